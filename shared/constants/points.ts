/** What a redemption is paid out as. */
export const rewardForms = ['cash', 'gift_card'] as const;
export type RewardForm = (typeof rewardForms)[number];

/** The forms in a recruiter's words. */
export const rewardFormLabels: Record<RewardForm, string> = { cash: 'Cash', gift_card: 'Gift card' };

/** What a point is worth, in US dollars. */
export const dollarsPerPoint = 1;
