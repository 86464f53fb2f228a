import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choicesStore } from '../../../functions/features/claims/choices.store.ts';
import { endDueClaims } from '../../../functions/features/claims/end-due-claims.steps.ts';
import { unreadMessagesStore } from '../../../functions/features/notification-mail/unread-messages.store.ts';
import { releaseDueBounties } from '../../../functions/features/points/release-bounties.steps.ts';
import type { Table } from '../../../functions/platform/table/table.ts';

const at = '2026-03-02T01:30:00.000Z';
const clock = { now: () => at } as never;

/** The periods whose lists a run reads: days such as 2026-03-02, or hours such as 2026-03-02T01. */
async function readBy(run: (read: (period: string) => void) => Promise<unknown>): Promise<string[]> {
  const periods: string[] = [];
  await run((period) => void periods.push(/\d{4}-\d\d-\d\d(T\d\d)?/.exec(period)?.[0] ?? period));
  return periods.toSorted();
}
const tableThat = (read: (period: string) => void) =>
  ({ query: async ({ pk }: { pk: string }) => (read(pk), []) }) as unknown as Table;
const listThat = (read: (period: string) => void) => async (period: string) => (read(period), []);

const tenDays = Array.from({ length: 11 }, (_, day) =>
  new Date(Date.UTC(2026, 1, 20 + day)).toISOString().slice(0, 10),
);
const twoHours = ['2026-03-01T23', '2026-03-02T00', '2026-03-02T01'];

/** What a run of this file makes up for, where the runs before it failed. */
const runs: Record<
  string,
  readonly (readonly [run: (read: (period: string) => void) => Promise<unknown>, string[]])[]
> = {
  'claims/end-due-claims.steps.ts': [
    [(read) => endDueClaims({ claimsStore: { dueClaims: listThat(read) } as never, clock }), tenDays],
  ],
  'points/release-bounties.steps.ts': [
    [(read) => releaseDueBounties({ bountiesStore: { dueOn: listThat(read) } as never, clock }), tenDays],
  ],
  'claims/choices.store.ts': [[(read) => choicesStore(tableThat(read)).dueChoices(at), ['2026-03-01T22', ...twoHours]]],
  'notification-mail/unread-messages.store.ts': [
    [(read) => unreadMessagesStore(tableThat(read)).dueMarks(at), twoHours],
    [(read) => unreadMessagesStore(tableThat(read)).dueMails(at), twoHours],
  ],
};

describe('What runs by the clock have missed', () => {
  it('has a line here wherever a run looks back', () => {
    const looking = globSync('functions/features/*/*.ts').filter((file) =>
      /const (days|hours)Back = /.test(readFileSync(file, 'utf8')),
    );
    expect(looking.map((file) => file.split('/').slice(2).join('/')).toSorted()).toEqual(Object.keys(runs).toSorted());
  });

  it.each(Object.entries(runs).flatMap(([file, all]) => all.map(([run, periods]) => [file, run, periods] as const)))(
    'is made up for by the next one, each day or hour of it: %s',
    async (_, run, periods) => {
      expect(await readBy(run)).toEqual(periods);
    },
  );
});
