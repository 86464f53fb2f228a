import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countedChatUploadWrite } from '../../../functions/records/chat-upload.ts';
import { createdTagWrites } from '../../../functions/records/created-tag.ts';
import { companiesAskedIn } from '../../../functions/records/hiding.ts';
import { mailAllowanceIn } from '../../../functions/records/mail-allowance.ts';
import { oneOfManyWrite } from '../../../functions/records/many-messages.ts';
import { rowsOfDayWrite } from '../../../functions/records/people-import.ts';
import { summaryAllowanceIn } from '../../../functions/records/summary-allowance.ts';
import { countedTicketWrite } from '../../../functions/records/ticket.ts';
import type { Key } from '../../../functions/platform/table/key.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { openTable, type Table } from '../../../functions/platform/table/table.ts';
import { chatFileLimits } from '../../../shared/constants/chat-file.ts';
import {
  companiesAskedPerDay,
  createdTagsPerDay,
  mailedPeoplePerDay,
  writtenSummariesPerHour,
} from '../../../shared/constants/limits.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { type LocalTable, withLocalTable } from '../../support/local-table.ts';
import { refusalText } from '../../support/outcomes.ts';

const minute = 60_000;

/** What a user may do so often in a period, which begins and ends by UTC. */
interface Allowance {
  period: number;
  most: number;
  /** Where it is counted, and under which name. */
  counted: (period: never) => Key;
  as: string;
  take: (table: Table, userId: number, at: string) => Promise<void>;
  /** What is beyond it is refused without a time to wait. */
  saysNoTime?: true;
}
let tags = 0;
const allowances: Record<string, Allowance> = {
  mailAllowance: {
    period: oneDay,
    most: mailedPeoplePerDay.recruiter,
    counted: (day) => keys.mailAllowance(7, day),
    as: 'people',
    take: (table, id, at) => mailAllowanceIn(table).take({ id, role: 'recruiter' }, 1, at),
  },
  companiesAsked: {
    period: oneDay,
    most: companiesAskedPerDay,
    counted: (day) => keys.companiesAsked(7, day),
    as: 'count',
    take: (table, id, at) => companiesAskedIn(table).take(id, at),
  },
  tagAllowance: {
    period: oneDay,
    most: createdTagsPerDay,
    counted: (day) => keys.tagAllowance(7, day),
    as: 'count',
    take: (table, userId, at) => table.write(createdTagWrites({ id: ++tags, name: `skill ${tags}` }, { userId, at })),
  },
  importedOnDay: {
    period: oneDay,
    most: 50,
    counted: (day) => keys.importedOnDay(7, day),
    as: 'rows',
    take: (table, userId, at) => table.writeOne(rowsOfDayWrite(userId, 1, { most: 50, at })),
  },
  chatUploadsOn: {
    period: oneDay,
    most: chatFileLimits.mostPerDay,
    counted: (day) => keys.chatUploadsOn(7, day),
    as: 'count',
    take: (table, userId, at) => table.writeOne(countedChatUploadWrite(userId, at)),
  },
  writtenToMany: {
    period: oneDay,
    most: 40,
    counted: (day) => keys.writtenToMany(7, day),
    as: 'people',
    take: (table, userId, at) => table.writeOne(oneOfManyWrite(userId, at, 40)),
    saysNoTime: true,
  },
  writtenSummaries: {
    period: 60 * minute,
    most: writtenSummariesPerHour,
    counted: (hour) => keys.writtenSummaries(7, hour),
    as: 'count',
    take: (table, userId, at) => summaryAllowanceIn(table).take(userId, at),
  },
  ticketsTaken: {
    period: minute,
    most: 120,
    counted: (one) => keys.ticketsTaken(7, one),
    as: 'count',
    take: (table, userId, at) => table.writeOne(countedTicketWrite(userId, at)),
  },
};

// A day has its date, a shorter period its number since 1970.
const nameOf = (period: number, start: number): unknown =>
  period === oneDay ? new Date(start).toISOString().slice(0, 10) : start / period;

describe('An allowance', () => {
  let table: Table;
  withLocalTable((local: LocalTable) => {
    table = openTable(local.tableName, local.documents);
  });

  it('is in this table wherever a record counts what somebody may do in a period', () => {
    const counting =
      /update: keys\.(\w+)\((?:(?!update:).){1,260}?attribute_not_exists\(#\w+\) OR #\w+ (?:< :most|<= :(?:atMost|left))/gs;
    const counted = globSync('functions/records/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(counting)].map(([, name]) => name),
    );
    expect(counted.toSorted()).toEqual(Object.keys(allowances).toSorted());
  });

  it.each(Object.entries(allowances))(
    'is one from the first to the last moment of its period by UTC, for each user alone: %s',
    async (_name, { period, most, counted, as, take, saysNoTime }) => {
      const start = Math.floor(Date.parse('2026-09-01T10:30:00.000Z') / period) * period;
      const [first, last, next] = [start, start + period - 1, start + period].map((at) => new Date(at).toISOString());
      const refused = (at: string) => take(table, 7, at).then(() => 'taken', refusalText);
      const place = counted(nameOf(period, start) as never);

      await take(table, 7, first!);
      const kept = (await table.get(place)) as Record<string, number> | undefined;
      expect(kept?.[as]).toBe(1);
      // In seconds: not before the period is over, and not for ever.
      expect(kept?.ttl).toBeGreaterThanOrEqual((start + period) / 1000);
      expect(kept?.ttl).toBeLessThanOrEqual((start + 3 * oneDay) / 1000);

      await table.writeOne({ update: { pk: place.pk, sk: place.sk }, set: { [as]: most - 1 } });
      await take(table, 7, last!);
      const [atFirst, atLast] = [await refused(first!), await refused(last!)];
      expect(atFirst).toMatch(saysNoTime ? /^conflict/ : new RegExp(`^tooMany .* ${period / 1000}$`));
      expect(atLast).toMatch(saysNoTime ? /^conflict/ : /^tooMany .* 1$/);
      await take(table, 8, last!);
      await take(table, 7, next!);
    },
  );
});
