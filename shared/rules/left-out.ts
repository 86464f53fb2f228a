import { companyKey, isLegalForm } from './company-name.ts';

/** Words as what is left out and what a job says are compared. */
export const leftOutKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** The most words in a row by which a job is left out, where they are not all of its title. */
const mostWords = 4;

const phrasesIn = (words: readonly string[]): string[] => [
  ...words.flatMap((_, from) =>
    words.slice(from, from + mostWords).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  ),
  words.join(' '),
];

const companyPart = (name: string): string => `company:${companyKey(name)}`;

/** How what somebody leaves out is asked for: words as they are, or a company however it is written. */
export const leftOutKeys = (text: string): string[] => [leftOutKey(text), companyPart(text)];

/**
 * By what a job can be left out: its company, of a confidential job that of its manager, and words that follow each other in
 * its name or in the title (PLUS-56). `Inc.` is a word of too many companies, and is what a comma leaves of `Acme, Inc.`.
 */
export function leftOutBy({
  title,
  companyName,
  managerCompany,
}: {
  title: string;
  companyName: string | null;
  managerCompany?: string | undefined;
}): string[] {
  const companies = [companyName, managerCompany].flatMap((name) => name ?? []);
  const words = (text: string) => leftOutKey(text).split(' ');
  const namesOf = companies.map((name) => words(name).filter((word, at) => at === 0 || !isLegalForm(word)));
  const phrases = [words(title), ...namesOf].flatMap(phrasesIn).filter(Boolean);
  return [...new Set([...companies.map(companyPart), ...phrases])];
}

/** By what a job can be left out for whose it is; no text that somebody enters has a colon in its key. */
export const leftOutManager = (managerId: number): string => `manager:${managerId}`;
