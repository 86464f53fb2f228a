import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { interviewersOf } from '../../records/calendar-event.ts';
import type { Manner, ReachedPlace } from './reach.ts';

const [firstDay, lastDay] = ['0000-01-01', '9999-12-31'] as const;

/**
 * Where a person's calendar leads: their own days to their events and to the days of those whom they met, their feeds to
 * the secrets. A meeting that they held beside its manager stays the manager's.
 */
export async function placesOfCalendar(table: Table, userId: number): Promise<ReachedPlace[]> {
  const days = await table.query(keys.calendarDaysBetween(userId, firstDay, lastDay));
  const entries = days.flatMap(({ day, ...of }) =>
    Object.entries({ ...of.entries, ...of.cancelled }).map(([id, { other }]) => ({ day, id: Number(id), other })),
  );
  const ids = [...new Set(entries.map(({ id }) => id))];
  const events = new Map(
    (await table.batchGet(ids.map(keys.calendarEvent))).map((event, place) => [ids[place], event]),
  );
  const places = entries.flatMap(({ day, id, other }): ReachedPlace[] => {
    const event = events.get(id);
    const { pk } = keys.calendarEvent(id);
    const isAnothers = event && interviewersOf(event).includes(userId) && event.kind === 'meeting';
    const others = [other?.id ?? [], event?.people ?? []].flat().filter((one) => one !== userId);
    return [
      isAnothers ? { pk, manner: 'mention', file: 'calendar' } : whole(pk),
      ...[...new Set(others)].map((one) => of(keys.calendarDay(one, day), 'mention')),
    ];
  });
  const feeds = await table.query(keys.calendarFeedsOf(userId));
  const secrets = feeds.map(({ hash }) => of(keys.calendarFeedSecret(hash), 'whole'));
  const offers = await table.query(keys.bookingOffersOf(userId));
  const offered = offers.map(({ id }) => whole(keys.bookingOfferSubject(id)));
  return [...places, ...secrets, ...offered];
}

const whole = (pk: string): ReachedPlace => ({ pk, manner: 'whole', file: 'calendar' });
const of = ({ pk, sk }: { pk: string; sk: string }, manner: Manner): ReachedPlace => ({ pk, sk, manner });
