import { expect, describe, it } from 'vitest';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { areFiguresDue, mailFigures } from '../../../../functions/features/dashboards/mail-figures.steps.ts';
import { mailedFiguresStore } from '../../../../functions/features/dashboards/mailed-figures.store.ts';
import { unsubscribeHandler } from '../../../../functions/features/notification-mail/mail-link.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { aClock } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom, siteUrl } from '../../../support/notification-mail.ts';

it.each([
  ['2026-11-23T08:00:00.000Z', 'UTC', true],
  ['2026-11-23T07:59:00.000Z', 'UTC', false],
  ['2026-11-22T23:00:00.000Z', 'Asia/Tokyo', true],
  ['2026-11-24T03:00:00.000Z', 'America/Los_Angeles', true],
  ['2026-11-24T08:00:00.000Z', 'UTC', false],
])('At %s figures in %s are due: %s', (at, zone, isDue) => {
  expect(areFiguresDue(at, zone)).toBe(isDue);
});

describe('The figures of a week by mail', () => {
  const table = withLocalTable(tableIn);
  const monday = '2026-11-23T09:10:00.000Z';

  async function opened(id: number, mail: Parameters<ReturnType<typeof aMailRoom>['aReader']>[1], timeZone = 'UTC') {
    const room = aMailRoom(table);
    const account = await room.aReader(id, mail, { timeZone });
    const clock = { ...room.needs.clock, now: () => monday };
    const needs = {
      ...room.needs,
      sent: room.sent,
      clock,
      dashboardsStore: dashboardsStore(table),
      mailedFiguresStore: mailedFiguresStore(table),
    };
    const happens = (at: string, add: Record<string, number>, event = Date.parse(at)) =>
      countersStore(table, aClock(monday)).add(event, { whose: id, at, add });
    const letters = () => room.sent.filter(({ to }) => to === account.email);
    return { needs, happens, letters };
  }

  it('say what the dashboard says of the last whole week in the reader’s zone, once, with a link that stops them', async () => {
    const { needs, happens, letters } = await opened(701, { figures: true }, 'America/New_York');
    // The last minutes of Sunday and the first ones of Monday there.
    await happens('2026-11-23T04:50:00.000Z', { moves: 3, hired: 1 });
    await happens('2026-11-23T05:10:00.000Z', { moves: 50 });
    await happens('2026-11-16T04:50:00.000Z', { moves: 2 });
    const clock = { ...needs.clock, now: () => '2026-11-23T13:30:00.000Z' };
    await mailFigures({ ...needs, clock });
    await mailFigures({ ...needs, clock });
    expect(letters()).toHaveLength(1);
    const [letter] = letters();
    expect(letter?.subject).toBe('Your week on HireHub, Nov 16 to Nov 22: 1 hire');
    expect(letter?.text).toContain('This is what your dashboard says of the week from Nov 16 to Nov 22.');
    expect(letter?.text).toContain('3 (2 the week before)');
    expect(letter?.text).toContain(`See this week so far`);
    expect(letter?.text).toContain(`${siteUrl}/dashboard`);
    const token = /account\/mail\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect(await resultOf(unsubscribeHandler, { query: { token } }, { ...needs, clock })).toEqual({
      what: 'figures',
      label: 'The figures of your week',
      on: false,
    });
    expect(await table.get(keys.digestReader('figures', 701))).toBeUndefined();
  });

  it('are mailed to nobody who has not asked for them, and not of a week in which nothing happened', async () => {
    const unasked = await opened(702, {});
    await unasked.happens('2026-11-18T09:00:00.000Z', { moves: 3 });
    const idle = await opened(703, { figures: true });
    await idle.happens('2026-11-11T09:00:00.000Z', { moves: 3 });
    await mailFigures(idle.needs);
    expect([...unasked.letters(), ...idle.letters()]).toEqual([]);
  });

  it('are those of UTC for a reader without a time zone, and of nobody who cannot sign in or no longer wants them', async () => {
    const { needs, happens } = await opened(705, { figures: true });
    const disabled = await opened(706, { figures: true });
    const unwilling = await opened(707, { figures: true });
    for (const { happens: add } of [{ happens }, disabled, unwilling])
      await add('2026-11-18T09:00:00.000Z', { moves: 3 });
    await table.writeOne({ update: keys.account(705), remove: ['timeZone'] });
    await table.writeOne({ update: keys.account(706), set: { status: 'disabled' } });
    const settings = { expiresIn: { value: 30 }, mail: { ...defaultMailSettings, figures: false } };
    await table.writeOne({ update: keys.account(707), set: { notificationSettings: settings } });
    await mailFigures(needs);
    expect(needs.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['reader-705@example.com', 'Your week on HireHub, Nov 16 to Nov 22'],
    ]);
    const [reader, formerReader] = await table.batchGet([
      keys.digestReader('figures', 705),
      keys.digestReader('figures', 707),
    ]);
    expect([reader?.dueAt, formerReader]).toEqual(['2026-11-30T08:00:00.000Z', undefined]);
  });

  it('that could not be mailed are mailed by the next run', async () => {
    const { needs, happens, letters } = await opened(704, { figures: true });
    await happens('2026-11-18T09:00:00.000Z', { moves: 3 });
    const closed = async () => {
      throw new Error('the post office is closed');
    };
    await expect(mailFigures({ ...needs, send: closed })).rejects.toThrow('figures: 1 failed');
    // A run that stops before it notes what it mailed is repeated, and mails nothing again.
    const forgetful = { ...needs.mailedFiguresStore, saveMailed: closed };
    await expect(mailFigures({ ...needs, mailedFiguresStore: forgetful })).rejects.toThrow('figures: 1 failed');
    await mailFigures(needs);
    expect(letters()).toHaveLength(1);
  });
});
