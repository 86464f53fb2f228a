import * as z from 'zod';
import { bookingLink, bookingOffer } from '../model/booking-offer.ts';
import { bookingByLinkForm, bookingLinkForm, bookingOfferForm } from '../validation/booking-offer.ts';
import { id } from './fields.ts';
import { route } from './route.ts';

const hosts = ['manager', 'recruiter'] as const;

/**
 * Times that managers offer for interviews and recruiters for first calls (PLUS-48), and candidates choose by a link
 * without an account (PLUS-07).
 */
export const bookingOffers = {
  offerTimes: route({
    method: 'POST',
    path: '/api/calendar/booking-offers',
    roles: hosts,
    summary:
      'Offer a candidate times for an interview, or as a recruiter for a first call, which is about no job; a mail with a link asks them to choose one. Of a planned interview only times are offered at which its panel, or one of its pool, is free.',
    creates: true,
    request: { body: bookingOfferForm },
    response: bookingOffer,
    errors: ['notFound', 'invalid', 'conflict'],
  }),
  listBookingOffers: route({
    method: 'GET',
    path: '/api/calendar/booking-offers',
    roles: hosts,
    summary: 'The caller’s offers, newest first, at most fifty; as many can be open at once.',
    request: {},
    response: z.array(bookingOffer),
    errors: [],
  }),
  withdrawBookingOffer: route({
    method: 'DELETE',
    path: '/api/calendar/booking-offers/{offerId}',
    roles: hosts,
    summary: 'Withdraw an offer: its link says so from now on. An interview that was booked stays.',
    request: { params: z.strictObject({ offerId: id }) },
    response: bookingOffer,
    errors: ['notFound'],
  }),
  readBookingLink: route({
    method: 'POST',
    path: '/api/calendar/booking-link/read',
    roles: 'anyone',
    summary:
      'What a mailed link offers: the times that are free for all who meet, or the interview that was booked by it.',
    request: { body: bookingLinkForm },
    response: bookingLink,
    errors: [],
  }),
  bookByLink: route({
    method: 'POST',
    path: '/api/calendar/booking-link/book',
    roles: 'anyone',
    summary: 'Book one of the offered times, or move the interview to it until it begins.',
    request: { body: bookingByLinkForm },
    response: bookingLink,
    errors: ['gone', 'conflict', 'unavailable'],
  }),
  cancelByLink: route({
    method: 'POST',
    path: '/api/calendar/booking-link/cancel',
    roles: 'anyone',
    summary: 'Cancel the interview that was booked by a link, until it begins; another time can be chosen then.',
    request: { body: bookingLinkForm },
    response: bookingLink,
    errors: ['gone', 'conflict', 'unavailable'],
  }),
};
