import { oneDay } from '../constants/time.ts';

/** Until when a licence is valid; the year alone where no month is known. */
export interface LicenceExpiry {
  expireYear: number | null;
  expireMonth: number | null;
}

/** In how many days a licence expires, negative once it has; undefined where no date is known. */
export function daysLeft({ expireYear, expireMonth }: LicenceExpiry, now: string): number | undefined {
  if (expireYear === null) return undefined;
  // It is valid through the month, or the year, that is named.
  const end = expireMonth === null ? Date.UTC(expireYear + 1, 0, 1) : Date.UTC(expireYear, expireMonth, 1);
  return (end - Date.parse(now)) / oneDay;
}

/** Whether a licence has expired, at this ISO time. */
export const hasExpired = (one: LicenceExpiry, now: string): boolean => (daysLeft(one, now) ?? 1) <= 0;
