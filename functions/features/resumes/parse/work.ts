import type { Line } from '../text/resume-text.ts';
import { contractsOf, endOf } from './agency-contracts.ts';
import { classify, type Classified } from './classify.ts';
import type { DateRange, DayOrder } from './dates.ts';
import { entriesBesideDates, type ApartEntry } from './date-blocks.ts';
import { datedEntries, undatedEntries, type Entry, type UndatedEntry } from './entries.ts';
import { withUsualLines } from './usual-lines.ts';
import { entryLines, type EntryLine } from './entry-lines.ts';
import { found, sourcesOf, type Extent } from './evidence.ts';
import { japaneseHistory } from './japanese-history.ts';
import { trimmed } from './normal-text.ts';
import type { ParsedWork } from './parsed-work.ts';
import type { Section } from './sections.ts';
import { companyWord, ownAccount, titleWord } from './vocabulary.ts';

const sure = 0.92;
/** Words beside it say what it is, or its own words may say something else too. */
const named = 0.85;
const likely = 0.7;
const unsure = 0.5;

/** Time away is no employer's; who fills in for somebody away, or administers it, is at work. */
const leave = new RegExp(
  `(?<![\\p{L}])(?:${[
    'stay[- ]at[- ]home (?:parent|mom|mum|mother|dad|father)|(?:maternity|paternity|parental|sick|medical|family|caregiv\\w+) leave|(?:career|planned) (?:break|gap)|sabbatical|gap year',
    'elternzeit|babypause|mutterschutz|erziehungsurlaub|pflegezeit|sabbatjahr|kinderpause|familienpause',
    "congé (?:de |d’|d')?(?:maternité|paternité|parental)|année sabbatique",
    '(?:baja|permiso|licencia) (?:de |por )?(?:maternidad|paternidad|parental)|excedencia|año sabático',
    'licença[ -](?:de )?(?:maternidade|paternidade|parental)|ano sabático',
    'congedo (?:di )?(?:maternità|paternità|parentale)|anno sabbatico',
    '(?:zwangerschaps|bevallings|ouderschaps)verlof|föräldraledig\\p{L}*|mammaledig|pappaledig|barselsorlov|foreldrepermisjon',
    'urlop (?:macierzyński|rodzicielski|wychowawczy)',
  ].join(
    '|',
  )})(?!\\p{L}|[ -]+(?:cover|replacement|contract|vertretung|vervanging|program|manag|coordinat|speciali|administ|analyst))`,
  'iu',
);

/** The same without an employer; a caregiver who names one is at work. */
const atHome = new RegExp(
  '^(?:homemaker|house(?:wife|husband)|' +
    '(?:full[- ]time )?(?:family caregiver|family carer|parent|caregiver (?:for|to|of) (?:my|family|a parent)|carer for))\\b',
  'i',
);

/** The work experiences of a resume, in its order; `order` is that of days and months. */
export function workOf(sections: readonly Section[], lines: readonly Line[], order?: DayOrder): ParsedWork[] {
  return sections
    .filter(({ kind }) => kind === 'work')
    .flatMap((section) => {
      const history = japaneseHistory(section.lines, lines);
      if (history) return history;
      const own = entryLines(section, order);
      const dated = entriesBesideDates(own) ?? withUsualLines(own, datedEntries(own));
      const entries: readonly (Entry | ApartEntry | UndatedEntry)[] = dated.length > 0 ? dated : undatedEntries(own);
      const titleComesFirst = titleFirstVote(entries);
      const facts = withinOneEmployer(
        entries,
        entries.map((entry) => settled(entry, titleComesFirst)),
      );
      const contracts = contractsOf(entries, facts);
      return entries.flatMap((entry, at) => {
        if (isGroup(entries, facts, at)) return [];
        const owner = ownerOf(facts, at);
        const contract = contracts.get(at);
        const { title, location } = contract ?? facts[at]!;
        const { company, location: ownersPlace } = contract ?? facts[owner]!;
        if ((!title && !company) || leave.test(`${title} ${company}`)) return [];
        if (atHome.test(title ?? company ?? '') && !(facts[at]!.company && title)) return [];
        const within = extentOf(
          own,
          entry.labelled?.company || entry.labelled?.title ? { ...entry, end: entry.next } : entry,
          contract ? entries[contract.agency] : owner === at ? undefined : entries[owner],
        );
        const text = (raw: string | null, isSure: (raw: string) => boolean, isNamed = false) => {
          const other = isNamed ? named : titleComesFirst === 0 ? unsure : likely;
          return raw ? found({ value: raw, raw, confidence: isSure(raw) ? sure : other }, lines, within) : null;
        };
        return [
          {
            title: text(title, isSureTitle, says(title, titleWord)),
            company: text(company, isSureCompany, says(company, companyWord) || says(title, titleWord)),
            location: text(location ?? ownersPlace, () => true),
            ...(entry.range ? datesOf(entry.range, lines, 'datesAt' in entry ? entry.datesAt : within) : noDates),
          },
        ];
      });
    });
}

