import { halves, measureQuestions } from './measure-questions.ts';

/*
 * Prints precision and recall of questions that recruiters write, asked of made-up people of whom everything is known.
 *
 *   npm run bench:questions
 *   npm run bench:questions -- --small     with fewer people
 *   npm run bench:questions -- --misses    what is missed or wrong in the half that may be looked at
 */

const targets = { precision: 0.9, recall: 0.9 };
const world = { seed: 45, people: process.argv.includes('--small') ? 800 : 2000 };
let isMet = true;

for (const [name, questions] of Object.entries(halves)) {
  const { precision, recall } = measureQuestions(questions, world);
  console.log(
    `${name.padEnd(14)} ${questions.length} questions   precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}`,
  );
  isMet &&= precision >= targets.precision && recall >= targets.recall;
}
if (process.argv.includes('--misses'))
  for (const miss of measureQuestions(halves['looked at'], world).misses) console.log(`  ${miss}`);
console.log(`targets: precision ${targets.precision}, recall ${targets.recall}: ${isMet ? 'met' : 'missed'}`);
process.exitCode = isMet ? 0 : 1;
