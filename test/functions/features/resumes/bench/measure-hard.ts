import { parseResume, type ParsedFacts } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { random } from '../../../search/random.ts';
import type { Browser } from 'playwright-core';
import { readAsFile, readAsPdf } from './hard-files.ts';
import { writtenLayouts } from './hard-layouts.ts';
import { hardPerson, meant, type HardPerson } from './hard-people.ts';
import { pageLayouts } from './page-layouts.ts';
import { pageVariants } from './page-variants.ts';
import { escaped } from './html-layouts.ts';
import type { Row } from './rows.ts';
import { clearanceOf, writtenVariants } from './written-variants.ts';
import { typesetLayouts } from './typeset-layouts.ts';
import { f1, fields, noTallies, precision, recall, tally, type Tallies, type Tally } from './measure-resumes.ts';

/** How many facts with a confidence of at least .9 there are, and how many of those are right. */
export type Calibration = Record<string, { right: number; all: number }>;
export interface HardMeasure {
  tallies: Tallies & { place: Tally; certificate: Tally };
  calibration: Calibration;
  misses: string[];
  count: number;
  /** The time that parsing took. */
  milliseconds: number;
}

interface WrittenKind {
  format: 'txt' | 'docx';
  rows: (person: HardPerson) => Row[];
  /** The person as the resume shows them. */
  of?: (person: HardPerson) => HardPerson;
}
const same = (person: HardPerson): HardPerson => person;
const seed = 4711;
const sure = 0.9;
const written: Record<string, WrittenKind> = { ...writtenLayouts, ...writtenVariants };
const printed: Record<string, (person: HardPerson) => string> = { ...pageLayouts, ...pageVariants, ...typesetLayouts };

/** The names of all kinds; their places seed their people, so that new ones go to the end. */
export const hardKinds: readonly string[] = [
  ...Object.keys(writtenLayouts),
  ...Object.keys(pageLayouts),
  ...Object.keys(pageVariants),
  ...Object.keys(writtenVariants),
  ...Object.keys(typesetLayouts),
];

/** The half that is only measured, by lot; the parser is improved without looking at what it misses there. */
const onlyMeasured: ReadonlySet<string> = new Set(
  `biodata philippine italian wordTemplate typesetterDash footers sidebarOverPages narrowGutter sideBySide network
   europass letterSpaced onlineTemplate sheetLabels europassWeb sidebarLongRight tightRight profileCopy surnameFirst
   seasonal drawnTables smallCaps datesBeside narrowLeft`.split(/\s+/),
);
/** The half that may be looked at. */
export const lookedAtKinds: ReadonlySet<string> = new Set(hardKinds.filter((kind) => !onlyMeasured.has(kind)));

/** Parses so many people's resumes of each kind; without a browser, only those of text and Word files. */
export async function measureHardKinds(
  ofEach: number,
  { browser, only = () => true }: { browser?: Browser; only?: (kind: string) => boolean } = {},
) {
  const measured = new Map<string, HardMeasure>();
  for (const [at, kind] of hardKinds.entries()) {
    if (!only(kind)) continue;
    const read = readerOf(kind, browser);
    if (!read) continue;
    const source = random(seed + at * 97);
    const one = emptyMeasure();
    for (let count = 0; count < ofEach; count++) {
      const person = (written[kind]?.of ?? same)(hardPerson(source));
      const text = await read(person);
      const begun = performance.now();
      const parsed = parseResume(text);
      one.milliseconds += performance.now() - begun;
      addMeasure(one, parsed, asPrinted(kind, person));
      if (kind === 'standing' && parsed.clearance?.value !== clearanceOf(person))
        one.misses.push(`${person.name}: clearance: ${clearanceOf(person)} ≠ ${parsed.clearance?.value ?? '–'}`);
    }
    measured.set(kind, one);
  }
  return measured;
}

/** What a layout prints of a person's certificates and skills; some have no place for them, or for the first three only. */
function asPrinted(kind: string, person: HardPerson): HardPerson {
  const html = printed[kind]?.(person).toLowerCase();
  if (html === undefined) return person;
  const isPrinted = (name: string): boolean => html.includes(escaped(name).toLowerCase());
  const left = new Set(person.shownSkills.filter((name) => !isPrinted(name)).flatMap(meant));
  const skills = person.skills.filter((name) => !left.has(name) || isPrinted(name));
  return { ...person, skills, certificates: person.certificates.filter(isPrinted) };
}

function readerOf(kind: string, browser: Browser | undefined) {
  const rows = written[kind];
  if (rows) return (person: HardPerson) => readAsFile[rows.format](rows.rows(person));
  const html = printed[kind];
  return html && browser ? (person: HardPerson) => readAsPdf(html(person), browser) : undefined;
}

export const emptyMeasure = (): HardMeasure => ({
  tallies: {
    ...noTallies(),
    place: { right: 0, found: 0, written: 0 },
    certificate: { right: 0, found: 0, written: 0 },
  },
  calibration: {},
  misses: [],
  count: 0,
  milliseconds: 0,
});

/** The sum of several measures. */
export function summed(all: readonly HardMeasure[]): HardMeasure {
  const sum = emptyMeasure();
  for (const { tallies, calibration, count, milliseconds } of all) {
    sum.count += count;
    sum.milliseconds += milliseconds;
    for (const [field, { right, found, written }] of Object.entries(tallies)) {
      const into = sum.tallies[field as keyof HardMeasure['tallies']];
      into.right += right;
      into.found += found;
      into.written += written;
    }
    for (const [field, { right, all: of }] of Object.entries(calibration)) {
      const into = (sum.calibration[field] ??= { right: 0, all: 0 });
      into.right += right;
      into.all += of;
    }
  }
  return sum;
}

