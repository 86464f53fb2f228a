/**
 * Rough values of one unit in US dollars in 2025. They only order documents in different currencies; never shown, never
 * paid.
 */
const usdPerUnit: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.3,
  CHF: 1.15,
  CAD: 0.72,
  AUD: 0.65,
  NZD: 0.6,
  SGD: 0.75,
  HKD: 0.128,
  AED: 0.272,
  SAR: 0.267,
  INR: 0.0118,
  PKR: 0.0036,
  BDT: 0.0082,
  LKR: 0.0033,
  NPR: 0.0074,
  PHP: 0.0175,
  MXN: 0.053,
  BRL: 0.18,
  JPY: 0.0067,
  CNY: 0.138,
  ILS: 0.28,
  PLN: 0.26,
  SEK: 0.1,
  NOK: 0.095,
  DKK: 0.147,
  ZAR: 0.055,
};

/** The upper end of an amount as a sort key; null when there is none or its currency is not in the table. */
export function sortAmount({
  from,
  to,
  unit,
}: {
  from: number | null;
  to: number | null;
  unit: string | null;
}): number | null {
  const amount = to ?? from;
  const worth = unit === null ? undefined : usdPerUnit[unit];
  return amount === null || worth === undefined ? null : amount * worth;
}
