import { describe, expect, it } from 'vitest';
import {
  checkMayStart,
  checkMayWrite,
  checkPace,
  pairOf,
  visibleTo,
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
const conversation = (over: Partial<StoredConversation> = {}): StoredConversation => ({
  recruiterId: 2001,
  candidateId: 3001,
  startedBy: 2001,
  startedAt: someTime,
  lastNumber: 1,
  recruiterRead: 1,
  candidateRead: 0,
  changed: 'message',
  ttl: 1,
  ...over,
});

describe('Who takes part in messages', () => {
  it('is recruiters and candidates only (CHAT-02, DEC-07)', () => {
    const expected: Record<Role, boolean> = { recruiter: true, candidate: true, manager: false, super_manager: false };
    expect(Object.fromEntries(roles.map((role) => [role, isChatRole(role)]))).toEqual(expected);
  });

  it('is registered with a positive id and a valid role only (VALID-47)', () => {
    expect(mayRegister(7, 'recruiter')).toBe(true);
    for (const id of [0, -7, 1.5, Number.NaN, '7', undefined]) expect(mayRegister(id, 'candidate')).toBe(false);
    for (const role of ['manager', 'super_manager', 'guest', undefined]) expect(mayRegister(7, role)).toBe(false);
  });
});

describe('A conversation', () => {
  it('is between two different users, a recruiter and a candidate with active accounts (CHAT-18)', () => {
    const recruiter = anActor('recruiter');
    expect(pairOf(recruiter, account('candidate'))).toEqual({ recruiterId: 2001, candidateId: 3001 });
    expect(pairOf(anActor('candidate'), account('recruiter'))).toEqual({ recruiterId: 2001, candidateId: 3001 });
    expect(refusal(() => pairOf(recruiter, account('recruiter')))).toBe('invalid');
    for (const other of [
      undefined,
      account('candidate', { status: 'disabled' }),
      account('recruiter', { id: 2002 }),
      account('manager'),
      account('super_manager'),
    ])
      expect(refusal(() => pairOf(recruiter, other))).toBe('notFound');
  });

  it('is begun where work connects the two, by a recruiter also with a candidate who waits for them', () => {
    const [recruiter, candidate] = [anActor('recruiter'), anActor('candidate')];
    const tied = { areTied: true, isApplicant: false };
    const waiting = { areTied: false, isApplicant: true };
    const strangers = { areTied: false, isApplicant: false };
    expect([recruiter, candidate].map((actor) => refusal(() => checkMayStart(actor, tied)))).toEqual(['none', 'none']);
    expect(refusal(() => checkMayStart(recruiter, waiting))).toBe('none');
    expect(refusal(() => checkMayStart(candidate, waiting))).toBe('forbidden');
    for (const actor of [recruiter, candidate])
      expect(refusal(() => checkMayStart(actor, strangers))).toBe('forbidden');
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
    for (const ended of [{ recruiterBlocked: true }, { candidateBlocked: true }])
      for (const userId of [2001, 3001])
        expect(refusal(() => checkMayWrite(userId, conversation(ended), other))).toBe('forbidden');
    expect(refusal(() => checkMayWrite(2001, conversation(), account('candidate', { status: 'disabled' })))).toBe(
      'forbidden',
    );
    expect(refusal(() => checkMayWrite(2001, conversation(), undefined))).toBe('forbidden');
  });
});

describe('A refusal to write', () => {
  const [recruiter, candidate] = [anActor('recruiter'), anActor('candidate')];
  const other = account('candidate');
  const strangers = { areTied: false, isApplicant: false };

  it.each<[string, () => unknown, string]>([
    ['to oneself', () => pairOf(recruiter, account('recruiter')), 'You cannot write to yourself'],
    ['to a manager', () => pairOf(recruiter, account('manager')), 'There is no such person to write to'],
    ['in no conversation', () => visibleTo(2001, undefined), 'There is no such conversation'],
    ['in another’s beginning', () => visibleTo(3001, conversation({ lastNumber: 0 })), 'There is no such conversation'],
    [
      'to a stranger who is a candidate',
      () => checkMayStart(recruiter, strangers),
      'You can write to candidates you have put forward, recommended a job to or invited, and to those who wait for you',
    ],
    [
      'to a stranger who is a recruiter',
      () => checkMayStart(candidate, strangers),
      'You can write to recruiters who have put you forward or recommended you a job, and to those who wrote to you',
    ],
    ['too fast', () => checkPace({ at: someTime }, someTime), 'Too many messages in a minute; try again soon'],
    ...(
      [
        ['recruiter', 2001, { recruiterBlocked: true }],
        ['candidate', 3001, { candidateBlocked: true }],
      ] as const
    ).map(([role, userId, ended]): [string, () => unknown, string] => [
      `where the ${role} has ended it themselves`,
      () => checkMayWrite(userId, conversation(ended), other),
      'You have ended this conversation. Open it again to write',
    ]),
    ...(
      [
        ['recruiter', 2001, { candidateBlocked: true }],
        ['candidate', 3001, { recruiterBlocked: true }],
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
