import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { OffersStore } from './offers.store.ts';

export const withdrawBookingOfferHandler = handler(
  contract.calendar.withdrawBookingOffer,
  async ({ params, actor }, { offersStore }: { offersStore: Pick<OffersStore, 'withdraw'> }) =>
    offersStore.withdraw(actor.id, params.offerId),
);
