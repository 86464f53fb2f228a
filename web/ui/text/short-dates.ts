import { formatDate, inWords, type Moment } from './dates.ts';

/*
 * Words that no public page needs: what they load is counted by the byte.
 */

/** A day without a zone, given as YYYY-MM-DD or as its midnight in UTC: the same day everywhere. */
export const formatDay = (day: string): string => formatDate(day, 'UTC');

/** 'MMM D': 'Mar 3', where space is short (CONST-01). */
export const formatShortDate = (moment: Moment): string => inWords(moment, { month: 'short', day: 'numeric' });

/** A time of day as everywhere but in exact times: '9:05 AM'. */
export const formatTime = (moment: Moment): string => inWords(moment, { hour: 'numeric', minute: '2-digit' });

/** The same with its zone: '9:05 AM EST'. */
export const formatZonedTime = (moment: Moment): string =>
  inWords(moment, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
