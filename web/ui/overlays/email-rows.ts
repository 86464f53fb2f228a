import { emailAddress } from '../../../shared/validation/account.ts';

/** The error of each row of the invitation form, in order; undefined for a valid row (VALID-23, VALID-24). */
export function rowProblems(rows: readonly string[]): (string | undefined)[] {
  const cleaned = rows.map((row) => row.trim().toLowerCase());
  return cleaned.map((row, index) => {
    const parsed = emailAddress.safeParse(row);
    if (!parsed.success) return parsed.error.issues[0]?.message;
    return cleaned.indexOf(row) < index ? 'Try another email address' : undefined;
  });
}
