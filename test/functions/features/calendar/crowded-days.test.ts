import { describe, expect, it } from 'vitest';
import { addUnavailabilityHandler } from '../../../../functions/features/calendar/unavailability.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { at, meetingDay, openMeetings } from '../../../support/meetings.ts';

const most = 100;
const clockAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

describe('A day of a calendar', () => {
  const local = withLocalTable();
  const room = opened(() => openMeetings(local));
  const dayOf = (userId: number, day = meetingDay) =>
    openTable(local.tableName, local.documents).get(keys.calendarDay(userId, day));

  it('holds a hundred events, so that nobody can make one too large to be written; others hear that they are not free', async () => {
    await room.introduce();
    const title = '會'.repeat(120);
    for (let minute = 0; minute < most; minute += 1) await room.ownEvent({ ...at(clockAt(minute), 1), title });
    const own = await refusalOf(room.ownEvent({ ...at('12:00', 1), title }));
    expect([own.kind, own.errors]).toEqual([
      'conflict',
      [{ key: 'start', message: 'This day is full; remove something from it first' }],
    ]);
    const theirs = await refusalOf(room.booked(at('15:00')));
    expect([theirs.kind, theirs.message]).toEqual([
      'conflict',
      `${room.candidate.firstName} ${room.candidate.lastName} is not free then`,
    ]);
    const { id } = await room.ownEvent({ ...at('12:00', 1, '2026-09-09'), title });
    expect(id).toBeGreaterThan(0);
    expect(Object.keys((await dayOf(room.candidate.id))?.entries ?? {})).toHaveLength(most);
  });

  it('holds a hundred times away, though they may overlap', async () => {
    const { start, end } = at('09:00', 60, '2026-09-10');
    const away = () =>
      handled(
        addUnavailabilityHandler,
        { body: { dates: [{ start, end }], zone: 'UTC', keepMeetings: true }, actor: room.manager },
        room,
      );
    for (let count = 0; count < most; count += 1) await away();
    expect((await refusalOf(away())).errors.map(({ key }) => key)).toEqual(['start']);
  });

  it('remembers thirty cancelled meetings for feeds, the latest', async () => {
    await room.introduce();
    const ids: number[] = [];
    for (let count = 0; count < 32; count += 1) {
      const { id } = await room.booked(at('09:00', 60, '2026-09-11'));
      await room.cancelled(id);
      room.clock.set(new Date(Date.parse(room.clock.now()) + 60_000).toISOString());
      ids.push(id);
    }
    for (const { id: userId } of [room.manager, room.candidate]) {
      const kept = Object.keys((await dayOf(userId, '2026-09-11'))?.cancelled ?? {}).map(Number);
      expect(kept.toSorted((a, b) => a - b)).toEqual(ids.slice(2));
    }
  });
});
