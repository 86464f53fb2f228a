import { useState, type ClipboardEvent } from 'react';
import { pastedEmails, rowProblems } from './email-rows.ts';

interface Row {
  key: number;
  email: string;
  /** The server's result for this address; unset until it has been sent. */
  available?: boolean;
}

/** The addresses that the rows begin with, and who keeps what is typed and was not mailed yet. */
export interface TypedEmails {
  begun: readonly string[];
  onType: (emails: string[]) => void;
}

/** What the server says of each address. */
export type SentEmails = readonly { email: string; available: boolean }[];

const cleaned = (email: string): string => email.trim().toLowerCase();

/** The rows of addresses, each with its problem once sending was tried or several were pasted. */
export function useEmailRows({ begun, onType }: TypedEmails) {
  const [rows, showRows] = useState<Row[]>(() => begun.map((email, key) => ({ key, email })));
  const setRows = (next: Row[]) => {
    showRows(next);
    onType(next.flatMap(({ email, available }) => (available ? [] : [email])));
  };
  const [isChecked, setChecked] = useState(false);
  const problems = rowProblems(
    rows.map(({ email }) => email),
    (row) => rows[row]?.available === true,
  );
  const nextKey = () => Math.max(...rows.map(({ key }) => key)) + 1;
  return {
    rows,
    problemOf: (index: number) => (isChecked ? problems[index] : undefined),
    /** How many came back unavailable. */
    taken: rows.filter(({ available }) => available === false).length,
    /** The addresses that were not mailed yet. */
    open: rows.filter(({ available }) => !available).map(({ email }) => cleaned(email)),
    change: (key: number, email: string) => setRows(rows.map((row) => (row.key === key ? { key, email } : row))),
    add: () => setRows([...rows, { key: nextKey(), email: '' }]),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    // A pasted list takes the place of the row, one row per address, and its problems show immediately.
    paste: (key: number, event: ClipboardEvent) => {
      const emails = pastedEmails(event.clipboardData.getData('text'));
      if (emails.length === 0) return;
      event.preventDefault();
      const next = nextKey();
      const pasted = emails.map((email, index) => ({ key: next + index, email }));
      setRows(rows.flatMap((row) => (row.key === key ? pasted : [row])));
      setChecked(true);
    },
    /** Shows what is wrong, and returns whether nothing is. */
    check: (): boolean => {
      setChecked(true);
      return !problems.some(Boolean);
    },
    /** Marks each row with what the server says of its address. */
    mark: (results: SentEmails) =>
      setRows(
        rows.map((row) => ({
          ...row,
          available: row.available ?? results.find(({ email }) => email === cleaned(row.email))?.available ?? true,
        })),
      ),
  };
}
