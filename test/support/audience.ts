import type { Audience } from '../../functions/features/notifications/compose-notifications.steps.ts';

/** An audience in which nobody else is known: no recruiters, team or interviewers. */
export const nobodyElse: Audience = {
  recruitersOf: async () => [],
  teamOf: async () => [],
  interviewersOf: async () => [],
  haveAllScored: async () => false,
  awaitedInterviewers: async () => [],
};
