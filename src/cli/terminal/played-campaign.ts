// A game of a campaign: its file holds what was before, and what is afterwards once the game is over.
import { InputError } from '../../table/errors.js';
import type { CampaignBook } from '../../table/game.js';
import type { Table } from '../../table/table.js';
import { WrongUse, type Io } from '../command.js';
import { campaignProblems, type CampaignFile } from '../input/campaign-file.js';
import { jsonText } from '../output/printable.js';

export class PlayedCampaign {
  /** Whether the file holds what it should. */
  isKept = true;

  constructor(
    private readonly book: CampaignBook,
    private readonly file: CampaignFile,
    private readonly io: Io,
    private readonly json: boolean,
  ) {
    const { name, before, isNew } = file;
    if (book.isOver(before))
      throw new WrongUse(
        `${name}: the campaign is over, ${book.tell(before)}. To begin another campaign, name another file`,
      );
    this.say(isNew ? `${name} did not exist: a new campaign begins.` : `The campaign in ${name}:`, before);
  }

  /** How the table of this game is set. */
  get setUp(): object {
    return this.book.setUp(this.file.before);
  }

  /** Records the table as it stands now: an end that was taken back no longer counts. */
  record(table: Table): void {
    const isOver = table.outcome !== null && table.waitsFor === 'nobody';
    const document = isOver ? this.book.after(table.raw) : this.file.before;
    try {
      if (this.file.keep(document)) this.say(`Written to ${this.file.name}:`, document);
      this.isKept = true;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.isKept = false;
      for (const line of campaignProblems(this.file.name, error)) this.io.err(`${line}. Nothing was written.\n`);
    }
  }

  private say(what: string, document: Parameters<CampaignBook['tell']>[0]): void {
    this.io.out(this.json ? `${jsonText({ campaign: document })}\n` : `${what} ${this.book.tell(document)}\n`);
  }
}
