/** Keeps the characters of a whole number: digits without leading zeros (VALID-38). */
export function wholeDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** Keeps the characters of an amount: digits and one decimal point with two places (VALID-31, DEC-04). */
export function amountDigits(typed: string): string {
  const [whole = '', ...rest] = typed.replaceAll(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  return rest.length > 0 ? `${digits || '0'}.${rest.join('').slice(0, 2)}` : digits;
}

/** Separates thousands by commas, leaving a decimal part as typed (VALID-39). */
export function withThousands(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const first = whole.length % 3 || 3;
  const grouped = whole.slice(0, first) + whole.slice(first).replaceAll(/\d{3}/g, ',$&');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The minus in front of a typed number, so that it is refused by its form and not left out; else an empty text. */
export function signOf(typed: string): string {
  return /^\s*[-\u2212]/.test(typed) ? '-' : '';
}

/** The typed number; null without a digit. */
export function numberOf(digits: string): number | null {
  return /\d/.test(digits) ? Number(digits) : null;
}
