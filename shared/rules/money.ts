/** An amount of a job or a preference: whole currency units, null where open. */
export interface MoneySpan {
  from: number | null | undefined;
  to: number | null | undefined;
  currency: string | null | undefined;
}

function symbolOf(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0);
    return parts.find((part) => part.type === 'currency')?.value ?? currency;
  } catch {
    return `${currency} `;
  }
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const hundredths = (amount: number, unit: number) => plain.format(Math.round((amount / unit) * 100) / 100);

// Rupees are given in lakh and crore, as is usual where people are paid in them.
function short(amount: number, currency: string): string {
  if (currency === 'INR' && amount >= 100_000)
    return amount >= 10_000_000 ? `${hundredths(amount, 10_000_000)}Cr` : `${hundredths(amount, 100_000)}L`;
  if (amount >= 1_000_000) return `${hundredths(amount, 1_000_000)}M`;
  if (amount >= 10_000) return `${plain.format(Math.round(amount / 100) / 10)}k`;
  return plain.format(amount);
}

function span(
  { from, to, currency }: MoneySpan,
  write: (amount: number, currency: string) => string,
  unit: string,
): string | null {
  const low = from || null;
  const high = to || null;
  if (low === null && high === null) return null;
  const code = currency || 'USD';
  const symbol = symbolOf(code);
  if (low !== null && high !== null && low !== high) return `${symbol}${write(low, code)}–${write(high, code)}${unit}`;
  if (low === null) return `up to ${symbol}${write(high ?? 0, code)}${unit}`;
  return high === null ? `from ${symbol}${write(low, code)}${unit}` : `${symbol}${write(low, code)}${unit}`;
}

/** An hourly range: '$60–75/h', '$25.50–39/h'; null when both ends are open. */
export function formatRate(rate: MoneySpan): string | null {
  return span(rate, (amount) => (Number.isInteger(amount) ? plain : withCents).format(amount), '/h');
}

/** A yearly range: '$120k–140k/yr', '₹7.6L–17.4L/yr'; null when both ends are open. */
export function formatSalary(salary: MoneySpan): string | null {
  return span(salary, short, '/yr');
}

/** A whole number with thousands separated: '12,480' (VALID-39). */
export function formatCount(count: number): string {
  return plain.format(count);
}

/** A noun with its number: '1 job', '50 jobs'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
