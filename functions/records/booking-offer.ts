import type { BookingOffer } from '../../shared/model/booking-offer.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Write } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import { traceWrite } from './trace.ts';

/** An offer as stored, in the manager's calendar. */
export interface StoredBookingOffer extends BookingOffer {
  /** The recruiter who put the candidate forward. */
  recruiterId: number | null;
  version: number;
}

const placeOf = ({ id, manager }: Pick<BookingOffer, 'id' | 'manager'>) => keys.bookingOffer(manager.id, id);

/** The writes of a new offer, with a trace for the candidate whom it names. */
export function newBookingOfferWrites(offer: StoredBookingOffer): Write[] {
  const place = placeOf(offer);
  const subject = { pk: keys.bookingOfferSubject(offer.id) };
  return [
    { put: { ...offer, ...place }, when: isNew },
    traceWrite(offer.candidate.id, place),
    traceWrite(offer.candidate.id, subject),
  ];
}

/** The write of an offer over the one that was read; another change in between refuses with `refusal`. */
export function changedBookingOfferWrite(
  before: StoredBookingOffer,
  change: Partial<Pick<StoredBookingOffer, 'state' | 'eventId'>>,
  refusal: Error = refuse.conflict('The offer was changed meanwhile; reload and try again'),
): Write {
  return {
    put: { ...before, ...change, version: before.version + 1, ...placeOf(before) },
    when: versionIs(before.version),
    refusal,
  };
}
