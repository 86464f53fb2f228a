import { findSkills } from '../../../../../functions/features/lookups/find-skills/find-skills.ts';
import { lookedAt, onlyMeasured, postings } from './labelled-postings.ts';
import { measureSkills } from './measure-skills.ts';

/*
 * Prints precision and recall of the skills found in labelled postings, and how long a posting takes.
 *
 *   npm run bench:skills
 *   npm run bench:skills -- --misses     what is missed or wrong in the half that may be looked at
 */

const targets = { precision: 0.8, recall: 0.75 };
const runs = 20;
let isBelow = false;

for (const [name, part] of Object.entries({ 'looked at': lookedAt, 'only measured': onlyMeasured })) {
  const { precision, recall } = measureSkills(part);
  console.log(
    `${name.padEnd(14)} ${part.length} postings   precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}`,
  );
  isBelow ||= precision < targets.precision || recall < targets.recall;
}
if (process.argv.includes('--misses')) for (const miss of measureSkills(lookedAt).misses) console.log(`  ${miss}`);

const begun = performance.now();
for (let run = 0; run < runs; run++) for (const { text } of postings) findSkills(text);
console.log(`${((performance.now() - begun) / runs / postings.length).toFixed(2)} ms a posting`);
if (isBelow) {
  console.log(`Below the target of ${targets.precision} and ${targets.recall}`);
  process.exitCode = 1;
}
