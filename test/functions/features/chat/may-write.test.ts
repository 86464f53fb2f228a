import { describe, expect, it } from 'vitest';
import {
  checkMayStart,
  checkMayWrite,
  checkPace,
  needsTies,
  partnerOf,
  visibleTo,
  whyOver,
} from '../../../../functions/features/chat/may-write.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import type { StoredConversation } from '../../../../functions/records/conversation.ts';
import { roles } from '../../../../shared/constants/roles.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { firstLineOf, isChatRole, mayRegister } from '../../../../shared/rules/chat.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { messageOf } from '../../../support/handle.ts';

const account = (role: Role, over: Partial<StoredAccount> = {}) =>
  ({ ...anActor(role), ...over }) as unknown as StoredAccount;
const refusal = (act: () => unknown) => {
  try {
    act();
    return 'none';
  } catch (error) {
    return (error as { kind: string }).kind;
  }
};
const tied = { areTied: true, isApplicant: false, isHiding: false };
const waiting = { areTied: false, isApplicant: true, isHiding: false };
const strangers = { areTied: false, isApplicant: false, isHiding: false };
const conversation = (over: Partial<StoredConversation> = {}): StoredConversation => ({
  firstId: 2001,
  secondId: 3001,
  startedBy: 2001,
  startedAt: someTime,
  lastNumber: 1,
  firstRead: 1,
  secondRead: 0,
  changed: 'message',
  ttl: 1,
  ...over,
});

describe('Who takes part in messages', () => {
  it('is recruiters and candidates, and managers too (CHAT-02, DEC-07, DEC-66)', () => {
    const expected: Record<Role, boolean> = { recruiter: true, candidate: true, manager: true, super_manager: false };
    expect(Object.fromEntries(roles.map((role) => [role, isChatRole(role)]))).toEqual(expected);
  });

  it('is registered with a positive id and a valid role only (VALID-47)', () => {
    expect(mayRegister(7, 'recruiter')).toBe(true);
    for (const id of [0, -7, 1.5, Number.NaN, '7', undefined]) expect(mayRegister(id, 'candidate')).toBe(false);
    for (const role of ['super_manager', 'guest', undefined]) expect(mayRegister(7, role)).toBe(false);
  });
});

describe('A conversation', () => {
  it('is between two different users of different roles with active accounts (CHAT-18)', () => {
    const members = [account('manager'), account('recruiter'), account('candidate')];
    for (const one of members)
      for (const other of members.filter((another) => another !== one)) expect(partnerOf(one, other)).toBe(other);
    const recruiter = anActor('recruiter');
    expect(refusal(() => partnerOf(recruiter, account('recruiter')))).toBe('invalid');
    for (const other of [
      undefined,
      account('candidate', { status: 'disabled' }),
      account('recruiter', { id: 2002 }),
      account('super_manager'),
    ])
      expect(refusal(() => partnerOf(recruiter, other))).toBe('notFound');
  });

  it('is begun where work connects the two, by a recruiter also with a candidate who waits for them', () => {
    const [recruiter, candidate] = [anActor('recruiter'), anActor('candidate')];
    const both = [
      [recruiter, candidate],
      [candidate, recruiter],
    ] as const;
    for (const [me, other] of both) {
      expect(refusal(() => checkMayStart(me, other, tied))).toBe('none');
      expect(refusal(() => checkMayStart(me, other, strangers))).toBe('forbidden');
    }
    expect(refusal(() => checkMayStart(recruiter, candidate, waiting))).toBe('none');
    expect(refusal(() => checkMayStart(candidate, recruiter, waiting))).toBe('forbidden');
  });

  it('is begun by a manager with who is on their jobs, by a recruiter with their manager, and never by a candidate with a manager (PLUS-47)', () => {
    const [manager, recruiter, candidate] = [anActor('manager'), anActor('recruiter'), anActor('candidate')];
    const begins = [
      [manager, recruiter, 'none'],
      [recruiter, manager, 'none'],
      [manager, candidate, 'none'],
      [candidate, manager, 'forbidden'],
    ] as const;
    for (const [me, other, outcome] of begins) {
      expect(refusal(() => checkMayStart(me, other, tied))).toBe(outcome);
      expect(refusal(() => checkMayStart(me, other, strangers))).toBe('forbidden');
      expect(needsTies(me, other)).toBe(true);
    }
    expect([needsTies(recruiter, candidate), needsTies(candidate, undefined)]).toEqual([false, false]);
  });

  it('that the other has begun without writing is there for its starter alone', () => {
    const begun = conversation({ lastNumber: 0 });
    expect(refusal(() => visibleTo(2001, begun))).toBe('none');
    expect(refusal(() => visibleTo(3001, begun))).toBe('notFound');
    expect(refusal(() => visibleTo(3001, undefined))).toBe('notFound');
    expect(refusal(() => visibleTo(3001, conversation()))).toBe('none');
  });

  it('that either has ended takes no message from either', () => {
    const other = account('candidate');
    expect(refusal(() => checkMayWrite(2001, conversation(), other))).toBe('none');
    for (const ended of [{ firstBlocked: true }, { secondBlocked: true }])
      for (const userId of [2001, 3001])
        expect(refusal(() => checkMayWrite(userId, conversation(ended), other))).toBe('forbidden');
    expect(refusal(() => checkMayWrite(2001, conversation(), account('candidate', { status: 'disabled' })))).toBe(
      'forbidden',
    );
    expect(refusal(() => checkMayWrite(2001, conversation(), undefined))).toBe('forbidden');
  });
});

