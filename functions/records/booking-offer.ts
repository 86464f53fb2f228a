import type { BookingOffer } from '../../shared/model/booking-offer.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Write } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import { onJobCheck } from './candidate-on-job.ts';
import { traceWrite } from './trace.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

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

/** Whether a place on a job leaves something to meet about: the candidate was neither rejected nor hired there. */
export const mayBeMet = ({ status, hired }: Pick<CandidateOnJob, 'status' | 'hired'>): boolean =>
  status !== 'rejected' && !hired;

/** The check of the same in the moment of the transaction; who is not on the job yet may be met. */
export function mayBeMetCheck(jobId: number, candidateId: number, refusal: Error): Write {
  return onJobCheck(jobId, candidateId, refusal, {
    expression: 'attribute_not_exists(pk) OR (#status <> :rejected AND attribute_not_exists(hired))',
    values: { rejected: 'rejected' },
  });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  bookingOffer: {
    holds: 'which times a manager offers to whom',
    own: (userId) => keys.bookingOffer(userId, 0),
    found: 'in the manager’s own calendar, and by the candidate’s trace',
    exported: { file: 'calendar' },
    erasure: remove,
  },
  bookingOffersOf: { leadsTo: 'bookingOffer' },
  bookingOfferSubject: { leadsTo: 'event' },
} satisfies PersonalData;
