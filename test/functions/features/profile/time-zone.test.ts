import { describe, expect, it } from 'vitest';
import { claimLetter } from '../../../../functions/features/claims/claim-letter.ts';
import { erasureRequestedLetter } from '../../../../functions/features/personal-data/personal-data-letters.ts';
import { notificationLetter } from '../../../../functions/features/notification-mail/notification-letters.ts';
import { changeTimeZoneHandler } from '../../../../functions/features/profile/profile.handlers.ts';
import type { StoredClaim } from '../../../../functions/records/claim.ts';
import { profileStore } from '../../../../functions/features/profile/profile.store.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { timeZoneForm } from '../../../../shared/validation/time-zone.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('A person’s time zone', () => {
  let store: ReturnType<typeof profileStore>;
  const actor = anActor('recruiter', { id: 501 });
  withLocalTable(async (local) => {
    const table = openTable(local.tableName, local.documents);
    store = profileStore(table);
    const person = { firstName: 'Rosa', lastName: 'Klein', email: 'rosa@example.com', role: 'recruiter' as const };
    const account = accountOf(person, { id: actor.id, uuid: 'u', at: someTime, status: 'active' });
    await table.writeOne({ put: { ...keys.account(actor.id), ...account } });
  });
  const saved = async (body: object) =>
    (await resultOf(changeTimeZoneHandler, { body, actor }, { profileStore: store })).timeZone;

  it('is guessed only while none is known, and changed whenever they choose', async () => {
    expect(await saved({ timeZone: 'America/Chicago', isGuess: true })).toBe('America/Chicago');
    expect(await saved({ timeZone: 'Asia/Tokyo', isGuess: true })).toBe('America/Chicago');
    expect(await saved({ timeZone: 'Europe/Berlin' })).toBe('Europe/Berlin');
  });

  it('is a name of the IANA database, stored by its usual name', () => {
    expect(timeZoneForm.parse({ timeZone: 'US/Eastern' }).timeZone).toBe('America/New_York');
    for (const timeZone of ['Mars/Base', '+02:00', '', 'x'.repeat(65)])
      expect(timeZoneForm.safeParse({ timeZone }).error?.issues[0]?.path).toEqual(['timeZone']);
  });
});

describe('A mail about a meeting', () => {
  const letterFor = (timeZone: string | null) =>
    notificationLetter(
      { firstName: 'Daniel', role: 'manager', timeZone },
      {
        id: 7,
        type: 'calendar_event_soon',
        payload: { event: { title: 'Interview with Priya Iyer', start: '2026-12-01T20:00:00.000Z' } },
        viewedAt: null,
        createdAt: '2026-12-01T19:30:00.000Z',
      },
      { what: 'calendar' },
      { siteUrl: 'https://hirehub.example', token: 't' },
    ).subject;

  it('gives times in its reader’s zone by the rules of the day, and in UTC while none is known', () => {
    expect(letterFor('America/New_York')).toBe('Interview with Priya Iyer starts on Tue, Dec 1, 2026, 3:00 PM EST');
    // British Columbia keeps its summer time from November 2026 on.
    expect(letterFor('America/Vancouver')).toContain('1:00 PM');
    expect(letterFor(null)).toBe('Interview with Priya Iyer starts on Tue, Dec 1, 2026, 8:00 PM UTC');
  });
});

it('A day that a mail names is the one on the clock of its reader', () => {
  const dueAt = '2026-12-01T03:00:00.000Z';
  const subjectFor = (timeZone: string | null) =>
    erasureRequestedLetter({ firstName: 'Rosa', timeZone }, dueAt, '').subject;
  expect(subjectFor('America/New_York')).toContain('30 November 2026');
  expect(subjectFor('Asia/Tokyo')).toContain('1 December 2026');
  expect(subjectFor(null)).toContain('1 December 2026');
  const person = { firstName: 'Rosa', lastName: 'Klein' };
  const claim = {
    recruiter: person,
    candidate: person,
    manager: person,
    job: { title: 'Nurse' },
    client: { companyName: 'Lakeside Hospital' },
    terms: { points: 5, guaranteeDays: 0 },
    answerBy: dueAt,
  } as unknown as StoredClaim;
  const untilFor = (timeZone?: string) => claimLetter(claim, '', timeZone).facts?.at(-1)?.value;
  expect([untilFor('America/New_York'), untilFor()]).toEqual(['30 Nov 2026', '1 Dec 2026']);
});
