/**
 * The states of a manager's request to a recruiter of other managers to work on one job (NOTIF-39 to NOTIF-45): the
 * first three are open, and the recruiter works on the job in the second and third.
 */
export const workRequestStates = [
  'created',
  'accepted',
  'working',
  'declined',
  'self_closed',
  'closed',
  'finished',
] as const;
export type WorkRequestState = (typeof workRequestStates)[number];

/** What can happen to a request: three by the recruiter, one by the manager, and two that follow from the work. */
export const workRequestSteps = ['accept', 'decline', 'close_self', 'close', 'start', 'finish'] as const;
export type WorkRequestStep = (typeof workRequestSteps)[number];

const after: Record<WorkRequestStep, Partial<Record<WorkRequestState, WorkRequestState>>> = {
  accept: { created: 'accepted' },
  decline: { created: 'declined' },
  close_self: { accepted: 'self_closed', working: 'self_closed' },
  close: { created: 'closed', accepted: 'closed', working: 'closed' },
  start: { accepted: 'working' },
  // Who has not begun has nothing to finish.
  finish: { created: 'closed', accepted: 'closed', working: 'finished' },
};

/** The state after a step; undefined where the step is not possible. */
export function stateAfter(state: WorkRequestState, step: WorkRequestStep): WorkRequestState | undefined {
  return after[step][state];
}

/** Whether the recruiter works on the job now: they find it, read it and propose candidates for it. */
export function worksOnRequest(state: WorkRequestState | undefined): boolean {
  return state === 'accepted' || state === 'working';
}

/** Whether a request waits for an answer or is worked on; while it is, the recruiter is not asked again for that job. */
export function isOpenRequest(state: WorkRequestState | undefined): boolean {
  return state === 'created' || worksOnRequest(state);
}

/** Why a step is not possible, to the person who wants to take it. */
export const whyNoStep: Record<WorkRequestState, string> = {
  created: 'This request has not been answered yet',
  accepted: 'This request has already been accepted',
  working: 'This request has already been accepted',
  declined: 'This request has already been declined',
  self_closed: 'The recruiter has already ended this work',
  closed: 'This request has already been closed',
  finished: 'This work is already finished',
};
