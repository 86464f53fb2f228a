import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingLink } from '../../../../shared/model/booking-offer.ts';
import { api } from '../../../api/api.ts';
import type { CallOf } from '../../../../shared/contract/route.ts';
import type { contract } from '../../../../shared/contract/contract.ts';
import { calendarKeys } from './calendar.ts';

/** The times that the manager has offered. */
export const bookingOffersQuery = queryOptions({
  queryKey: calendarKeys.offers,
  queryFn: async ({ signal }) => (await api.calendar.listBookingOffers({ signal })).data,
});

/** Offers a candidate times. */
export function useOfferTimes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallOf<typeof contract.calendar.offerTimes>['body']) =>
      (await api.calendar.offerTimes({ body })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: calendarKeys.offers }),
  });
}

/** Withdraws an offer. */
export function useWithdrawOffer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (offerId: number) => api.calendar.withdrawBookingOffer({ params: { offerId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: calendarKeys.offers }),
  });
}

const linkKey = (token: string) => ['booking-link', token] as const;

/** What a mailed link offers; read again when the window is looked at again, because others book too. */
export const bookingLinkQuery = (token: string) =>
  queryOptions({
    queryKey: linkKey(token),
    queryFn: async ({ signal }) => (await api.calendar.readBookingLink({ body: { token }, signal })).data,
    refetchInterval: 60_000,
  });

/** Books or moves to a time, or cancels where none is given; after a refusal the times are read again. */
export function useBookByLink(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (start: string | null): Promise<BookingLink> =>
      start === null
        ? (await api.calendar.cancelByLink({ body: { token } })).data
        : (await api.calendar.bookByLink({ body: { token, start } })).data,
    onSuccess: (link) => queryClient.setQueryData(linkKey(token), link),
    onError: () => queryClient.invalidateQueries({ queryKey: linkKey(token) }),
  });
}
