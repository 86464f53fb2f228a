import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../shared/model/calendar.ts';
import { daysOf, overlaps } from '../../../../shared/rules/calendar-time.ts';
import { anActor } from '../../../support/builders.ts';
import { refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, meetingsOn, openMeetings } from '../../../support/meetings.ts';
import { memoryTable } from '../../../support/memory-table.ts';

/** Numbers below one, always the same. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

type Outcome =
  { booked: CalendarEvent } | { refused: Awaited<ReturnType<typeof refusalOf>>; wish: ReturnType<typeof at> };
const isBooked = (one: Outcome): one is { booked: CalendarEvent } => 'booked' in one;

async function attempt(wish: ReturnType<typeof at>, book: () => Promise<CalendarEvent>): Promise<Outcome> {
  try {
    return { booked: await book() };
  } catch (error) {
    return { refused: await refusalOf(Promise.reject(error as Error)), wish };
  }
}

const randomTime = (chance: () => number, days: number) => {
  const minute = Math.floor(chance() * days * 1440);
  const day = new Date(Date.UTC(2026, 9, 5) + Math.floor(minute / 1440) * 86_400_000).toISOString().slice(0, 10);
  const time = new Date((minute % 1440) * 60_000).toISOString().slice(11, 16);
  return at(time, [15, 20, 30, 45, 60, 90][Math.floor(chance() * 6)], day);
};

const local = withLocalTable();

describe('Bookings at the same moment', () => {
  it('of 200 random times with one manager never overlap, and each refused one overlaps an accepted one (PLUS-06)', async () => {
    const room = meetingsOn(memoryTable(() => false).table);
    const manager = anActor('manager', { id: 1100 });
    const candidates = Array.from({ length: 10 }, (_, n) => anActor('candidate', { id: 3100 + n, firstName: `C${n}` }));
    const jobs = await Promise.all(candidates.map((one) => room.introduce(one, manager)));
    const chance = chanceFrom(7);
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const wish = randomTime(chance, 3);
        const body = { ...wish, candidateId: candidates[n % 10]!.id, jobId: jobs[n % 10]! };
        return attempt(wish, () => room.booked(body, manager));
      }),
    );
    const accepted = outcomes.filter(isBooked).map(({ booked }) => booked);
    const refused = outcomes.flatMap((one) => (isBooked(one) ? [] : one));
    expect(accepted.length + refused.length).toBe(200);
    expect(accepted.filter((one) => accepted.some((other) => other !== one && overlaps(one, other)))).toEqual([]);
    expect(refused.filter(({ wish }) => !accepted.some((one) => overlaps(one, wish)))).toEqual([]);
    expect([...new Set(refused.map(({ refused: { kind } }) => kind))]).toEqual(['conflict']);
    expect(
      refused.filter(({ refused: { message } }) => !/^You have Interview with C\d .* then$/.test(message)),
    ).toEqual([]);
  });

  it('of 25 of a candidate’s own events on the table itself never overlap either (PLUS-06)', async () => {
    const room = await openMeetings(local);
    const candidate = anActor('candidate', { id: 3200 });
    const chance = chanceFrom(11);
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, () => {
        const wish = randomTime(chance, 1);
        return attempt(wish, () => room.ownEvent({ ...wish, title: 'Dentist' }, candidate));
      }),
    );
    const accepted = outcomes.filter(isBooked).map(({ booked }) => booked);
    expect(accepted.filter((one) => accepted.some((other) => other !== one && overlaps(one, other)))).toEqual([]);
    expect(
      outcomes.flatMap((one) => (isBooked(one) || accepted.some((other) => overlaps(other, one.wish)) ? [] : [one])),
    ).toEqual([]);
  });

  it('mixed with moves, cancellations and conflicts, 1,000 in all, leave each meeting in exactly its days and nobody in two places (PLUS-06)', async () => {
    const chance = chanceFrom(42);
    const { table, counted } = memoryTable(() => chance() < 0.15);
    const room = meetingsOn(table);
    const managers = Array.from({ length: 4 }, (_, n) => anActor('manager', { id: 1300 + n }));
    const candidates = Array.from({ length: 12 }, (_, n) => anActor('candidate', { id: 3300 + n }));
    const jobs = new Map<string, number>();
    for (const manager of managers)
      for (const one of candidates) jobs.set(`${manager.id} ${one.id}`, await room.introduce(one, manager));
    const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!;
    const live = new Map<number, CalendarEvent>();
    const failures: unknown[] = [];
    const change = async (act: () => Promise<CalendarEvent | undefined>, id?: number) => {
      try {
        const event = await act();
        if (event) live.set(event.id, event);
        else if (id !== undefined) live.delete(id);
      } catch (error) {
        if ((error as { kind?: string }).kind !== 'conflict') failures.push(error);
      }
    };
    for (let round = 0; round < 20; round += 1) {
      // One change of each meeting at a time, so that the last outcome of each is known.
      const changing = new Set<number>();
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const known = [...live.values()].filter(({ id }) => !changing.has(id));
          const [choice, wish] = [chance(), randomTime(chance, 4)];
          const [manager, candidate] = [pick(managers), pick(candidates)];
          if (choice < 0.5 || known.length === 0)
            return change(() => {
              const jobId = jobs.get(`${manager.id} ${candidate.id}`)!;
              return room.booked({ ...wish, candidateId: candidate.id, jobId }, manager);
            });
          const { id, managerId } = pick(known);
          changing.add(id);
          const owner = managers.find((one) => one.id === managerId)!;
          if (choice < 0.85) return change(() => room.moved(id, wish, owner), id);
          return change(async () => void (await room.cancelled(id, owner)), id);
        }),
      );
    }
    expect(failures).toEqual([]);
    expect(counted.conflicts).toBeGreaterThan(100);
    const events = [...live.values()];
    expect(events.length).toBeGreaterThan(50);
    const expected = events.flatMap(({ id, start, end, managerId, candidateId }) =>
      [managerId, candidateId].flatMap((who) =>
        daysOf({ start, end }).map((day) => `${who} ${day} ${id} ${start} ${end}`),
      ),
    );
    expect(await room.entriesOf([...managers, ...candidates].map(({ id }) => id))).toEqual(expected.toSorted());
    const doubles = events.filter((one) =>
      events.some(
        (other) =>
          other !== one &&
          (one.managerId === other.managerId || one.candidateId === other.candidateId) &&
          overlaps(one, other),
      ),
    );
    expect(doubles).toEqual([]);
  }, 60_000);
});
