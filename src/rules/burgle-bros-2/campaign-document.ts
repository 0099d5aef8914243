// A campaign as a JSON document: read and checked before a heist, written after it. Whoever keeps the document calls
// `readCampaign`, sets the table by `heistOf`, and after the heist keeps `campaignAfter`.
import { isMap } from '../../notation/is-map.js';
import { found, problemsOf } from '../../notation/schema-problems.js';
import { InputError, type Problem } from '../../table/errors.js';
import type { Json } from '../../table/event.js';
import type { CampaignBook } from '../../table/game.js';
import { campaignAfter, heistOf, isCampaignOver, newCampaign, suspicionAfter } from './campaign.js';
import { lastHeist, lootOf, rewardsOf, usualSuspicion, type GivenData } from './box.js';
import type { Campaign, Position } from './position.js';
import { campaignSchema } from './schema.js';

export { campaignAfter, heistOf, isCampaignOver, newCampaign } from './campaign.js';

/** Throws an InputError with every problem of the document; nothing is half-accepted. `given` as in `options.data`. */
export function readCampaign(document: unknown, given?: GivenData): Campaign {
  if (!isMap(document))
    throw new InputError([{ path: [], found: found(document), expected: 'a campaign, for example {"heist": 1}' }]);
  const shape = problemsOf(campaignSchema, document, []);
  if (shape.length > 0) throw new InputError(shape as [Problem, ...Problem[]]);
  const campaign: Campaign = { ...newCampaign(), ...(document as Partial<Campaign>) };
  const contrary = contradictions(campaign, given);
  if (contrary.length > 0) throw new InputError(contrary as [Problem, ...Problem[]]);
  return campaign;
}

const wrong = (key: string, what: unknown, expected: string): Problem => ({
  path: [key],
  found: found(what),
  expected,
});
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i]);

/** The diary tells everything else: heists one after the other, suspicion, loot and rewards. */
function contradictions(campaign: Campaign, given?: GivenData): Problem[] {
  const { heist, suspicion, loot: shelf, rewards: earned, diary } = campaign;
  const problems: Problem[] = [];
  const played = diary.map(({ heist: number }) => number);
  if (
    !isSame(
      played,
      Array.from({ length: heist - 1 }, (_, i) => i + 1),
    )
  )
    problems.push(wrong('diary', played, `the ${heist - 1} heists before heist ${heist}, in order`));
  let level: number = usualSuspicion;
  for (const { result, suspicion: noted } of diary) {
    level = suspicionAfter(level, result);
    if (noted !== level) problems.push(wrong('diary', noted, `suspicion ${level} after that heist`));
  }
  if (problems.length === 0 && suspicion !== level)
    problems.push(wrong('suspicion', suspicion, `${level}, as the diary says`));
  const won = diary.filter(({ result }) => result === 'won').map(({ heist: number }) => lootOf(given)[number - 1]);
  if (!isSame(shelf, won))
    problems.push(wrong('loot', shelf, `the loot of the heists won: ${won.join(', ') || 'none'}`));
  const due = rewardsOf(given).slice(0, diary.length);
  if (!isSame(earned, due)) problems.push(wrong('rewards', earned, `one for each heist: ${due.join(', ') || 'none'}`));
  return problems;
}

/** Where the campaign stands: what is due, or how it went. */
function told(campaign: Campaign): string {
  const won = campaign.diary.filter(({ result }) => result === 'won').length;
  return isCampaignOver(campaign)
    ? `all ${lastHeist} heists have been played, ${won} of them won`
    : `heist ${campaign.heist} of ${lastHeist}, suspicion ${campaign.suspicion}, ${won} won so far`;
}

const asJson = (campaign: Campaign): Json => campaign as unknown as Json;
const asCampaign = (document: Json): Campaign => document as unknown as Campaign;
export const campaignBook: CampaignBook<Position> = {
  begin: () => asJson(newCampaign()),
  read: (document, { data }) => asJson(readCampaign(document, data)),
  setUp: (document) => heistOf(asCampaign(document)).position,
  after: (position) => asJson(campaignAfter(position)),
  isOver: (document) => isCampaignOver(asCampaign(document)),
  tell: (document) => told(asCampaign(document)),
};
