import { daysOf, type Span } from '../../../shared/rules/calendar-time.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { AnyEvent } from '../../../events/catalogue.ts';
import type { StoredBookingOffer } from '../../records/booking-offer.ts';
import { changedBookingOfferWrite, mayBeMet, newBookingOfferWrites } from '../../records/booking-offer.ts';
import { changedMeanwhile } from '../../records/calendar-day.ts';
import { workingWeeks } from '../../domain/calendar/interviewers.steps.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { seenMeetingsIn } from '../../domain/calendar/seen-meetings.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { marksOf } from '../../records/hiding.ts';
import { heldInterviews } from '../../records/interview-plan.ts';
import { again } from '../../platform/table/again.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { DaysOfAll } from './offered-times.ts';
import { spanOfOffer, spanOfWeeks } from './offered-times.ts';

/** Reads and saves what managers and recruiters offer. */
export function offersStore(table: Table) {
  const { daysBetween } = calendarsIn(table);
  const { ofShown } = seenMeetingsIn(table);
  const { hidingOf, isHidden } = hidingIn(table);

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

  /**
   * These offers as they hold now: one of a closed job, to a candidate who was rejected or hired there, or of a host who no
   * longer works on the job, is withdrawn, and open again when that is taken back.
   */
  async function asTheyHold(offers: readonly StoredBookingOffer[]): Promise<StoredBookingOffer[]> {
    const wanted = offers.map(({ job, candidate, manager }) =>
      job
        ? ([
            keys.jobGate(job.id),
            keys.candidateOnJob(job.id, candidate.id),
            keys.jobMember(job.id, manager.id),
          ] as const)
        : ([] as const),
    );
    const found = await readLists(table, wanted, { consistent: true });
    return offers.map((offer, row) => {
      const [gate, place, member] = found[row] ?? [];
      const isHosted = gate?.managerId === offer.manager.id || member?.part === 'team';
      const isPointless = offer.job && (!gate || gate.status === 'closed' || !isHosted || (place && !mayBeMet(place)));
      return isPointless ? { ...offer, state: 'withdrawn' } : offer;
    });
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

  /**
   * Who may hold the interview of an offer, and what they and the candidate have in its days: who offers it, or those of
   * the planned interview who still work on the job and from whom the candidate does not hide. One question each.
   */
  async function daysOfAll(offer: StoredBookingOffer): Promise<DaysOfAll> {
    const { step, managerId: jobManagerId } = await plannedIn(offer);
    const ids = step ? await shownToOf(step.interviewers, offer.candidate.id) : [];
    const span = spanOfOffer(offer);
    // Of a pool counts who holds how much in the weeks of the days.
    const wide = step?.pool ? spanOfWeeks(span) : span;
    const read = (userId: number, { start, end }: Span) => {
      const days = daysOf({ start, end });
      return daysBetween(userId, days[0] ?? '', days.at(-1) ?? '');
    };
    const [candidate, interviewers, weeks] = await Promise.all([
      read(offer.candidate.id, span),
      inGroups(ids.length > 0 ? ids : [offer.manager.id], async (id) => ({ id, days: await read(id, wide) })),
      // Who offers an interview that they hold says themselves whether it is in their working hours.
      workingWeeks(table, ids.length > 0 ? ids : offer.isInWorkingHours ? [offer.manager.id] : []),
    ]);
    const working = interviewers.map((one) => ({ ...one, week: weeks.get(one.id) }));
    return { candidate, interviewers: working, ...(ids.length > 0 && { jobManagerId, pool: step?.pool }) };
  }

  async function plannedIn({ job, step }: StoredBookingOffer) {
    if (!job || !step) return { step: undefined, managerId: undefined };
    const [planned, gate] = await Promise.all([
      plannedStep(job.id, step.id),
      table.get(keys.jobGate(job.id), { consistent: true }),
    ]);
    return { step: planned, managerId: gate?.managerId };
  }

  async function shownToOf(interviewers: readonly number[], candidateId: number): Promise<number[]> {
    const marks = marksOf(await hidingOf(candidateId)) ?? null;
    const hidden = await inGroups(interviewers, (id) => isHidden({ id, role: 'manager' }, candidateId, { marks }));
    return interviewers.filter((_id, at) => !hidden[at]);
  }

  /** An interview that is planned for a job. */
  const plannedStep = async (jobId: number, stepId: number) =>
    (await heldInterviews(table, jobId)).find(({ id }) => id === stepId);

  return { offersOf, shownOffers, offer, asTheyHold, saveNew, withdraw, plannedStep, daysOfAll };
}
export type OffersStore = ReturnType<typeof offersStore>;
