/** What a redemption is paid out as. */
export const rewardForms = ['cash', 'gift_card'] as const;
export type RewardForm = (typeof rewardForms)[number];

/** The forms in a recruiter's words. */
export const rewardFormLabels: Record<RewardForm, string> = { cash: 'Cash', gift_card: 'Gift card' };

/** What a point is worth, in US dollars. */
export const dollarsPerPoint = 1;

/** How far a redemption is. */
export const rewardStatuses = ['requested', 'approved', 'paid', 'refused'] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

/**
 * Where the bounty of a hire is: held until its guarantee ends, available to redeem, or returned because the hired
 * person left.
 */
export const bountyStates = ['held', 'available', 'returned'] as const;

/** What happens to a bounty after the hire. */
export const bountySteps = [
  'available',
  'asked',
  'returned',
  'contested',
  'disputed',
  'upheld',
  'restored',
  'verified',
  'reviewed',
  'voided',
] as const;
export type BountyStep = (typeof bountySteps)[number];

/** The most that a job can give the candidate who invited the hired person, in percent of its points. */
export const maxReferralShare = 100;

/** Why points wait for the operator, beside the guarantee (PLUS-44). */
export const heldForReviewWords =
  'Held until HireHub has looked at it: this manager’s hires earned more than usual, or the manager left unverified';

/** Why points wait though the guarantee may be over. */
export const inQuestionWords = 'Held until it is settled';

/** How long a recruiter can contest what a manager says against their points, in days; nothing returns before. */
export const contestDays = 14;

/** How long the words of a return, a contest and a decision may be. */
export const maxBountyWords = 1000;