describe('A refusal to write', () => {
  const [manager, recruiter, candidate] = [anActor('manager'), anActor('recruiter'), anActor('candidate')];
  const other = account('candidate');

  it.each<[string, () => unknown, string]>([
    ['to oneself', () => partnerOf(recruiter, account('recruiter')), 'You cannot write to yourself'],
    ['to a super manager', () => partnerOf(recruiter, account('super_manager')), 'There is no such person to write to'],
    ['in no conversation', () => visibleTo(2001, undefined), 'There is no such conversation'],
    ['in another’s beginning', () => visibleTo(3001, conversation({ lastNumber: 0 })), 'There is no such conversation'],
    [
      'to a stranger who is a candidate',
      () => checkMayStart(recruiter, candidate, strangers),
      'You can write to candidates who are on a job through you, whom you recommended a job to or invited, and to those who wait for you',
    ],
    [
      'to a stranger who is a recruiter',
      () => checkMayStart(candidate, recruiter, strangers),
      'You can write to recruiters through whom you are on a job, who recommended you a job or invited you, and to those who wrote to you',
    ],
    [
      'to a recruiter without work for the manager',
      () => checkMayStart(manager, recruiter, strangers),
      'You can write to recruiters who work on your jobs',
    ],
    [
      'to a candidate on no job of the manager’s',
      () => checkMayStart(manager, candidate, strangers),
      'You can write to candidates who are on one of your jobs',
    ],
    [
      'to a manager for whom the recruiter does not work',
      () => checkMayStart(recruiter, manager, strangers),
      'You can write to managers on whose jobs you work',
    ],
    [
      'to a manager who has not written to the candidate',
      () => checkMayStart(candidate, manager, tied),
      'You can write to managers who have written to you about a job',
    ],
    ['too fast', () => checkPace({ at: someTime }, someTime), 'Too many messages in a minute; try again soon'],
    ...(
      [
        ['recruiter', 2001, { firstBlocked: true }],
        ['candidate', 3001, { secondBlocked: true }],
      ] as const
    ).map(([role, userId, ended]): [string, () => unknown, string] => [
      `where the ${role} has ended it themselves`,
      () => checkMayWrite(userId, conversation(ended), other),
      'You have ended this conversation. Open it again to write',
    ]),
    ...(
      [
        ['recruiter', 2001, { secondBlocked: true }],
        ['candidate', 3001, { firstBlocked: true }],
      ] as const
    ).map(([role, userId, ended]): [string, () => unknown, string] => [
      `where the other has ended it for the ${role}`,
      () => checkMayWrite(userId, conversation(ended), other),
      'This conversation has ended',
    ]),
    [
      'to a closed account',
      () => checkMayWrite(2001, conversation(), account('candidate', { status: 'disabled' })),
      'This account is no longer active',
    ],
    ['to an erased account', () => checkMayWrite(2001, conversation(), undefined), 'This account is no longer active'],
  ])('%s says why', (_what, act, message) => {
    expect(messageOf(act)).toBe(message);
  });
});

describe('A conversation with a manager', () => {
  const [manager, recruiter, candidate] = [anActor('manager'), anActor('recruiter'), anActor('candidate')];
  const hiding = { ...strangers, isHiding: true };

  it.each([
    ['a manager', manager, recruiter, tied, null],
    ['a candidate', candidate, manager, tied, null],
    [
      'a manager whose recruiter left',
      manager,
      recruiter,
      strangers,
      'This recruiter no longer works on your jobs, so you can only read this conversation',
    ],
    [
      'a recruiter who left',
      recruiter,
      manager,
      strangers,
      'You no longer work on this manager’s jobs, so you can only read this conversation',
    ],
    [
      'a manager whose candidate is on no job',
      manager,
      candidate,
      strangers,
      'This candidate is no longer on any of your jobs, so you can only read this conversation',
    ],
    [
      'a manager from whom the candidate hides, in the same words',
      manager,
      candidate,
      hiding,
      'This candidate is no longer on any of your jobs, so you can only read this conversation',
    ],
    [
      'a candidate who is on no job',
      candidate,
      manager,
      strangers,
      'You are no longer on any of this manager’s jobs, so you can only read this conversation',
    ],
    [
      'a candidate who hides',
      candidate,
      manager,
      hiding,
      'You hide from this manager, so neither of you can write here',
    ],
  ])('says to %s whether the two can still write, and why not (PLUS-47)', (_who, me, other, ties, why) => {
    expect(whyOver(me, other, ties)).toBe(why);
  });
});

describe('The first line of a message', () => {
  it('is cut between characters, never within one', () => {
    expect(firstLineOf('Hello\nworld')).toBe('Hello');
    expect(firstLineOf('👩‍👩‍👧'.repeat(121))).toBe(`${'👩‍👩‍👧'.repeat(120)}…`);
    expect(firstLineOf('short')).toBe('short');
  });
});

describe('The pace of a conversation', () => {
  it('is refused, with the time to wait, when the message 120 numbers before is less than a minute old', () => {
    expect(() => checkPace({ at: '2026-09-01T10:00:00.000Z' }, '2026-09-01T10:00:20.000Z')).toThrow(
      expect.objectContaining({ kind: 'tooMany', retryAfter: 40 }),
    );
  });

  it('is not refused after a minute, nor where there are fewer messages', () => {
    expect(refusal(() => checkPace({ at: '2026-09-01T10:00:00.000Z' }, '2026-09-01T10:01:00.000Z'))).toBe('none');
    expect(refusal(() => checkPace(undefined, someTime))).toBe('none');
  });
});
