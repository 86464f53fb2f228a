import type { Audience } from '../../functions/features/notifications/compose-notifications.steps.ts';

/** An audience in which nobody else is known: no recruiters, team, interviewers or applicants. */
export const nobodyElse: Audience = {
  recruitersOf: async () => [],
  teamOf: async () => [],
  waitingApplicants: async () => [],
  stillOn: async () => ({ candidates: [], recruiters: [] }),
  interviewersOf: async () => [],
  haveAllScored: async () => false,
  awaitedInterviewers: async () => [],
};
