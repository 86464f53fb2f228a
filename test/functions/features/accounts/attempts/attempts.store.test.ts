import { describe, expect, it } from 'vitest';
import { attemptsStore } from '../../../../../functions/features/accounts/attempts/attempts.store.ts';
import type { Refusal } from '../../../../../functions/platform/door/refusal.ts';
import { openTable } from '../../../../../functions/platform/table/table.ts';
import { someTime } from '../../../../support/builders.ts';
import { withLocalTable } from '../../../../support/local-table.ts';

const later = (seconds: number): string => new Date(Date.parse(someTime) + seconds * 1000).toISOString();
const by = (account: string) => ({ what: 'sign-in', account, sourceIp: '203.0.113.7' });

describe('Throttled attempts', () => {
  const local = withLocalTable();
  const store = () => attemptsStore(openTable('hirehub', local.documents));

  it('Only one of many simultaneous attempts gets through once the free ones are used up', async () => {
    const { take } = store();
    for (let free = 0; free < 5; free++) await take(by('ana'), someTime, 'password');
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => take(by('ana'), later(2), 'password')));
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? (one.reason as Refusal) : []));
    expect(refusals.map(({ kind, errors }) => [kind, errors[0]?.key])).toEqual(
      refusals.map(() => ['tooMany', 'password']),
    );
  });

  it('wait longer with every try, and say how long', async () => {
    const { take } = store();
    for (let free = 0; free < 5; free++) await take(by('ben'), someTime, 'password');
    const waits: (number | undefined)[] = [];
    for (const seconds of [0, 2, 2])
      await take(by('ben'), later(seconds), 'password').catch((refusal: Refusal) => waits.push(refusal.retryAfter));
    expect(waits).toEqual([2, 4]);
    await expect(take(by('ben'), later(2), 'password')).rejects.toMatchObject({
      message: 'Too many attempts; try again in 4 seconds',
    });
  });

  it('are forgotten after a success', async () => {
    const { take, forget, countedOf } = store();
    for (let round = 0; round < 60; round++) {
      await take({ ...by('cleo'), sourceIp: '203.0.113.8' }, someTime, 'password');
      await forget(countedOf({ ...by('cleo'), sourceIp: '203.0.113.8' }));
    }
    await expect(take({ ...by('cleo'), sourceIp: '203.0.113.8' }, someTime, 'password')).resolves.toBeUndefined();
  });

  it('no longer count after an hour, even before the table has deleted them', async () => {
    const { take } = store();
    const attempt = { ...by('dora'), sourceIp: '203.0.113.9' };
    for (let count = 0; count < 5; count++) await take(attempt, someTime, 'password');
    for (let count = 0; count < 5; count++) await take(attempt, later(3601 + count), 'password');
    await expect(take(attempt, later(3605), 'password')).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 2 });
  });

  it('at the same moment count one by one where an hour has passed, whichever of them begins the new count', async () => {
    const { take } = store();
    const attempt = { ...by('edda'), sourceIp: '203.0.113.10' };
    for (let count = 0; count < 5; count++) await take(attempt, someTime, 'password');
    await Promise.all([1, 2, 3].map(() => take(attempt, later(3601), 'password')));
    for (let count = 0; count < 2; count++) await take(attempt, later(3602), 'password');
    await expect(take(attempt, later(3602), 'password')).rejects.toMatchObject({ kind: 'tooMany' });
  });

  it('from one network count together, because an IPv6 user owns the whole last half of the address', async () => {
    const { take } = store();
    const from = (place: number) => ({
      ...by(`account ${place}`),
      sourceIp: `2001:db8:1:2:${place.toString(16)}::${place.toString(16)}`,
    });
    for (let place = 1; place <= 40; place++) await take(from(place), someTime, 'password');
    await expect(
      take({ ...by('one more'), sourceIp: '2001:0db8:1:2::41' }, someTime, 'password'),
    ).rejects.toMatchObject({ kind: 'tooMany' });
    await expect(
      take({ ...by('a neighbour'), sourceIp: '2001:db8:1:3::1' }, someTime, 'password'),
    ).resolves.toBeUndefined();
  });
});
