/**
 * The states of a request to work on one job, by a manager to a recruiter of other managers or by a recruiter to the
 * manager of a job on the market (NOTIF-39 to NOTIF-45, PLUS-49): the first three are open, and the recruiter works on the
 * job in the second and third.
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

/** Who began a request; the other one accepts or declines it. */
export const askers = ['manager', 'recruiter'] as const;
export type Asker = (typeof askers)[number];

/**
 * What can happen to a request: accepted or declined by who is asked, ended by the recruiter or by the manager, two steps
 * that follow from the work, and `lapse` when nobody has answered.
 */
export const workRequestSteps = ['accept', 'decline', 'close_self', 'close', 'start', 'finish', 'lapse'] as const;
export type WorkRequestStep = (typeof workRequestSteps)[number];

const after: Record<WorkRequestStep, Partial<Record<WorkRequestState, WorkRequestState>>> = {
  accept: { created: 'accepted' },
  decline: { created: 'declined' },
  // Who was asked declines; who has asked takes it back.
  close_self: { created: 'self_closed', accepted: 'self_closed', working: 'self_closed' },
  close: { created: 'closed', accepted: 'closed', working: 'closed' },
  start: { accepted: 'working' },
  // Who has not begun has nothing to finish.
  finish: { created: 'closed', accepted: 'closed', working: 'finished' },
  lapse: { created: 'declined' },
};

/** A request as far as its next step depends on it. */
export interface StandingRequest {
  state: WorkRequestState;
  askedBy: Asker;
}

/**
 * The state after a step of one of the two, or of neither; undefined where the step is not possible. Who was asked accepts
 * or declines, and only a recruiter's own request is taken back by them or lapses.
 */
export function stateAfter(
  { state, askedBy }: StandingRequest,
  step: WorkRequestStep,
  by?: Asker,
): WorkRequestState | undefined {
  const isAnswer = step === 'accept' || step === 'decline';
  if (isAnswer && by === askedBy) return undefined;
  if (state === 'created' && (step === 'close_self' || step === 'lapse') && askedBy === 'manager') return undefined;
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

/** Whether the recruiter reads the job as those who work on it do: they work on it, or its manager asks them to. */
export function maySeeJob(request: StandingRequest | undefined): boolean {
  return worksOnRequest(request?.state) || (request?.state === 'created' && request.askedBy === 'manager');
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
