/** Years that a job may ask for. */
interface Years {
  from?: number;
  to?: number;
}

const years = String.raw`(?:years?|yrs?)\b(?:\s+of)?(?:\s+(?:experience|exp)\b)?`;
const readings: readonly { words: RegExp; asks: (years: number) => Years }[] = [
  {
    words: new RegExp(String.raw`\b(?:at least|minimum(?: of)?|min|over|more than)\s+(\d{1,2})\s*\+?\s*${years}`, 'i'),
    asks: (from) => ({ from }),
  },
  {
    words: new RegExp(String.raw`\b(?:up to|at most|under|less than|maximum(?: of)?|max)\s+(\d{1,2})\s*${years}`, 'i'),
    asks: (to) => ({ to }),
  },
  { words: new RegExp(String.raw`\b(\d{1,2})\s*(?:\+|plus\b|or more\b)\s*${years}`, 'i'), asks: (from) => ({ from }) },
  // People who write how many years they have mean jobs for which these are enough.
  { words: /\b(\d{1,2})\s*(?:years?|yrs?)\s+(?:of\s+)?(?:experience|exp)\b/i, asks: (to) => ({ to }) },
];

/**
 * The years of experience that a question of jobs names, and its text without them: '5+ years java' asks for jobs that
 * want five or more. A text with quotes or operators is left as it is.
 */
export function askedExperience(search = ''): { text: string; years?: Years } {
  if (/["“”()]|\b(?:AND|OR|NOT)\b/.test(search)) return { text: search };
  for (const { words, asks } of readings) {
    const found = words.exec(search);
    if (!found) continue;
    const text = search.replace(found[0], ' ').replaceAll(/\s+/g, ' ').trim();
    return { text, years: asks(Number(found[1])) };
  }
  return { text: search };
}
