import { halves, measureSeekers } from './measure-seekers.ts';

/*
 * Prints precision and recall of what job-seekers type, misspelt and odd, of jobs of which it is known who means them, and
 * how often the first job that is found is meant.
 *
 *   npm run bench:seekers
 *   npm run bench:seekers -- --misses    what is missed or wrong in the half that may be looked at
 */

const targets = { precision: 0.85, recall: 0.85 };
let isMet = true;

for (const [name, questions] of Object.entries(halves)) {
  const { precision, recall, first } = measureSeekers(questions);
  console.log(
    `${name.padEnd(14)} ${questions.length} questions   precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}   first ${first.toFixed(3)}`,
  );
  isMet &&= precision >= targets.precision && recall >= targets.recall;
}
if (process.argv.includes('--misses'))
  for (const miss of measureSeekers(halves['looked at']).misses) console.log(`  ${miss}`);
console.log(`targets: precision ${targets.precision}, recall ${targets.recall}: ${isMet ? 'met' : 'missed'}`);
process.exitCode = isMet ? 0 : 1;
