import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { docxHtml } from '../../../../functions/outside/resume-text/docx-html.ts';
import { readPdf } from '../../../../functions/outside/resume-text/pdf-pages.ts';
import { parseResume } from '../../../../functions/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../functions/resumes/text/flowing-lines.ts';
import { linesOfHtml } from '../../../../functions/resumes/text/html-lines.ts';
import { linesOfPages } from '../../../../functions/resumes/text/layout.ts';
import { random } from '../../search/random.ts';
import { generatePerson, type BenchPerson } from '../bench/generate-person.ts';
import { noTallies, tally } from '../bench/measure-resumes.ts';
import { pagesOfCompact, type CompactPage } from '../bench/printed-pages.ts';
import { printedPdf } from '../bench/printed-resume.ts';
import { plainDocx, plainText, styledDocx } from '../bench/word-files.ts';

type Text = Parameters<typeof parseResume>[0];

const source = random(2026);
const people = Array.from({ length: 48 }, () => generatePerson(source));

const kinds: Record<string, (person: BenchPerson) => Promise<Text>> = {
  'a PDF': async (person) => {
    const { pages, links } = await readPdf(await printedPdf(person, undefined), 10);
    return { lines: linesOfPages(pages), links };
  },
  'a Word file with styles': async (person) => linesOfHtml(await docxHtml(await styledDocx(person))),
  'a Word file without styles': async (person) => linesOfHtml(await docxHtml(plainDocx(person))),
  'a plain text': async (person) => ({ lines: linesOfText(plainText(person)), links: [] }),
};

interface PrintedResume {
  layout: string;
  person: BenchPerson;
  links: string[];
  pages: CompactPage[];
}
const printed = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../bench/printed-resumes.json'), 'utf8'),
) as PrintedResume[];

/** Skills that are told of in sentences and belong to the list, though the maker of resumes did not mean them. */
const found = {
  written: [
    'Emily Müller-Brandt, skills:  +Billing',
    'Tyrone Álvarez, skills: -Telemetry ',
    'Zoë Okafor, skills:  +Billing',
    'Rohit Venkataraman, skills:  +Warehouse management',
    'Deepa Bhattacharya, skills:  +Billing',
  ],
  sidebarLeft: [
    'Tyrone Brooks, skills:  +Electrical wiring',
    'Renée Álvarez, skills:  +Warehouse management',
    'Dwayne Nguyen, skills:  +Data science +Warehouse management',
    'Zoë Lindqvist, skills:  +Nurse leadership',
  ],
  tables: [
    'Łukasz Petrović, skills:  +Warehouse management',
    'Rohit Venkataraman, skills:  +Warehouse management',
    'Vikram Gopalakrishnan, skills:  +Warehouse management',
  ],
  skillGrid: ['Marcus Whitaker, skills:  +Billing', 'Imran Patil, skills:  +Nurse leadership'],
};

/** What is wrong today; a change of the parser that removes or adds one is seen here. */
const known: Record<string, string[]> = {
  'a PDF': [
    ...found.written,
    // The font of these PDFs has no such letters.
    'Hannah Petrović, name: Hannah Petrović ≠ –',
    'Łukasz Kowalczyk, name: Łukasz Kowalczyk ≠ –',
    'Hannah Petrović, name: Hannah Petrović ≠ –',
    'Siobhán Petrović, name: Siobhán Petrović ≠ –',
    'José Müller-Brandt, school: Oberlin ≠ Public Health',
    'José Müller-Brandt, study: Public Health ≠ –',
  ],
  'a Word file with styles': found.written,
  'a Word file without styles': [
    ...found.written,
    'Rosa Álvarez, school: Oberlin ≠ –',
    'José Müller-Brandt, school: Oberlin ≠ –',
  ],
  'a plain text': found.written,
  sidebarLeft: [...found.sidebarLeft, 'Tyrone Brooks, study: Industrial Maintenance ≠ Industrial'],
  tables: found.tables,
  skillGrid: found.skillGrid,
};

const missesOf = (text: Text, person: BenchPerson): string[] => {
  const parsed = parseResume(text);
  const certificates = parsed.certifications.map(({ name }) => name?.value);
  const missed = person.certificates.filter((one) => !certificates.includes(one));
  return [...tally(noTallies(), parsed, person, false), ...missed.map((one) => `certificate: ${one} ≠ –`)].map(
    (miss) => `${person.name}, ${miss}`,
  );
};

describe('Of many resumes, every fact is read but for the mistakes that are known', () => {
  it.for(Object.entries(kinds))('as %s', async ([kind, textOf]) => {
    const misses: string[] = [];
    for (const person of people) misses.push(...missesOf(await textOf(person), person));
    expect(misses.toSorted()).toEqual(known[kind]?.toSorted());
  });

  it.for([...new Set(printed.map(({ layout }) => layout))])('printed by a browser as %s', (layout) => {
    const misses = printed
      .filter((one) => one.layout === layout)
      .flatMap(({ pages, links, person }) => missesOf({ lines: linesOfPages(pagesOfCompact(pages)), links }, person));
    expect(misses.toSorted()).toEqual(known[layout]?.toSorted());
  });
});
