/** A company's name or a word of a title, as what is left out and what a job says are compared. */
export const leftOutKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** By what a job can be left out: its company, and each word of its company's name and its title (PLUS-56). */
export function leftOutBy({ title, companyName }: { title: string; companyName: string | null }): string[] {
  const [company, words] = [leftOutKey(companyName ?? ''), leftOutKey(title)];
  return [company, ...company.split(' '), ...words.split(' ')].filter(Boolean);
}

/** By what a job can be left out for whose it is; no text that somebody enters has a colon as a key. */
export const leftOutManager = (managerId: number): string => `manager:${managerId}`;
