import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import { random } from '../../../search/random.ts';
import { generatePerson, type BenchPerson } from '../bench/generate-person.ts';
import { noTallies, tally } from '../bench/measure-resumes.ts';
import { pagesOfCompact, type CompactPage } from '../bench/printed-pages.ts';
import { readAs } from '../bench/written-kinds.ts';

type Text = Parameters<typeof parseResume>[0];

const source = random(2026);
const people = Array.from({ length: 48 }, () => generatePerson(source));

interface PrintedResume {
  layout: string;
  isScan: boolean;
  isLookedAt: boolean;
  person: BenchPerson;
  links: string[];
  pages: CompactPage[];
}
const printed = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../bench/printed-resumes.json'), 'utf8'),
) as PrintedResume[];

/** A skill that is told of in a sentence, by a word that means something else too. */
const written = ['Tyrone Álvarez, skills: -Telemetry '];

/** What is wrong today; a change of the parser that removes or adds one is seen here. */
const known: Record<string, string[]> = {
  'a PDF': [
    ...written,
    // The font of these PDFs has no such letters.
    'Hannah Petrović, name: Hannah Petrović ≠ –',
    'Łukasz Kowalczyk, name: Łukasz Kowalczyk ≠ –',
    'Hannah Petrović, name: Hannah Petrović ≠ –',
    'Siobhán Petrović, name: Siobhán Petrović ≠ –',
  ],
  'a Word file with styles': written,
  'a Word file without styles': written,
  'a plain text': written,
  sidebarLeft: [
    'Tyrone Brooks, skills:  +Electrical wiring',
    'Tyrone Brooks, study: Industrial Maintenance ≠ Industrial',
  ],
  tables: [],
  skillGrid: ['Marcus Whitaker, skills:  +Billing', 'Imran Patil, skills:  +Nurse leadership'],
  scannedClassic: [],
};

const measured: Record<string, string[]> = {
  classic: [],
  companyFirst: [],
  sidebarRight: ['skills: 21 right of 22 found and 21 written'],
  leftLabels: [],
  leftDates: [],
  scannedSidebar: ['skills: 24 right of 25 found and 24 written'],
  scannedDates: [],
};

const missesOf = (text: Text, person: BenchPerson, isScan = false): string[] => {
  const parsed = parseResume(text);
  const certificates = parsed.certifications.map(({ name }) => name?.value);
  const missed = person.certificates.filter((one) => !certificates.includes(one));
  return [...tally(noTallies(), parsed, person, isScan), ...missed.map((one) => `certificate: ${one} ≠ –`)].map(
    (miss) => `${person.name}, ${miss}`,
  );
};

const layoutsOf = (isLookedAt: boolean) => [
  ...new Set(printed.filter((one) => one.isLookedAt === isLookedAt).map(({ layout }) => layout)),
];
const printedAs = (layout: string) => printed.filter((one) => one.layout === layout);
const textOfPrinted = ({ pages, links, isScan }: PrintedResume): Text => ({
  lines: linesOfPages(pagesOfCompact(pages)),
  links,
  ...(isScan && { isRecognized: true }),
});

describe('Of many resumes, every fact is read but for the mistakes that are known', () => {
  it.for(Object.entries(readAs))('as %s', async ([kind, textOf]) => {
    const misses: string[] = [];
    for (const person of people) misses.push(...missesOf(await textOf(person), person));
    expect(misses.toSorted()).toEqual(known[kind]?.toSorted());
  });

  it.for(layoutsOf(true))('printed by a browser as %s', (layout) => {
    const misses = printedAs(layout).flatMap((one) => missesOf(textOfPrinted(one), one.person, one.isScan));
    expect(misses.toSorted()).toEqual(known[layout]?.toSorted());
  });

  // What is wrong in these is not looked at, so that they measure what the parser was not made for.
  it.for(layoutsOf(false))('as often as before in %s', (layout) => {
    const tallies = noTallies();
    for (const one of printedAs(layout)) tally(tallies, parseResume(textOfPrinted(one)), one.person, one.isScan);
    const imperfect = Object.entries(tallies)
      .filter(([, { right, found: read, written }]) => right < read || right < written)
      .map(
        ([field, { right, found: read, written }]) =>
          `${field}: ${right} right of ${read} found and ${written} written`,
      );
    expect(imperfect).toEqual(measured[layout]);
  });
});
