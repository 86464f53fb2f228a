/** An amount from a job or a wish: whole currency units, null where open. */
export interface MoneySpan {
  from: number | null | undefined;
  to: number | null | undefined;
  currency: string | null | undefined;
}

function symbolOf(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
    return parts.find((part) => part.type === 'currency')?.value ?? currency;
  } catch {
    return `${currency} `;
  }
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

function short(amount: number): string {
  if (amount >= 1_000_000) return `${plain.format(Math.round(amount / 10_000) / 100)}M`;
  if (amount >= 10_000) return `${plain.format(Math.round(amount / 100) / 10)}k`;
  return plain.format(amount);
}

function span({ from, to, currency }: MoneySpan, write: (amount: number) => string, unit: string): string | null {
  const low = from || null;
  const high = to || null;
  if (low === null && high === null) return null;
  const symbol = symbolOf(currency || 'USD');
  if (low !== null && high !== null && low !== high) return `${symbol}${write(low)}–${write(high)}${unit}`;
  if (low === null) return `up to ${symbol}${write(high ?? 0)}${unit}`;
  return high === null ? `from ${symbol}${write(low)}${unit}` : `${symbol}${write(low)}${unit}`;
}

/** An hourly span: '$60–75/h'; null when both ends are open. */
export function formatRate(rate: MoneySpan): string | null {
  return span(rate, (amount) => plain.format(amount), '/h');
}

/** A yearly span: '$120k–140k/yr'; null when both ends are open. */
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
