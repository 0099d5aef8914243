// After a heist of a campaign: diary, loot, reward. And the campaign as a document that is carried from heist to heist.
import { effect } from '../../table/event.js';
import { lastHeist, leastSuspicion, lootOf, mostSuspicion, rewardsOf, usualSuspicion, type Reward } from './box.js';
import { changed, event, names, type Campaign, type DiaryEntry, type Position, type RuleStep } from './position.js';

/** B2-CAMPAIGN-3: nothing has been tried yet. */
export const newCampaign = (): Campaign => ({ heist: 1, suspicion: usualSuspicion, loot: [], rewards: [], diary: [] });

/** B2-CAMPAIGN-5: more after a victory, less after a defeat, always within the table. */
export const suspicionAfter = (suspicion: number, result: DiaryEntry['result']): number =>
  Math.min(mostSuspicion, Math.max(leastSuspicion, suspicion + (result === 'won' ? 1 : -1)));

/** How a table is set for the next heist, by whoever plays this time (B2-CAMPAIGN-1). */
export const heistOf = (campaign: Campaign, players?: readonly string[]) => ({
  options: players ? { players: [...players] } : {},
  position: { flow: 'setup', campaign },
});

/** The document after a heist that has been played to its end: the next finale is due, whatever the result (B2-CAMPAIGN-2). */
export function campaignAfter({ campaign }: Pick<Position, 'campaign'>): Campaign {
  if (!campaign) throw new Error('this heist belongs to no campaign');
  return { ...campaign, heist: Math.min(campaign.heist + 1, lastHeist + 1) };
}
/** After the ninth heist there is no other. */
export const isCampaignOver = ({ heist }: Campaign): boolean => heist > lastHeist;

const withCampaign = (position: Position, change: (campaign: Campaign) => Partial<Campaign>): Position =>
  position.campaign
    ? changed(position, { campaign: { ...position.campaign, ...change(position.campaign) } })
    : position;

/** B2-CAMPAIGN-4, B2-CAMPAIGN-5 */
const writeDiary: RuleStep = (position) => {
  const { campaign, outcome } = position;
  if (!campaign || !outcome) return effect(position);
  const result = outcome.result as DiaryEntry['result'];
  const { heist, suspicion: from } = campaign;
  const to = suspicionAfter(from, result);
  const entry = { heist, result, names: names(position), suspicion: to };
  return effect(
    withCampaign(position, ({ diary }) => ({ suspicion: to, diary: [...diary, entry] })),
    event('diary-written', 'B2-CAMPAIGN-4', { heist, result }),
    ...(from === to ? [] : [event('suspicion-changed', 'B2-CAMPAIGN-5', { from, to })]),
  );
};

/** B2-CAMPAIGN-6 */
const keepLoot: RuleStep = (position) => {
  const kept = lootOf(position.options.data)[(position.campaign?.heist ?? 1) - 1] as string;
  return effect(
    withCampaign(position, ({ loot: shelf }) => ({ loot: [...shelf, kept] })),
    event('loot-kept', 'B2-CAMPAIGN-6', { loot: kept }),
  );
};

/** B2-CAMPAIGN-7 */
const takeReward: RuleStep = (position) => {
  const gear = rewardsOf(position.options.data)[(position.campaign?.heist ?? 1) - 1] as Reward;
  return effect(
    withCampaign(position, ({ rewards: earlier }) => ({ rewards: [...earlier, gear] })),
    event('reward-drawn', 'B2-CAMPAIGN-7', { gear }),
  );
};

export const campaignSteps = { writeDiary, keepLoot, takeReward };
export const campaignTests = {
  isOver: ({ outcome }: Position) => outcome !== null,
  isCampaign: ({ campaign }: Position) => campaign !== null,
  isLostHeist: ({ outcome }: Position) => outcome?.result !== 'won',
};