/** A word of titles in a short text that no other piece runs into. */
const isSureTitle = (raw: string): boolean => titleWord.test(raw) && !/^\d|, \p{Ll}/u.test(raw);

/** A word of employers; a title beside a name does not make the name an employer's. */
const isSureCompany = (raw: string): boolean => companyWord.test(raw) && !/\p{Ll}{3}\.$|\)$/u.test(raw);

const noDates = { isWorking: false, fromYear: null, fromMonth: null, toYear: null, toMonth: null };

/** Where an entry's facts are: its head, or from the entry before where it shares that one's company. */
export function extentOf(
  lines: readonly EntryLine[],
  entry: Pick<Entry, 'start' | 'end'>,
  from?: Pick<Entry, 'start'>,
): Extent {
  const first = lines[from?.start ?? entry.start]?.line.index ?? 0;
  const last = lines[Math.max(entry.start, entry.end - 1)]?.line;
  return { from: first, to: (last?.through ?? last?.index ?? first) + 2 };
}

/** The dates of a range as found facts. */
export function datesOf(range: DateRange, lines: readonly Line[], within: Extent) {
  const confidence = range.isOpen || range.isSingle ? unsure : 0.95;
  const fact = (value: number | null | undefined) =>
    value === null || value === undefined ? null : found({ value, raw: range.raw, confidence }, lines, within);
  const rest = range.rest === undefined ? [] : (sourcesOf(range.rest, lines, within) ?? []);
  const end = (value: number | null | undefined) => {
    const one = fact(value);
    return one && { ...one, sources: [...one.sources, ...rest] };
  };
  return {
    isWorking: range.isCurrent,
    fromYear: fact(range.from?.year),
    fromMonth: fact(range.from?.month),
    toYear: end(range.to?.year),
    toMonth: end(range.to?.month),
  };
}

const says = (text: string | null, word: RegExp): boolean => Boolean(text?.match(word));

/** Above 0 where titles precede companies in this resume, below 0 where they follow. */
function titleFirstVote(entries: readonly Pick<Entry, 'fragments'>[]): number {
  let vote = 0;
  for (const { fragments } of entries) {
    const { title, company } = classify(fragments);
    if (!title || !company || !titleWord.test(title) || titleWord.test(company)) continue;
    vote += placeOf(fragments, title) < placeOf(fragments, company) ? 1 : -1;
  }
  return vote;
}

const placeOf = (fragments: Entry['fragments'], text: string | null): number =>
  fragments.findIndex((fragment) => trimmed(fragment.text) === text);

/** Title and company, by their words or else by the order that this resume keeps. */
function settled({ fragments, labelled }: Pick<Entry, 'fragments' | 'labelled'>, vote: number): Classified {
  const facts = byWords(fragments, vote);
  if (!labelled?.title && !labelled?.company) return facts;
  const { title = facts.title, company = facts.company } = labelled;
  return { title: title === company ? null : title, company, location: facts.location };
}

