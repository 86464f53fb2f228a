import { daysOf } from '../../../shared/rules/calendar-time.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { AnyEvent } from '../../../events/catalogue.ts';
import type { StoredBookingOffer } from '../../records/booking-offer.ts';
import { changedBookingOfferWrite, newBookingOfferWrites } from '../../records/booking-offer.ts';
import { changedMeanwhile } from '../../records/calendar-day.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { seenMeetingsIn } from '../../domain/calendar/seen-meetings.ts';
import { again } from '../../platform/table/again.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { DaysOfBoth } from './offered-times.ts';
import { spanOfOffer } from './offered-times.ts';

/** Reads and saves what managers and recruiters offer. */
export function offersStore(table: Table) {
  const { daysBetween } = calendarsIn(table);
  const { ofShown } = seenMeetingsIn(table);

  /** The newest offers of a manager or recruiter. */
  async function offersOf(managerId: number, limit: number): Promise<StoredBookingOffer[]> {
    const newest = { newestFirst: true, consistent: true, limit };
    return table.query(keys.bookingOffersOf(managerId), newest);
  }

  /** Of these offers, those to candidates who do not hide from who made them. */
  const shownOffers = async (host: Pick<Reader, 'id' | 'role'>, offers: readonly StoredBookingOffer[]) =>
    ofShown(host, offers);

  /** One offer of a manager or recruiter; undefined when there is none. */
  async function offer(managerId: number, offerId: number): Promise<StoredBookingOffer | undefined> {
    return table.get(keys.bookingOffer(managerId, offerId), { consistent: true });
  }

  async function saveNew(made: StoredBookingOffer, event: AnyEvent): Promise<void> {
    await table.write([...newBookingOfferWrites(made), eventWrite(event)]);
  }

  /**
   * Withdraws an offer of the host's; refuses any other, and one to a candidate who hides from them. It is read again where
   * the candidate books by it at that moment.
   */
  async function withdraw(host: Pick<Reader, 'id' | 'role'>, offerId: number): Promise<StoredBookingOffer> {
    const withdrawn = async () => {
      const made = await offer(host.id, offerId);
      const [found] = await shownOffers(host, made ? [made] : []);
      if (!found) throw noSuch('offer');
      if (found.state === 'open')
        await table.write([changedBookingOfferWrite(found, { state: 'withdrawn' }, changedMeanwhile)]);
      return { ...found, state: 'withdrawn' as const };
    };
    return again(withdrawn, (error) => error === changedMeanwhile);
  }

  /** What both people have in the days of an offer; one question each. */
  async function daysOfBoth({ manager, candidate, ...offered }: StoredBookingOffer): Promise<DaysOfBoth> {
    const days = daysOf(spanOfOffer(offered));
    const read = (userId: number) => daysBetween(userId, days[0] ?? '', days.at(-1) ?? '');
    const [own, theirs] = await Promise.all([read(manager.id), read(candidate.id)]);
    return { manager: own, candidate: theirs };
  }

  return { offersOf, shownOffers, offer, saveNew, withdraw, daysOfBoth };
}
export type OffersStore = ReturnType<typeof offersStore>;
