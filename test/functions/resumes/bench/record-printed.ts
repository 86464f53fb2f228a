import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPdf } from '../../../../functions/outside/resume-text/pdf-pages.ts';
import { lookedAt, renderResumes } from './render.ts';
import { compactPages } from './printed-pages.ts';

/*
 * Records what is written where in resumes that a browser printed, so that tests read them without a browser:
 *
 *   node test/functions/resumes/bench/record-printed.ts
 */

const resumes = await renderResumes(
  (layout, kind) => kind === 'pdf' && layout !== 'printedPdf' && lookedAt.has(layout),
);
const lines: string[] = [];
for (const { layout, person, file } of resumes) {
  const { pages, links } = await readPdf(file, 10);
  lines.push(JSON.stringify({ layout, person, links, pages: compactPages(pages) }));
}
writeFileSync(path.join(import.meta.dirname, 'printed-resumes.json'), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${lines.length} resumes are recorded.`);
