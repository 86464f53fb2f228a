import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { OffersStore } from './offers.store.ts';

/** As many as can be open at once. */
const mostListed = 50;

export const listBookingOffersHandler = handler(
  contract.calendar.listBookingOffers,
  async ({ actor }, { offersStore }: { offersStore: Pick<OffersStore, 'offersOf'> }) =>
    offersStore.offersOf(actor.id, mostListed),
);
