import { describe, expect, it } from 'vitest';
import {
  type Asker,
  askers,
  isOpenRequest,
  maySeeJob,
  stateAfter,
  workRequestStates,
  workRequestSteps,
  worksOnRequest,
  type WorkRequestState,
  type WorkRequestStep,
} from '../../../shared/rules/work-request.ts';

type Leads = Partial<Record<WorkRequestStep, WorkRequestState>>;

// For each state, where each step leads; every other step is refused.
const leads: Record<WorkRequestState, Leads> = {
  created: { accept: 'accepted', decline: 'declined', close: 'closed', finish: 'closed' },
  accepted: { start: 'working', close_self: 'self_closed', close: 'closed', finish: 'closed' },
  working: { close_self: 'self_closed', close: 'closed', finish: 'finished' },
  declined: {},
  self_closed: {},
  closed: {},
  finished: {},
};

describe('A request to work on another manager’s job', () => {
  it.each(workRequestStates)('leads from %s to the states that its steps allow, and nowhere else', (state) => {
    for (const step of workRequestSteps)
      expect([step, stateAfter({ state, askedBy: 'manager' }, step)]).toEqual([step, leads[state][step]]);
  });

  it('by a recruiter of the market is also taken back by them, and lapses, while it waits', () => {
    const own: Leads = { ...leads.created, close_self: 'self_closed', lapse: 'declined' };
    for (const step of workRequestSteps)
      expect([step, stateAfter({ state: 'created', askedBy: 'recruiter' }, step)]).toEqual([step, own[step]]);
    expect(stateAfter({ state: 'accepted', askedBy: 'recruiter' }, 'lapse')).toBeUndefined();
  });

  it('is accepted and declined by who is asked, never by who asks', () => {
    for (const askedBy of askers)
      for (const by of askers)
        for (const step of ['accept', 'decline'] as const)
          expect([askedBy, by, step, stateAfter({ state: 'created', askedBy }, step, by) !== undefined]).toEqual([
            askedBy,
            by,
            step,
            by !== askedBy,
          ]);
  });

  it('opens the job to the recruiter who works on it or is asked to, not to one who asks', () => {
    const opens = (state: WorkRequestState, askedBy: Asker) => maySeeJob({ state, askedBy });
    expect([opens('created', 'manager'), opens('created', 'recruiter')]).toEqual([true, false]);
    for (const askedBy of askers) expect([opens('working', askedBy), opens('closed', askedBy)]).toEqual([true, false]);
    expect(maySeeJob(undefined)).toBe(false);
  });

  it('is open until it is declined, closed or finished, and worked on from its acceptance', () => {
    const expected: Record<WorkRequestState, [open: boolean, works: boolean]> = {
      created: [true, false],
      accepted: [true, true],
      working: [true, true],
      declined: [false, false],
      self_closed: [false, false],
      closed: [false, false],
      finished: [false, false],
    };
    for (const state of workRequestStates)
      expect([state, isOpenRequest(state), worksOnRequest(state)]).toEqual([state, ...expected[state]]);
    expect([isOpenRequest(undefined), worksOnRequest(undefined)]).toEqual([false, false]);
  });
});
