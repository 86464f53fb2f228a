import { oneDay } from '../../../shared/constants/time.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { referenceOf } from '../../records/account.ts';
import { readLink, bookByLink, cancelByLink, type LinkNeeds } from './book-by-link.steps.ts';
import type { CalendarStore } from './calendar.store.ts';
import { whyNever } from './hold-interview.ts';
import { isOver } from './offered-times.ts';
import type { OffersStore } from './offers.store.ts';

interface Needs {
  calendarStore: Pick<CalendarStore, 'partner' | 'partnerToCall'>;
  offersStore: OffersStore;
  clock: Clock;
}

/** Offers that can still be booked, and how many of the newest are looked at for them. */
const [mostOffers, lookedAt] = [50, 200];

const furthest = 90 * oneDay;

export const offerTimesHandler = handler(
  contract.calendar.offerTimes,
  async ({ body, actor, refuse }, { calendarStore, offersStore, clock }: Needs) => {
    const at = clock.now();
    const { candidateId, jobId, stepId, ...offered } = body;
    const isCall = actor.role === 'recruiter';
    if (isCall && jobId !== null) throw refuse.invalid('jobId', 'A first call is about no particular job');
    const partner = isCall
      ? await calendarStore.partnerToCall(actor.id, candidateId)
      : await calendarStore.partner(actor.id, candidateId, jobId);
    const open = (await offersStore.offersOf(actor.id, lookedAt)).filter((o) => o.state === 'open' && !isOver(o, at));
    if (open.length >= mostOffers)
      throw refuse.conflict(`${mostOffers} of your offers are still open; withdraw one first`, 'candidateId');
    const { candidate, recruiterId, job } = partner;
    const planned = stepId === null || !job ? undefined : await offersStore.plannedStep(job.id, stepId);
    if (stepId !== null && !planned) throw refuse.invalid('stepId', 'This interview is planned no more; choose again');
    const made = {
      id: clock.newId(),
      manager: referenceOf(actor),
      candidate,
      job,
      ...(planned && { step: { id: planned.id, title: planned.title } }),
      recruiterId,
      ...offered,
      ...(isCall && { isCall }),
    };
    const offer = { ...made, state: 'open' as const, eventId: null, createdAt: at, version: 1 };
    if (isOver(offer, at)) throw refuse.invalid('lastDay', 'Must not be in the past');
    if (Date.parse(offer.lastDay) > Date.parse(at) + furthest) throw refuse.invalid('lastDay', 'At most 90 days ahead');
    const never = planned && whyNever(offer, await offersStore.daysOfAll(offer), at);
    if (never) throw refuse.conflict(never, 'stepId');
    const event = eventOf('times-offered', {
      id: clock.newId(),
      at,
      actor: eventActor(actor),
      subject: keys.bookingOfferSubject(offer.id),
      data: { offerId: offer.id, managerId: actor.id, candidateId },
    });
    await offersStore.saveNew(offer, event);
    return offer;
  },
);

/** As many as can be open at once. */
const mostListed = 50;

export const listBookingOffersHandler = handler(
  contract.calendar.listBookingOffers,
  async ({ actor }, { offersStore }: { offersStore: Pick<OffersStore, 'offersOf' | 'shownOffers' | 'asTheyHold'> }) =>
    offersStore.asTheyHold(await offersStore.shownOffers(actor, await offersStore.offersOf(actor.id, mostListed))),
);

export const withdrawBookingOfferHandler = handler(
  contract.calendar.withdrawBookingOffer,
  async ({ params, actor }, { offersStore }: { offersStore: Pick<OffersStore, 'withdraw'> }) =>
    offersStore.withdraw(actor, params.offerId),
);

export const readBookingLinkHandler = handler(contract.calendar.readBookingLink, async ({ body }, needs: LinkNeeds) =>
  readLink(body.token, needs),
);

export const bookByLinkHandler = handler(contract.calendar.bookByLink, async ({ body }, needs: LinkNeeds) => {
  await bookByLink(body, needs);
  return readLink(body.token, needs);
});

export const cancelByLinkHandler = handler(contract.calendar.cancelByLink, async ({ body }, needs: LinkNeeds) => {
  await cancelByLink(body.token, needs);
  return readLink(body.token, needs);
});
