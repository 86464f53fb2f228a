import { beforeEach, describe, expect, it } from 'vitest';
import {
  askForJobAlertHandler,
  confirmJobAlertHandler,
  readAskedJobAlertHandler,
} from '../../../../functions/features/job-alerts/asked-job-alert.handlers.ts';
import { jobAlertsStore } from '../../../../functions/features/job-alerts/job-alerts.store.ts';
import { reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import { switchedJobAlert } from '../../../../functions/domain/saved-searches/keep-job-alert.ts';
import { readerOf, type StoredJobAlert } from '../../../../functions/records/job-alert.ts';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { mostJobAlerts } from '../../../../shared/constants/job-alert.ts';
import { someTime } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom } from '../../../support/notification-mail.ts';

describe('A search of jobs of an address without an account', () => {
  let room: ReturnType<typeof aMailRoom>;
  let drawn = 0;
  let email: string;
  const table = withLocalTable(tableIn);
  beforeEach(() => {
    room = aMailRoom(table);
    email = `guest-${String((drawn += 1))}@example.com`;
  });

  const needs = (newId = room.clock.newId) => ({
    ...room.needs,
    jobAlertsStore: jobAlertsStore(table),
    mailedTokens: mailedTokensIn(table),
    clock: { ...room.clock, newId },
  });
  let round = 0;
  /** Asks for an alert; returns the token of the mailed link. */
  async function ask(name = 'Nurses') {
    room.clock.set(new Date(Date.parse(room.clock.now()) + 3_600_000).toISOString());
    return askNow(name);
  }
  async function askNow(name = 'Nurses') {
    const firstId = 9_000_000_000_000 + 10 * (round += 1);
    let next = firstId;
    const body = { name, wish: { search: 'nurse' }, alert: 'daily', email, timeZone: 'America/Chicago' };
    const { result } = await handled(
      askForJobAlertHandler,
      { body },
      needs(() => next++),
    );
    expect(result).toEqual({ done: true });
    return /confirm\?token=([\w-]+)/.exec(room.sent.at(-1)?.text ?? '')?.[1] ?? '';
  }
  const confirm = (token: string) =>
    handled(
      confirmJobAlertHandler,
      { body: { token } },
      needs(() => 9_100_000_000_000 + (round += 1)),
    );
  const read = (token: string) => handled(readAskedJobAlertHandler, { body: { token } }, needs());
  const searches = async (ownerId?: number) => {
    const owner = ownerId ?? (await table.get(readerOf(email)))?.ownerId ?? 0;
    return table.query(keys.jobAlerts(owner));
  };

  it('begins when its mailed link is pressed on the page: opening it changes nothing (PLUS-56)', async () => {
    const token = await ask();
    expect(room.sent).toMatchObject([{ to: email, subject: 'Confirm your job alert: Nurses' }]);
    expect((await read(token)).result).toEqual({ name: 'Nurses', alert: 'daily', email });
    expect(await searches()).toEqual([]);
    await confirm(token);
    expect(await searches()).toMatchObject([
      {
        name: 'Nurses',
        alert: 'daily',
        guest: { email, timeZone: 'America/Chicago' },
        gsi1pk: expect.stringMatching(/^ANNOUNCED-JOB-ALERTS#\d+$/) as string,
      },
    ]);
    expect(await refusalOf(confirm(token))).toMatchObject({ kind: 'gone', message: 'This link was already used' });
  });

  it('is asked again after two days', async () => {
    const token = await ask();
    room.clock.set('2026-09-03T11:00:00.000Z');
    expect(await refusalOf(confirm(token))).toMatchObject({ kind: 'gone', message: 'This link has expired' });
  });

  it('is asked of an address five times an hour at most, and the response does not show it', async () => {
    for (let count = 0; count < 7; count += 1) await askNow();
    expect(room.sent).toHaveLength(5);
  });

  it('shares its owner with the others of the address, of which there is a bounded number', async () => {
    await confirm(await ask());
    await confirm(await ask('Night shifts'));
    expect((await searches()).map(({ name }) => name)).toEqual(['Nurses', 'Night shifts']);
    for (let count = 2; count < mostJobAlerts; count += 1) await confirm(await ask());
    expect(await refusalOf(confirm(await ask()))).toMatchObject({ kind: 'conflict' });
  });

  it('is saved into the account where a candidate has the address, and asking looks the same (PLUS-56)', async () => {
    await room.aReader(9301, {}, { role: 'candidate', email });
    await table.writeOne({ put: { ...keys.emailOwner(email), userId: 9301 } });
    await confirm(await ask());
    expect(await searches(9301)).toMatchObject([{ ownerId: 9301, name: 'Nurses' }]);
    expect((await searches(9301))[0]).not.toHaveProperty('guest');
    expect(await table.get(readerOf(email))).toBeUndefined();
  });

  it('is among what is exported and erased with an account of that address', async () => {
    await confirm(await ask());
    const reader = await table.get(readerOf(email));
    const account = await room.aReader(9302, {}, { role: 'candidate', email });
    const { places } = await reachStore(table).reachOf(account);
    const { pk } = keys.jobAlerts(reader?.ownerId ?? 0);
    expect(places).toEqual(
      expect.arrayContaining([
        { pk, manner: 'whole', file: 'saved-searches' },
        expect.objectContaining({ pk: readerOf(email).pk, manner: 'whole' }),
      ]),
    );
  });

  it('is forgotten a month after it was stopped, unless it is taken up again', () => {
    const search = { alert: 'daily', version: 1, guest: { email, timeZone: 'UTC' } } as StoredJobAlert;
    const stopped = switchedJobAlert(search, 'never', someTime);
    expect(stopped.ttl).toBe(Date.parse('2026-10-01T10:00:00.000Z') / 1000);
    expect(switchedJobAlert(stopped, 'daily', someTime)).toEqual({ ...search, version: 3, upTo: someTime });
    expect(switchedJobAlert({ ...search, guest: undefined } as never, 'never', someTime)).not.toHaveProperty('ttl');
  });
});