function byWords(fragments: Entry['fragments'], vote: number): Classified {
  const facts = classify(fragments);
  const { title, company, location } = facts;
  const titleIsNamed = says(title, titleWord);
  if (!titleIsNamed && !says(company, companyWord)) {
    const texts = fragments
      .map(({ text }) => trimmed(text))
      .filter((text) => text.length > 1 && text !== location && text.split(' ').length < 10 && !/^[a-z]/.test(text));
    const [first = null, second = null] = texts;
    if (second !== null)
      return vote >= 0 ? { title: first, company: second, location } : { title: second, company: first, location };
    return facts;
  }
  if (!titleIsNamed && title && company && vote !== 0 && !companyWord.test(company)) {
    const isTitleFirst = placeOf(fragments, title) < placeOf(fragments, company);
    if (isTitleFirst !== vote > 0) return { title: company, company: title, location };
  }
  // One name in two pieces that both sound like titles: the resume's order decides.
  if (titleIsNamed && company && titleWord.test(company) && !companyWord.test(company) && vote !== 0) {
    const isTitleFirst = placeOf(fragments, title) < placeOf(fragments, company);
    if (isTitleFirst !== vote > 0) return { title: company, company: title, location };
  }
  return facts;
}

/**
 * Below an employer with the whole time there, titles that fill that time from end to beginning are of that employer:
 * `Director, Claims` has no other.
 */
function withinOneEmployer(
  entries: readonly { range?: DateRange | undefined; fragments: Entry['fragments'] }[],
  facts: readonly Classified[],
): readonly Classified[] {
  const all = [...facts];
  for (const [at, { title, company }] of facts.entries()) {
    const whole = entries[at]!.range;
    // `Birch Mills, Ballymun (2014 – present)`: where it is, in a place of any size.
    const isTitled = title !== null && titleWord.test(title);
    if (isTitled || company === null || !whole?.from || ownAccount.test(company)) continue;
    const isPart = ({ range }: (typeof entries)[number]) =>
      range?.from && range.from.year >= whole.from!.year && endOf(range) <= endOf(whole);
    const after = entries.slice(at + 1);
    const count = after.findIndex((one) => !isPart(one));
    const parts = count < 0 ? after : after.slice(0, count);
    const [latest, first] = [parts[0]?.range, parts.at(-1)?.range];
    if (parts.length < 2 || endOf(latest!) !== endOf(whole) || first!.from!.year !== whole.from.year) continue;
    if (title !== null) {
      if (!companyWord.test(company) || parts.some((_one, offset) => !says(all[at + 1 + offset]!.title, titleWord)))
        continue;
      all[at] = { title: null, company, location: title };
    }
    for (const [offset] of parts.entries()) {
      const own = all[at + 1 + offset]!;
      if (own.title === null || own.company === null || companyWord.test(own.company)) continue;
      all[at + 1 + offset] = { ...own, title: `${own.title}, ${own.company}`, company: null };
    }
  }
  return all;
}

/** The whole time at a company, above its titles with dates of their own. */
function isGroup(
  entries: readonly { range?: DateRange | undefined }[],
  facts: readonly Classified[],
  at: number,
): boolean {
  const [own, next] = [facts[at]!, facts[at + 1]];
  const [whole, part] = [entries[at]?.range, entries[at + 1]?.range];
  if (!next || !whole?.from || !part?.from || own.title !== null || !own.company || next.company) return false;
  return whole.from.year <= part.from.year && endOf(whole) >= endOf(part);
}

/** Several titles at one company: an entry that names no company has that of the nearest entry above that names one. */
function ownerOf(facts: readonly Classified[], at: number): number {
  const { title, company } = facts[at]!;
  if (company || !title || !titleWord.test(title) || ownAccount.test(title)) return at;
  const above = facts.slice(0, at).findLastIndex((one) => one.company !== null);
  return above < 0 ? at : above;
}
