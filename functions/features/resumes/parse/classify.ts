import { findRange } from './dates.ts';
import type { Fragment } from './fragments.ts';
import { duration } from './lifted-dates.ts';
import { trimmed } from './normal-text.ts';
import { placeScore } from './places.ts';
import { companyWord, endsAsTitle, titleWord } from './vocabulary.ts';

/** What the pieces of an entry's head are; each as the resume spells it. */
export interface Classified {
  title: string | null;
  company: string | null;
  location: string | null;
}

const address = /^(url|https?:|www\.)|^[a-z0-9-]+(\.[a-z0-9-]+)+\/\S*$|^[a-z0-9-]+(\.[a-z0-9-]+){2,}$/i;
/** An employer that goes by its domain. */
const domain = /^[a-z0-9-]{2,}(?:\.(?:org|com|co|net|edu|ac))?\.[a-z]{2,6}$/i;
/** What links are called. */
const linkName = /^(?:(?:github|gitlab|linkedin|project|live|website|app) )?(?:links?|demo|source code|preview)$/i;
/** Where somebody works, once the place is known. */
const away = /^(?:remote|hybrid|on-?site|work from home|wfh)\b.{0,12}$/i;
const kindOfWork = new RegExp(
  '^((?:\\d+ months? )?(?:\\p{L}+[- ]term )?(?:\\p{L}+ )?(?:contract|secondment)(?: from .+)?|full[- ]?time|part[- ]?time|permanent|internship|highlights?|responsibilities|key responsibilities|achievements|remote|hybrid|on-?site)\\W*$',
  'iu',
);
/** The name of a department or its state is no title. */
const ofState = /^(?:state|city|county|department|ministry|government) of\b/i;
export const sameEmployer = /^same (?:company|employer|place|firm|restaurant|hotel|shop|store|school|hospital|site)$/i;
const mostWords = 9;
/** `Founding Member & Site Reliability Engineer & Infrastructure Team Lead`. */
const mostOfTitle = 13;

/** `Engineer for Fern Hollow`: the employer, where nothing else is one. */
const withinTitle = /^(.{3,60}?) (?:in|for|en|em) (\p{Lu}.+)$/u;

interface Scored {
  text: string;
  isDated: boolean;
  title: number;
  company: number;
  place: number;
}

/** Finds title, company and place among the pieces of an entry's head, by their words. */
export function classify(fragments: readonly Fragment[]): Classified {
  const all = fragments.flatMap(({ text, isBold, isDated = false }) => {
    const own = titleOfSentence(
      withoutAgency(text)
        .replace(/\((?:remote|hybrid|on-?site|full[- ]?time)\)$/i, '')
        .replace(/\(.*?\)/g, (inner) => (findRange(inner) || /^\(\s*\)$/.test(inner) ? '' : inner)),
    );
    if (
      own.length < 2 ||
      sameEmployer.test(own) ||
      (address.test(own) && !domain.test(own)) ||
      duration.test(own) ||
      linkName.test(own)
    )
      return [];
    return kindOfWork.test(own) && placeScore(own) < 0.8 ? [] : [{ ...score(own, isBold), isDated }];
  });
  const location = takeLocation(all);
  const scored = location === null ? all : all.filter(({ text }) => !away.test(text));
  const title = take(scored, 'title', 1.2);
  const isTitleDated = fragments.some(({ text, isDated }) => isDated && title !== null && text.includes(title));
  // `Developer – Web` above `Fern Hollow – 2019 – 2021`: the employer is beside the dates.
  const besideDates = title === null || isTitleDated ? undefined : takeDated(scored);
  const company = take(scored, 'company', 1.2) ?? besideDates ?? takeFirst(scored);
  // A company may have the name of a city: a lone one is the company when nothing else is.
  const mayEmploy = location !== null && placeScore(location) < 0.85 && !away.test(location);
  if (title && !company && mayEmploy) return { title, company: location, location: null };
  const [, post, employer] = (!company && title && withinTitle.exec(title)) || [];
  if (post && employer && endsAsTitle(post)) return { title: post, company: employer, location };
  const left = scored.filter(({ text }) => !company || !ofState.test(text));
  return { title: title ?? takeFirst(left), company: company?.replace(hours, '') ?? null, location };
}

