import type { EntryLine } from './entry-lines.ts';
import { isDepartment } from './fragments.ts';
import { labelledIn } from './labelled.ts';
import { duration } from './lifted-dates.ts';
import { placeScore } from './places.ts';
import { endsAsTitle } from './vocabulary.ts';

/** What labels of an entry say, which its words need not. */
export interface LabelledFacts {
  title?: string;
  company?: string;
}

/** Profiles are exported so: the employer, the title, and below them the dates with how long it was. */
export function profileFacts(
  lines: readonly EntryLine[],
  start: number,
  { place, text, range }: EntryLine,
): LabelledFacts {
  const rest = text.replace(range!.raw, '').trim();
  if (!/^\(.+\)$/.test(rest) || !duration.test(rest)) return {};
  const [title, above] = [lines[place - 1], lines[place - 2]].map((one) => one?.text.trim() ?? '');
  // The whole time at an employer is between it and its titles.
  const company = duration.test(above ?? '') ? lines[place - 3]?.text.trim() : start <= place - 2 ? above : undefined;
  // Others write how long it was too: the title above the employer, or both on one line.
  if (company ? endsAsTitle(company) && !endsAsTitle(title!) : /, | at | [-–—|] /.test(title!)) return {};
  return title && start < place ? { title, ...(company && { company }) } : {};
}

/** The first title and employer that labels name. */
export function labelledFacts(lines: readonly EntryLine[]): LabelledFacts {
  const facts: LabelledFacts = {};
  for (const { text } of lines) {
    const labelled = labelledIn(text);
    if (!labelled || labelled.value.length < 2 || labelled.value.length > 90) continue;
    if (labelled.role === 'title') facts.title ??= labelled.value;
    if (labelled.role === 'employer') facts.company ??= withoutPlace(labelled.value);
  }
  return facts.title && !facts.company ? { ...facts, ...titleAndEmployer(facts.title) } : facts;
}

/** `Nurse, Surgery, Fern Hospital` behind one label: the title, its department and who employs. */
function titleAndEmployer(text: string): LabelledFacts {
  const [title = '', ...others] = text.split(/, (?![^(]*\))/);
  const company = others.at(-1) ?? '';
  const isEmployer = others.length > 0 && endsAsTitle(title) && !isDepartment(company) && placeScore(company) < 0.8;
  return isEmployer && !endsAsTitle(company) ? { title, company } : { title: text };
}

/** `Example Ltd, Lyon, France` without the place. */
function withoutPlace(text: string): string {
  const pieces = text.split(/,\s+/);
  const at = pieces.findIndex((_piece, place) => {
    const rest = pieces.slice(place);
    return place > 0 && placeScore(rest.join(', ')) >= (rest.length > 1 ? 1 : 0.8);
  });
  return at < 0 ? text : pieces.slice(0, at).join(', ');
}
