import { emailAddress } from '../../../shared/validation/person-fields.ts';
import { mostInvitedAtOnce, tooManyRows } from '../../../shared/validation/invitation.ts';

/**
 * The error of each row of the invitation form, in order; undefined for a valid row (VALID-23, VALID-24). `isSent` names
 * rows that were mailed before and are not part of the next call.
 */
export function rowProblems(
  rows: readonly string[],
  isSent: (row: number) => boolean = () => false,
): (string | undefined)[] {
  const cleaned = rows.map((row) => row.trim().toLowerCase());
  const firstRows = new Map<string, number>();
  let sending = 0;
  return cleaned.map((row, index) => {
    const first = firstRows.get(row) ?? index;
    firstRows.set(row, first);
    if (!isSent(index)) sending += 1;
    const parsed = emailAddress.safeParse(row);
    if (!parsed.success) return parsed.error.issues[0]?.message;
    if (first < index) return 'Try another email address';
    return !isSent(index) && sending > mostInvitedAtOnce ? tooManyRows : undefined;
  });
}

/**
 * The addresses of a pasted list or column, also with names as mail programs write them: `Ana Ruiz <ana@example.com>;
 * "Lee, Bo" <bo@example.com>`. Empty for a single address without a name, which is typed as it is.
 */
export function pastedEmails(text: string): string[] {
  const named = [...text.matchAll(/<\s*(?:mailto:)?([^<>\s@]+@[^<>\s@]+)\s*>/gi)].map(([, address = '']) => address);
  const unnamed = text
    .replaceAll(/"[^"\n]*"(?=\s*<)/g, ' ')
    .replaceAll(/(?<![^,;\n\t<>])[^,;\n\t<>]*<[^<>]*>/g, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (named.length > 0) return [...named, ...unnamed.filter((part) => part.includes('@'))].slice(0, mostPasted);
  return unnamed.length > 1 ? unnamed.slice(0, mostPasted) : [];
}

/** How many rows one paste makes. */
const mostPasted = 500;
