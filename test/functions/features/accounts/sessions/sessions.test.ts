import { describe, expect, it } from 'vitest';
import {
  endSessions,
  mostSessions,
  openSession,
  renewOnly,
} from '../../../../../functions/features/accounts/sessions/sessions.ts';
import { accountOf } from '../../../../../functions/features/accounts/sign-up/open-account.ts';
import { sessionSeconds } from '../../../../../functions/records/session.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { idAt } from '../../../../../shared/rules/ids.ts';
import { someTime } from '../../../../support/builders.ts';

const now = Date.parse(someTime);
const base = accountOf(
  { firstName: 'Maria', lastName: 'Lopez', email: 'maria@example.com', role: 'manager' },
  { id: 1001, uuid: 'maria', at: someTime, status: 'active' },
);
const idAgo = (seconds: number): number => idAt(now - seconds * 1000, 0);
const circumstances = { at: someTime, eventId: 77 };
const opened = (sessions: Record<string, number> | undefined, remembered = true) =>
  openSession(
    { ...base, ...(sessions ? { sessions } : {}) },
    {
      id: idAgo(0),
      name: 'new',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      remembered,
    },
    circumstances,
  );
const ended = (reason: string, sessionIds: number[]) =>
  expect.objectContaining({
    id: 77,
    type: 'sessions-ended',
    time: someTime,
    actor: { kind: 'user', id: 1001, role: 'manager', firstName: 'Maria', lastName: 'Lopez' },
    subject: keys.userSubject(1001),
    data: { userId: 1001, sessionIds, reason },
  });

describe('The sessions of an account', () => {
  it('begin with the first sign-in and name a device that people recognise', () => {
    const { live, kept, endedIds, events } = opened(undefined, false);
    expect(live).toEqual({ new: idAgo(0) });
    expect(kept).toEqual({
      id: idAgo(0),
      browser: 'Firefox',
      system: 'Linux',
      remembered: false,
      createdAt: someTime,
      refreshedAt: someTime,
      generation: 1,
    });
    expect([endedIds, events]).toEqual([[], []]);
  });

  it('are forgotten once expired, without an event', () => {
    const { live, endedIds, events } = opened({ old: idAgo(sessionSeconds + 1), young: idAgo(sessionSeconds - 1) });
    expect(Object.keys(live).sort()).toEqual(['new', 'young']);
    expect([endedIds, events]).toEqual([[], []]);
  });

  it('are limited: one more ends the oldest', () => {
    const full = Object.fromEntries(Array.from({ length: mostSessions }, (_, ago) => [`ago-${ago}`, idAgo(ago + 1)]));
    const { live, endedIds, events } = opened(full);
    expect(Object.keys(live)).toHaveLength(mostSessions);
    expect(live).not.toHaveProperty(`ago-${mostSessions - 1}`);
    expect(endedIds).toEqual([idAgo(mostSessions)]);
    expect(live).toMatchObject({
      'ago-0': idAgo(1),
      [`ago-${mostSessions - 2}`]: idAgo(mostSessions - 1),
      new: idAgo(0),
    });
    expect(events).toEqual([ended('too-many', [idAgo(mostSessions)])]);
  });

  it('end when chosen, and the others stay', () => {
    const account = { ...base, sessions: { a: 1, b: 2, c: 3 } };
    expect(endSessions(account, (id) => id === 2, 'ended', circumstances)).toMatchObject({
      live: { a: 1, c: 3 },
      endedIds: [2],
      events: [ended('ended', [2])],
    });
    expect(endSessions(account, () => true, 'everywhere', circumstances)).toMatchObject({
      live: {},
      endedIds: [1, 2, 3],
    });
    expect(endSessions(account, () => false, 'ended', circumstances)).toEqual({
      live: account.sessions,
      endedIds: [],
      events: [],
    });
  });

  it('continue as one, under a new id, after a password change', () => {
    const kept = {
      id: 2,
      browser: null,
      system: null,
      remembered: true,
      createdAt: '2026-08-01T10:00:00.000Z',
      refreshedAt: '2026-08-02T10:00:00.000Z',
      generation: 7,
    };
    expect(renewOnly({ ...base, sessions: { a: 1, b: 2 } }, kept, 'fresh', circumstances)).toMatchObject({
      live: { fresh: 2 },
      endedIds: [1],
      kept: { ...kept, refreshedAt: someTime, generation: 1 },
      events: [ended('password', [1])],
    });
  });
});
