import type { Clock } from '../../functions/platform/door/clock.ts';
import { idAt, uuidOf } from '../../shared/rules/ids.ts';
import { chance } from './chance.ts';

const minute = 60_000;

/**
 * A clock of the past that only moves forward when set; its ids and uuids are the same in every planting from the same
 * day.
 */
export function worldClock(
  today: number,
): Clock & { moveTo(milliseconds: number): void; at(daysAgo: number, minuteOfDay: number): number } {
  let moment = today;
  let drawn = 0;
  const next = () => ++drawn;
  return {
    moveTo: (milliseconds) => {
      moment = milliseconds;
    },
    at: (daysAgo, minuteOfDay) => today - daysAgo * 1440 * minute + minuteOfDay * minute,
    now: () => new Date(moment).toISOString(),
    // Ids of one time differ in their random part, which simply counts here.
    newId: () => idAt(moment, (next() % 4096) / 4096),
    newUuid: (id) =>
      uuidOf(
        id,
        Array.from({ length: 16 }, (_, place) =>
          Math.floor(chance(id % 2 ** 31, `uuid${place}`) * 16).toString(16),
        ).join(''),
      ),
    newToken: () =>
      Buffer.from(Array.from({ length: 16 }, (_, place) => Math.floor(chance(next(), `token${place}`) * 256))).toString(
        'base64url',
      ),
  };
}
