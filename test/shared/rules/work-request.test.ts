import { describe, expect, it } from 'vitest';
import {
  isOpenRequest,
  stateAfter,
  workRequestStates,
  workRequestSteps,
  worksOnRequest,
  type WorkRequestState,
  type WorkRequestStep,
} from '../../../shared/rules/work-request.ts';

// For each state, where each step leads; every other step is refused.
const leads: Record<WorkRequestState, Partial<Record<WorkRequestStep, WorkRequestState>>> = {
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
    for (const step of workRequestSteps) expect([step, stateAfter(state, step)]).toEqual([step, leads[state][step]]);
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
