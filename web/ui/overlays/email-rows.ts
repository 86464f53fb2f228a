import { cleanText } from '../../../shared/rules/plain-text.ts';
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
 * The addresses of a pasted list, column or table, also with names as mail programs write them: `Ana Ruiz
 * <ana@example.com>; "Lee, Bo" <bo@example.com>`. Empty for a text without any, and for a single address, which is typed
 * as it is.
 */
export function pastedEmails(text: string): string[] {
  const visible = cleanText(text).replaceAll(/\[[^\][]*\]\(mailto:([^()\s]*)\)/gi, ' $1 ');
  const all = visible
    .replaceAll(/"[^"\n]*"(?=\s*<)/g, ' ')
    .replaceAll(/(?<![^,;\n\t<>])[^,;\n\t<>]*<\s*(?:mailto:)?([^<>\s@]+@[^<>\s@]+)\s*>/gi, ' $1 ')
    .replaceAll(/(?<![^,;\n\t<>])[^,;\n\t<>]*<[^<>]*>/g, ' ')
    .split(/[\s,;，；、]+/)
    .map((part) => part.replace(wrapping, ''));
  if (!all.some((part) => part.includes('@'))) return [];
  const addresses = all.filter((part) => part.includes('@') || lacksAt.test(part)).slice(0, mostPasted);
  return addresses.length === 1 && addresses[0] === text.trim() ? [] : addresses;
}

/** What is around an address in a list: quotes, brackets, bullets, the scheme of its link, the end of a sentence. */
const wrapping = /^["'“”‘’([{•·*]*(?:mailto:|smtp:)?|["'“”‘’)\]}.]+$/gi;
/** `bo.example.com`: an address whose sign was left out is shown as wrong; other words are names. */
const lacksAt = /^[\w-]+(?:\.[\w-]+)+$/;

/** How many rows one paste makes. */
const mostPasted = 500;
