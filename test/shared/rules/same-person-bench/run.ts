import { generatePairs } from './generate-pairs.ts';
import { measurePairs } from './measure-pairs.ts';

/*
 * Makes up pairs of people of whom some are one person, and prints how many of them are found.
 *
 *   npm run bench:duplicates
 *   npm run bench:duplicates -- --misses    what is missed or wrong in the half that may be looked at
 */

const targets = { precision: 0.98, recall: 0.9 };
const pairs = generatePairs(2026, 80);
let isMet = true;
for (const half of ['looked at', 'only measured'] as const) {
  const { pairs: count, precision, recall, wrong } = measurePairs(pairs.filter((pair) => pair.half === half));
  isMet &&= precision >= targets.precision && recall >= targets.recall;
  console.log(`${half.padEnd(14)} ${count} pairs   precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}`);
  const kinds = Map.groupBy(wrong, ({ kind }) => kind);
  for (const [kind, some] of kinds) console.log(`  ${some.length} of ${kind} judged wrong`);
  if (half === 'looked at' && process.argv.includes('--misses'))
    for (const { one, other, kind } of wrong) console.log(kind, one, other);
}
console.log(`targets: precision ${targets.precision}, recall ${targets.recall}: ${isMet ? 'met' : 'missed'}`);
process.exitCode = isMet ? 0 : 1;
