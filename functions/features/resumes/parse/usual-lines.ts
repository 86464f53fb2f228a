import { classify, sameEmployer } from './classify.ts';
import type { EntryLine } from './entry-lines.ts';
import type { Entry } from './entries.ts';
import { trimmedFragments } from './fragments.ts';
import { isSentence, isTold } from './normal-text.ts';
import { placeScore } from './places.ts';
import { companyWord, endsAsTitle, titleWord } from './vocabulary.ts';

/** On which lines, counted from that with the dates, the entries of a section have title and employer. */
interface UsualLines {
  title: number;
  company: number;
}

const [above, below] = [-3, 2];
const fewest = 2;
const [share, ofAll] = [0.6, 0.7];
const mostWords = 10;

/**
 * The entries, with title and employer from the lines on which this section has them where their own words do not say
 * which is which: one order holds for all entries of a section.
 */
export function withUsualLines(lines: readonly EntryLine[], entries: readonly Entry[]): Entry[] {
  const usual = entries.length > fewest ? usualLines(lines, entries) : undefined;
  if (!usual) return [...entries];
  return entries.map((entry, at) => {
    if (entry.labelled?.title ?? entry.labelled?.company) return entry;
    const own = (offset: number) => namesOf(lineOf(lines, entries, at, offset));
    const [titles, companies] = [own(usual.title), own(usual.company)];
    if (titles.length === 0 || companies.length === 0 || companies.some(isPost)) return entry;
    const { title, company } = classify(entry.fragments);
    const isTitled = title !== null && titleWord.test(title) && !companyWord.test(title);
    const isOnItsLine = !titles.some(isPost) || titles.some((text) => text === title);
    if (isTitled && isOnItsLine && company !== null && (companyWord.test(company) || !titleWord.test(company)))
      return entry;
    const labelled = { title: titles.find(isPost) ?? titles[0]!, company: companies.find(isEmployer) ?? companies[0]! };
    return { ...entry, labelled };
  });
}

/** The line so far from an entry's dates, unless another entry has it. */
function lineOf(lines: readonly EntryLine[], entries: readonly Entry[], at: number, offset: number) {
  const { anchor, next } = entries[at]!;
  const place = anchor + offset;
  const first = at === 0 ? 0 : Math.max(entries[at - 1]!.anchor + 1, entries[at]!.start);
  return place >= first && place < next ? lines[place] : undefined;
}

/** What a line names besides dates and places; nothing for points and prose. */
function namesOf(line: EntryLine | undefined): string[] {
  if (!line || line.isBulleted || line.isUsed) return [];
  const bare = line.text.replace(/\([^()]*\)/g, '').trim();
  if (!line.range && (isSentence(bare) || isTold(bare) || bare.split(/\s+/).length > mostWords)) return [];
  return trimmedFragments(line.line)
    .map(({ text }) => text)
    .filter((text) => text.length > 1 && placeScore(text) < 0.8 && !sameEmployer.test(text));
}

const isPost = (text: string): boolean => endsAsTitle(text) || (titleWord.test(text) && !companyWord.test(text));
const isEmployer = (text: string): boolean => companyWord.test(text) && !endsAsTitle(text);

function usualLines(lines: readonly EntryLine[], entries: readonly Entry[]): UsualLines | undefined {
  const offsets = Array.from({ length: below - above + 1 }, (_one, at) => above + at);
  const of = entries.map((_entry, at) => offsets.map((offset) => namesOf(lineOf(lines, entries, at, offset))));
  const votes = (is: (text: string) => boolean) =>
    offsets.map((_offset, at) => of.filter((names) => names[at]!.some(is)).length);
  const most = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));
  const [posts, employers] = [votes(isPost), votes(isEmployer)];
  const any = votes(() => true);
  /** The line that most have beside the one already known. */
  const other = (known: number, rivals: readonly number[]) => {
    const counts = any.map((count, at) => (at === known || rivals[at]! > 0.3 * rivals[known]! ? 0 : count));
    return Math.max(...counts) < ofAll * entries.length ? undefined : most(counts);
  };
  const isClear = (counts: readonly number[], is: (text: string) => boolean) => {
    const all = of.filter((names) => names.some((own) => own.some(is))).length;
    return Math.max(...counts) >= Math.max(fewest, share * all);
  };
  const [title, company] = [most(posts), most(employers)];
  const areInOne = of.filter((names) => names[title]!.length > 1 || (title === company && names[title]!.length > 0));
  if (areInOne.length > 0.5 * entries.length) return undefined;
  const areClear = [isClear(posts, isPost), isClear(employers, isEmployer)] as const;
  if (areClear[0] && areClear[1] && title !== company) return { title: offsets[title]!, company: offsets[company]! };
  const [byTitle, byCompany] = [areClear[0] && other(title, posts), areClear[1] && other(company, employers)];
  if (typeof byTitle === 'number') return { title: offsets[title]!, company: offsets[byTitle]! };
  if (typeof byCompany === 'number') return { title: offsets[byCompany]!, company: offsets[company]! };
  return undefined;
}
