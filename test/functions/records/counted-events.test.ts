import { describe, expect, it } from 'vitest';
import { jobStatusChangedExamples } from '../../../events/jobs/job-status-changed.ts';
import * as counted from '../../../functions/domain/counters/counted-event.ts';
import type { CountedEvent } from '../../../functions/domain/counters/counted-event.ts';
import { answerDays, longestHire, longestStay } from '../../../shared/constants/dashboard.ts';
import {
  at,
  before,
  person,
  event,
  moved,
  closed,
  accepted,
  restored,
  added,
  gone,
  posted,
  removed,
} from '../../support/counted-events.ts';

const rare = (add: Record<string, number>) => [
  { at, whose: 1, add },
  { at, whose: 'everyone', managerId: 1, add: { ...add, m_1_acts: 1 } },
];

const takenBack = (when: string) => [
  { at: when, whose: 1, add: { candidates: -1, r_7_candidates: -1 } },
  { at: when, whose: 7, add: { candidates: -1 } },
];

describe('What is counted', () => {
  it.each([
    ['a client that was added', added, rare({ clientsAdded: 1 })],
    ['a client that was removed', gone, rare({ clientsRemoved: 1 })],
    ['a job that was posted', posted, rare({ posted: 1 })],
    ['a job that was removed', removed, rare({ removed: 1 })],
    [
      'a job of another status',
      event(jobStatusChangedExamples[0]!, { managerId: 1, from: 'signed', to: 'on_hold' }),
      [{ at, whose: 1, add: { signedTo_on_hold: 1 } }],
    ],
    [
      'an acceptance',
      accepted(person(7)),
      [
        { at, whose: 1, add: { candidates: 1, r_7_candidates: 1 } },
        { at, whose: 7, add: { candidates: 1 } },
      ],
    ],
    ['an acceptance without a recruiter', accepted(null), [{ at, whose: 1, add: { candidates: 1 } }]],
    ['an application that waits again for no reason of a recruiter’s', restored({}), []],
    [
      'an application that waits again, when it was accepted',
      restored({ notBy: 7, acceptedAt: before(3) }),
      takenBack(before(3)),
    ],
    ['an application that waits again, of an older event', restored({ notBy: 7 }), takenBack(at)],
    [
      'a move that answers in time',
      moved({}),
      [
        { at, whose: 1, add: { moves: 1, moved_1_4: 1, stayed_1_1: 1, r_7_answers: 1, r_7_inTime: 1 } },
        { at, whose: 7, add: { moves: 1, moved_1_4: 1, stayed_1_1: 1 } },
        { at, whose: 'everyone', managerId: 1, add: { m_1_answers: 1, m_1_inTime: 1, r_7_answers: 1, r_7_inTime: 1 } },
      ],
    ],
    [
      'a move that answers too late, without a recruiter',
      moved({ since: before(answerDays[1]), recruiterId: null }),
      [
        { at, whose: 1, add: { moves: 1, moved_1_4: 1, [`stayed_1_${answerDays[1]}`]: 1 } },
        { at, whose: 'everyone', managerId: 1, add: { m_1_answers: 1 } },
      ],
    ],
    [
      'a move of another status',
      moved({ from: 'contacted', to: 'submitted', since: before(1000) }),
      [1, 7].map((whose) => ({ at, whose, add: { moves: 1, moved_0_1: 1, [`stayed_0_${longestStay}`]: 1 } })),
    ],
    [
      'a move of an older event',
      moved({ since: null }),
      [1, 7].map((whose) => ({ at, whose, add: { moves: 1, moved_1_4: 1 } })),
    ],
    ['a move from nowhere', moved({ from: null }), []],
    [
      'a rejection for a reason of the list',
      moved({ since: null, rejectedFor: 'pay' }),
      [1, 7].map((whose) => ({ at, whose, add: { moves: 1, moved_1_4: 1, rejectedFor_pay: 1 } })),
    ],
    [
      'such a rejection that was undone',
      moved({ from: 'rejected', to: 'submitted', undo: true, undoneAt: before(1), since: null, rejectedFor: 'pay' }),
      [1, 7].map((whose) => ({
        at: before(1),
        whose,
        add: { moves: -1, moved_1_4: -1, rejectedFor_pay: -1 },
      })),
    ],
    [
      'a move that was undone, when it was made',
      moved({ from: 'rejected', to: 'submitted', undo: true, undoneAt: before(1), since: before(2) }),
      [
        { at: before(1), whose: 1, add: { moves: -1, moved_1_4: -1, stayed_1_1: -1, r_7_answers: -1, r_7_inTime: -1 } },
        { at: before(1), whose: 7, add: { moves: -1, moved_1_4: -1, stayed_1_1: -1 } },
        {
          at: before(1),
          whose: 'everyone',
          managerId: 1,
          add: { m_1_answers: -1, m_1_inTime: -1, r_7_answers: -1, r_7_inTime: -1 },
        },
      ],
    ],
    [
      'a job that was closed without a hire',
      closed({}),
      [
        { at, whose: 1, add: { closed: 1, hired: 0, points: 0, c_1_9_closed: 1 } },
        { at, whose: 'everyone', managerId: 1, add: { closed: 1, hired: 0, points: 0, c_1_9_closed: 1 } },
      ],
    ],
    [
      'a hire without a recruiter, of no client',
      closed({ candidate: person(8), clientId: null, source: 'applied' }),
      [
        {
          at,
          whose: 1,
          add: {
            closed: 1,
            hired: 1,
            points: 0,
            hiredAfter_12: 1,
            hiredBy_applied: 1,
            c_1_0_closed: 1,
            c_1_0_hires: 1,
          },
        },
        {
          at,
          whose: 'everyone',
          managerId: 1,
          add: {
            closed: 1,
            hired: 1,
            points: 0,
            hiredAfter_12: 1,
            hiredBy_applied: 1,
            c_1_0_closed: 1,
            c_1_0_hires: 1,
            m_1_hires: 1,
          },
        },
      ],
    ],
    [
      'a hire of a recruiter',
      closed({ candidate: person(8), recruiter: person(7) }),
      [
        {
          at,
          whose: 1,
          add: {
            closed: 1,
            hired: 1,
            points: 500,
            hiredAfter_12: 1,
            c_1_9_closed: 1,
            c_1_9_hires: 1,
            r_7_hires: 1,
            r_7_points: 500,
          },
        },
        {
          at,
          whose: 'everyone',
          managerId: 1,
          add: {
            closed: 1,
            hired: 1,
            points: 500,
            hiredAfter_12: 1,
            c_1_9_closed: 1,
            c_1_9_hires: 1,
            r_7_hires: 1,
            r_7_points: 500,
            m_1_hires: 1,
            m_1_points: 500,
          },
        },
        { at, whose: 7, add: { closed: 1, hired: 1, points: 500, hiredAfter_12: 1 } },
      ],
    ],
  ] as const)('of %s is decided by its event', (_what, given, expected) => {
    expect(counted.countEvent(given as CountedEvent)).toEqual(expected);
  });

  it('has names that are read back', () => {
    expect(counted.personIn('m_12_acts')).toEqual({ kind: 'm', id: 12, measure: 'acts' });
    expect(['xm_1_acts', 'm_1_actsx', 'm_1_x', 'moves', 'c_1_2_closed'].map(counted.personIn)).toEqual(
      Array(5).fill(undefined),
    );
    expect(counted.clientIn('c_12_34_hires')).toEqual({ managerId: 12, clientId: 34, measure: 'hires' });
    expect(counted.clientIn('c_12_0_closed')).toEqual({ managerId: 12, clientId: null, measure: 'closed' });
    expect(['xc_1_2_hires', 'c_1_2_hiresx', 'c_1_hires', 'm_1_acts'].map(counted.clientIn)).toEqual(
      Array(4).fill(undefined),
    );
    expect([counted.hiredAfterName(longestHire - 1), counted.hiredAfterName(longestHire + 1)]).toEqual([
      `hiredAfter_${longestHire - 1}`,
      `hiredAfter_${longestHire}`,
    ]);
    expect([counted.isCounted(posted), counted.isCounted({ ...posted, type: 'job-changed' } as never)]).toEqual([
      true,
      false,
    ]);
  });
});
