import type { LinkState } from '../../../../shared/model/invitation.ts';

/** Why a recommendation's link shows no form. */
export type RecommendationProblem = Exclude<LinkState, 'open'> | 'closed';

/** The text for each problem, and whether logging in is the likeliest next step. */
export const problemTexts: Record<RecommendationProblem, { title: string; lead: string; logIn: boolean }> = {
  used: {
    title: 'This recommendation was accepted',
    lead: 'The link works once and has already been used. Log in to see your application.',
    logIn: true,
  },
  replaced: {
    title: 'A newer link was sent',
    lead: 'This one no longer works. Open the one in the latest email, or see the job without it.',
    logIn: false,
  },
  expired: {
    title: 'This recommendation has expired',
    lead: 'Links are valid for two weeks. You can still apply for the job if it is open.',
    logIn: false,
  },
  declined: {
    title: 'This recommendation was declined',
    lead: 'If you changed your mind, you can still apply for the job if it is open.',
    logIn: false,
  },
  cancelled: {
    title: 'This recommendation was cancelled',
    lead: 'The sender cancelled it. You can still apply for the job if it is open.',
    logIn: false,
  },
  closed: {
    title: 'This job is no longer open',
    lead: 'It was filled or taken down after it was recommended to you. Others are open now.',
    logIn: false,
  },
  unknown: {
    title: 'This link is not valid',
    lead: 'It may be incomplete. Open it from the email again, or see the open jobs.',
    logIn: false,
  },
};
