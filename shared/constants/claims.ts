/**
 * How far the introduction of a candidate is: a proposal that waits for them, the claim they confirmed, or why there is
 * neither.
 */
export const claimStates = ['proposed', 'standing', 'declined', 'passed_over', 'lapsed', 'withdrawn', 'ended'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Why a proposal cannot be agreed to at the moment, in the words of its lists. */
export const proposalStops = ['on_hold', 'closed', 'recruiter_left'] as const;
export type ProposalStop = (typeof proposalStops)[number];

export const proposalStopLabels: Record<ProposalStop, string> = {
  on_hold: 'Job on hold',
  closed: 'Job closed',
  recruiter_left: 'Recruiter left the job',
};

/** What ended a claim or a proposal. */
export const claimEnders = ['candidate', 'recruiter', 'time', 'hire', 'rival', 'erasure'] as const;
export type ClaimEnder = (typeof claimEnders)[number];

/** How a candidate confirmed: by the mailed link, signed in, or by applying. */
export const confirmationWays = ['link', 'app', 'application'] as const;
export type ConfirmationWay = (typeof confirmationWays)[number];

export const confirmationWayLabels: Record<ConfirmationWay, string> = {
  link: 'by the mailed link',
  app: 'signed in',
  application: 'by applying',
};

export const claimStateLabels: Record<ClaimState, string> = {
  proposed: 'Waits for the candidate',
  standing: 'Confirmed',
  declined: 'Declined',
  passed_over: 'Another was chosen',
  lapsed: 'No answer in time',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
};

/** Days after a hire within which a job's points return if the hired person leaves. */
export const guaranteeChoices = [0, 30, 60, 90] as const;
export type GuaranteeDays = (typeof guaranteeChoices)[number];

/** The choices in words. */
export const guaranteeLabels: Record<GuaranteeDays, string> = {
  0: 'No guarantee',
  30: '30 days',
  60: '60 days',
  90: '90 days',
};

/** The part of a job's points that goes to the recruiter, in percent; a claim keeps what it was when it was made. */
export const recruiterShare = 100;

/** How long the words to a candidate may be. */
export const maxClaimMessage = 600;

/** Days within which a candidate who applied may say 'not this recruiter', which puts the application back. */
export const daysToReconsider = 7;

/** For how many jobs a candidate is proposed in one call. */
export const mostAssigned = 20;

/** Files that a side may add to the evidence of what a hire earned. */
export const mostClaimFiles = 10;

/** How far a file of the evidence is: on its way, there for everybody concerned, or refused by the check. */
export const claimFileStates = ['waiting', 'added', 'refused'] as const;