/** `Tester (via Fern Staffing)`, `Birch Bank (6-month contract through Fern)`: who sent somebody there is no part of its name. */
const agency = new RegExp(
  '\\s*\\((?:(?:temp(?:orary)?|employment|staffing|recruitment) )?(?:agency|agencies|temp|zeitarbeit|über .*|int[ée]rim|etw?|agencia|ett)\\)|' +
    ' ?\\((?:contract|contractor|c2c|1099)[,:;] (?!\\p{L}+-time)[^()]*\\)|' +
    ' ?\\((?:[^()]*[ -])?(?:via|through|placed by|employed by|agency:?|c2h|w2|contract[- ]to[- ]hire)(?: [^()]*)?\\)|' +
    '(?<=\\S),? via \\p{Lu}[^,()]*$',
  'iu',
);
/** `Hill House (weekends)`: when in the week somebody was there. */
const hours = / \((?:weekends?|evenings?|nights|saturdays|sundays|holidays|term[- ]time)(?: only)?\)$/i;
const withoutAgency = (text: string): string => text.replace(agency, '');

/** `Senior engineer. Built the shop.` begins with the title; a lone title needs no full stop. */
function titleOfSentence(text: string): string {
  const own = trimmed(text).replace(/^\d{1,2}\+? years? as (?:an? )?(?=\p{Lu})/u, '');
  const [, first = ''] = /^(.{3,50}?[\p{Ll})])\.(?:\s+\p{Lu}.*)?$/u.exec(own) ?? [];
  return first && titleWord.test(first) && !companyWord.test(first) && !/\b(?:sr|jr|asst|assoc|dr|st)$/i.test(first)
    ? first
    : own;
}

function score(text: string, isBold: boolean): Omit<Scored, 'isDated'> {
  const words = text.split(/\s+/).length;
  const place = placeScore(text);
  // `Denver, CO` is no company.
  const [isTitle, isCompany] = [titleWord.test(text), place < 0.85 && companyWord.test(text)];
  const isLastTitle = endsAsTitle(text);
  return {
    text,
    title:
      (isTitle ? 3 : 0) +
      (isLastTitle ? 0.5 : 0) -
      (isCompany && !isLastTitle ? 1.2 : 0) -
      (words > mostWords && !(isLastTitle && words <= mostOfTitle) ? 3 : 0) +
      (isBold ? 0.2 : 0),
    company:
      (isCompany || domain.test(text) ? 2 : 0) - (isTitle ? 1.5 : 0) + (isBold ? 0.4 : 0) - (words > mostWords ? 2 : 0),
    place,
  };
}

function takeLocation(scored: Scored[]): string | null {
  if (scored.length < 2) return null;
  const places = scored.filter((one) => one.place >= 0.8 && one.title < 2 && one.company < 1.5);
  const best = places.toSorted((a, b) => b.place - a.place)[0];
  if (!best) return null;
  scored.splice(scored.indexOf(best), 1);
  return best.text;
}

function take(scored: Scored[], by: 'title' | 'company', least: number): string | null {
  const best = scored.toSorted((a, b) => b[by] - a[by])[0];
  if (!best || best[by] < least) return null;
  scored.splice(scored.indexOf(best), 1);
  return best.text;
}

/** The first piece beside the dates, where a title without dates has others beside itself. */
function takeDated(scored: Scored[]): string | null {
  const dated = scored.filter(({ isDated }) => isDated);
  return dated.length > 0 && dated.length < scored.length ? takeFirst(dated) : null;
}

function takeFirst(scored: Scored[]): string | null {
  const at = scored.findIndex(({ text }) => text.split(/\s+/).length <= mostWords);
  return at < 0 ? null : scored.splice(at, 1)[0]!.text;
}