/** Adds what was found of a person to a measure; misses begin with who or what it was. */
export function addMeasure(measure: HardMeasure, parsed: ParsedFacts, person: HardPerson, of = person.name): void {
  measure.count += 1;
  const misses = tally(measure.tallies, parsed, person, false);
  measure.misses.push(...misses.map((miss) => `${of}: ${miss}`));
  const { place, certificate } = measure.tallies;
  const home = parsed.location?.value ?? '';
  if (person.place.city) place.written += 1;
  if (home) place.found += 1;
  if (isHome(home, person)) place.right += 1;
  else if (home || person.place.city) measure.misses.push(`${of}: place: ${person.place.written} ≠ ${home || '–'}`);
  // The state of a licence has a field of its own: `Illinois` of `Illinois Educator License`.
  const found = parsed.certifications.map(({ name, state }) =>
    state && isHeld(`${state.value} ${name.value}`, person) ? `${state.value} ${name.value}` : name.value,
  );
  certificate.written += person.certificates.length;
  certificate.found += found.length;
  certificate.right += found.filter((one) => isHeld(one, person)).length;
  const wrong = found.filter((one) => !isHeld(one, person));
  const missed = person.certificates.filter(
    (one) => !found.some((name) => isHeld(name, { ...person, certificates: [one] })),
  );
  if (wrong.length + missed.length > 0)
    measure.misses.push(
      `${of}: certificates: ${missed.map((one) => `-${one}`).join(' ')} ${wrong.map((one) => `+${one}`).join(' ')}`,
    );
  calibrate(measure.calibration, parsed, person);
}

/** The number or issuer beside a certification may be read as such. */
const isHeld = (name: string, { certificates }: HardPerson): boolean =>
  certificates.some((one) => one === name || (one.startsWith(name) && /^[^\p{L}]/u.test(one.slice(name.length))));

const isHome = (text: string, { place }: HardPerson): boolean =>
  place.city !== '' && text.startsWith(place.city) && text.length <= place.written.length;

function calibrate(into: Calibration, parsed: ParsedFacts, person: HardPerson): void {
  const look = (field: string, fact: { value: unknown; confidence: number } | null, isRight: boolean) => {
    if (!fact || fact.confidence < sure) return;
    const one = (into[field] ??= { right: 0, all: 0 });
    one.all += 1;
    if (isRight) one.right += 1;
  };
  const same = (text: unknown, wanted: readonly string[]) =>
    wanted.some((one) => one.toLowerCase() === String(text).toLowerCase());
  look('email', parsed.email, parsed.email?.value === person.email);
  look('name', parsed.lastName, same(`${parsed.firstName?.value} ${parsed.lastName?.value}`, [person.name]));
  look('phone', parsed.phone, `${parsed.phone?.value.prefix}${parsed.phone?.value.number}` === person.phone.digits);
  look('place', parsed.location, isHome(parsed.location?.value ?? '', person));
  for (const { title, company, fromYear } of parsed.workExperiences) {
    look(
      'title',
      title,
      same(
        title?.value,
        person.work.map((one) => one.title),
      ),
    );
    look(
      'company',
      company,
      same(
        company?.value,
        person.work.map((one) => one.company),
      ),
    );
    look(
      'from',
      fromYear,
      person.work.some(({ from }) => from.year === fromYear?.value),
    );
  }
  for (const { school, degree, study } of parsed.educations) {
    look(
      'school',
      school,
      same(
        school?.value,
        person.education.map((one) => one.school),
      ),
    );
    look(
      'degree',
      degree,
      same(
        degree?.value,
        person.education.map((one) => one.degree),
      ),
    );
    look(
      'study',
      study,
      same(
        study?.value,
        person.education.map((one) => one.study),
      ),
    );
  }
  for (const skill of parsed.skills) look('skills', skill, person.skills.includes(skill.value.name));
  for (const { name, state } of parsed.certifications)
    look('certificate', name, isHeld(name.value, person) || isHeld(`${state?.value} ${name.value}`, person));
}

const meanFields = ['title', 'company', 'from', 'to', 'school', 'degree'] as const;
const shownFields = [...fields, 'place', 'certificate'] as const;
const two = (value: number): string => value.toFixed(2).padStart(6);

/** One line of F1 by field, and for sums also precision, recall and calibration. */
export function hardReport(
  name: string,
  { tallies, calibration, count, milliseconds }: HardMeasure,
  isSum: boolean,
): string {
  const row = (title: string, of: (one: Tally, field: string) => string) =>
    `${title.padEnd(22)}${shownFields.map((field) => of(tallies[field], field)).join('')}`;
  const isNamed = ({ found, written }: Tally) => found + written > 0;
  const lines = [row(`${name} (${count})`, (one) => (isNamed(one) ? two(f1(one)) : '     –'))];
  if (!isSum) return lines[0]!;
  lines.push(
    row('  precision', (one) => two(precision(one))),
    row('  recall', (one) => two(recall(one))),
  );
  lines.push(
    row('  right of those ≥ .9', (_one, field) => {
      const of = calibration[field];
      return of ? two(of.right / of.all) : '     –';
    }),
  );
  const mean = meanFields.reduce((sum, field) => sum + f1(tallies[field]), 0) / meanFields.length;
  lines.push(`  mean of entries ${mean.toFixed(3)}, ${(milliseconds / count).toFixed(1)} ms a resume`);
  return lines.join('\n');
}

export const hardHeader = `${''.padEnd(22)}${shownFields.map((field) => field.slice(0, 5).padStart(6)).join('')}`;
