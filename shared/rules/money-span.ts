import { maxRate, minRate } from '../constants/limits.ts';

/** From and to of a rate or salary; null or 0 where open. */
export interface MoneyBounds {
  from: number | null | undefined;
  to: number | null | undefined;
}

const faultOf = (bound: number) => (bound >= minRate ? bound > maxRate && 'tooMuch' : 'negative');

/**
 * Why a range of money is invalid: a bound outside 0 to 1999999999, or a from above its to (VALID-26 to VALID-29,
 * DEC-23).
 */
export function spanFault({ from, to }: MoneyBounds): 'negative' | 'tooMuch' | 'reversed' | undefined {
  return faultOf(from ?? 0) || faultOf(to ?? 0) || (from && to && from > to ? 'reversed' : undefined);
}
