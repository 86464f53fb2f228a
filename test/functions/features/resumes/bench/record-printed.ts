import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPdf } from '../../../../../functions/platform/outside/resume-text/pdf-pages.ts';
import {
  pagesOfBlocks,
  type RecognizedBlock,
} from '../../../../../functions/features/resumes/text/recognized-pages.ts';
import { recognize, stopRecognizer, textBlocks } from '../../../../../infra/laptop/laptop.ts';
import { compactPages } from './printed-pages.ts';
import { lookedAt, renderResumes } from './render.ts';

/*
 * Records what is written where in resumes that a browser printed and a scanner took, so that tests read them without a
 * browser and without recognition:
 *
 *   node test/functions/features/resumes/bench/record-printed.ts
 */

const ofEachLayout = 3;
const resumes = await renderResumes((layout, kind) => layout !== 'printedPdf' && (kind === 'pdf' || kind === 'scan'));
const counts = new Map<string, number>();
const lines: string[] = [];
for (const { layout, kind, person, file } of resumes) {
  const count = (counts.get(layout) ?? 0) + 1;
  counts.set(layout, count);
  if (count > ofEachLayout) continue;
  const isScan = kind === 'scan';
  const { pages, links } = isScan
    ? { pages: pagesOfBlocks((await recognize(file)).flatMap(textBlocks) as RecognizedBlock[]), links: [] }
    : await readPdf(file, 10);
  const isLookedAt = lookedAt.has(layout);
  lines.push(JSON.stringify({ layout, isScan, isLookedAt, person, links, pages: compactPages(pages) }));
}
await stopRecognizer();
writeFileSync(path.join(import.meta.dirname, 'printed-resumes.json'), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${lines.length} resumes are recorded.`);
