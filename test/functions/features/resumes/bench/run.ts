import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { docxHtml } from '../../../../../functions/platform/outside/resume-text/docx-html.ts';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import { readPdf } from '../../../../../functions/platform/outside/resume-text/pdf-pages.ts';
import {
  pagesOfBlocks,
  type RecognizedBlock,
} from '../../../../../functions/features/resumes/text/recognized-pages.ts';
import { recognize, stopRecognizer, textBlocks } from '../../../../../infra/laptop/laptop.ts';
import { f1, fields, noTallies, precision, recall, tally, type Tallies } from './measure-resumes.ts';
import { runHardKinds } from './run-hard.ts';
import { lookedAt, renderResumes, type BenchResume, type FileKind } from './render.ts';

/*
 * Prints the measure of the hard kinds (see run-hard.ts). Then renders made-up resumes in several layouts, parses them
 * and prints how well each field is found.
 *
 *   npm run bench:resumes
 *   npm run bench:resumes -- --misses            what is missed or wrong in the layouts that may be looked at
 *   npm run bench:resumes -- --layout tables     one layout, with its misses
 *   npm run bench:resumes -- --no-scans          without recognition, which takes most of the time
 */

const sure = { email: 0.98, name: 0.98, phone: 0.98 } as const;
const mean = ['title', 'company', 'from', 'to', 'school', 'degree'] as const;
const targets = { mean: 0.88, skillsPrecision: 0.8, skillsRecall: 0.75 };
const scanAllowance = 0.1;

async function textOf({ kind, file }: BenchResume): Promise<Parameters<typeof parseResume>[0]> {
  if (kind === 'docx') return linesOfHtml(await docxHtml(file));
  if (kind === 'txt') return { lines: linesOfText(new TextDecoder().decode(file)), links: [] };
  if (kind === 'scan') {
    const blocks = (await recognize(file)).flatMap(textBlocks) as RecognizedBlock[];
    return { lines: linesOfPages(pagesOfBlocks(blocks)), links: [], isRecognized: true };
  }
  const { pages, links } = await readPdf(file, 10);
  return { lines: linesOfPages(pages), links };
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

function row(name: string, tallies: Tallies, count: number): string {
  const cells = fields.map((field) => f1(tallies[field]).toFixed(2).padStart(8));
  return `${name.padEnd(16)}${String(count).padStart(4)}${cells.join('')}`;
}

const meanOfEntries = (tallies: Tallies): number =>
  mean.reduce((sum, field) => sum + f1(tallies[field]), 0) / mean.length;

/** What is below its target; scans are also compared with the same part of the written resumes, when given. */
function shortfalls(tallies: Tallies, allowance: number, written?: Tallies): string[] {
  const leastOfEntries = Math.max(targets.mean, written ? meanOfEntries(written) : 0);
  const judged: [string, number, number][] = [
    ...Object.entries(sure).map(([field, least]): [string, number, number] => [
      field,
      f1(tallies[field as keyof typeof sure]),
      least,
    ]),
    ['mean of entries', meanOfEntries(tallies), leastOfEntries],
    ['precision of skills', precision(tallies.skills), targets.skillsPrecision],
    ['recall of skills', recall(tallies.skills), targets.skillsRecall],
  ];
  console.log(`    ${judged.map(([name, value]) => `${name} ${value.toFixed(3)}`).join('   ')}`);
  return judged
    .filter(([, value, least]) => value < least - allowance)
    .map(([name, value]) => `${name} ${value.toFixed(3)}`);
}

const layout = option('--layout');
if (!layout) await runHardKinds();
const withScans = !process.argv.includes('--no-scans');
const wanted = (name: string, kind: FileKind) => (layout ? name === layout : withScans || kind !== 'scan');
const resumes = await renderResumes(wanted);
const tallies = new Map<string, Tallies>();
const counts = new Map<string, number>();
const times: number[] = [];
const into = (name: string): Tallies => {
  if (!tallies.has(name)) tallies.set(name, noTallies());
  counts.set(name, (counts.get(name) ?? 0) + 1);
  return tallies.get(name)!;
};
console.log(`${''.padEnd(20)}${fields.map((field) => field.padStart(8)).join('')}`);
for (const resume of resumes) {
  const begun = performance.now();
  const parsed = parseResume(await textOf(resume));
  if (resume.kind === 'pdf') times.push(performance.now() - begun);
  const part = `${lookedAt.has(resume.layout) ? 'looked at' : 'only measured'}${resume.kind === 'scan' ? ', scans' : ''}`;
  for (const name of [resume.layout, part]) {
    const misses = tally(into(name), parsed, resume.person, resume.kind === 'scan');
    const isShown = layout !== undefined || (process.argv.includes('--misses') && lookedAt.has(resume.layout));
    if (name === resume.layout && isShown && misses.length > 0)
      console.log(`  ${resume.layout}, ${resume.person.name}: ${misses.join('; ')}`);
  }
}
await stopRecognizer();

const below: string[] = [];
const isPart = (name: string): boolean => /^(looked at|only measured)/.test(name);
for (const [name, one] of tallies)
  if (!isPart(name)) console.log(row(`${lookedAt.has(name) ? '' : '· '}${name}`, one, counts.get(name)!));
for (const [name, one] of [...tallies].filter(([key]) => isPart(key))) {
  console.log(row(name, one, counts.get(name)!));
  const ofScans = /^(.*), scans$/.exec(name)?.[1];
  const missed = ofScans ? shortfalls(one, scanAllowance, tallies.get(ofScans)) : shortfalls(one, 0);
  below.push(...missed.map((text) => `${name}: ${text}`));
}
const sorted = times.sort((a, b) => a - b);
if (sorted.length > 0)
  console.log(
    `${resumes.length} resumes; a PDF takes ${sorted[sorted.length >> 1]!.toFixed(0)} ms (median), ${sorted.at(-1)!.toFixed(0)} ms at most`,
  );
if (below.length > 0) {
  console.log(`Below target: ${below.join('; ')}`);
  process.exitCode = 1;
}
