import { parseArgs } from 'node:util';
import { type PlantedName, withBug } from './planted-bugs.ts';
import { loadProduct } from './load-product.ts';

/*
 * Runs the product in a simulated cloud and says what did not hold.
 *
 *   npm run sim -- --seeds 1000           runs the seeds 1 to 1000
 *   npm run sim -- --seconds 60           as many as fit into this time of one core
 *   npm run sim -- --seed 7               runs one, and prints what happened in it
 *   npm run sim -- --planted 'NAME'       with a planted bug, until a run notices it
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    planted: { type: 'string' },
  },
});
const seconds = () => process.threadCpuUsage().user / 1_000_000;
const mostSeeds = Number(values.seeds ?? (values.planted ? 1000 : values.seconds ? Number.MAX_SAFE_INTEGER : 100));
const mostSeconds = Number(values.seconds ?? Number.MAX_SAFE_INTEGER);

loadProduct(values.planted === undefined ? undefined : withBug(values.planted as PlantedName));
const { openSimulation, recipeOf } = await import('./simulate.ts');
const { shrunk } = await import('./shrink.ts');
const simulation = await openSimulation();

if (values.seed === undefined) await runMany();
else await runOne(Number(values.seed));

async function runOne(seed: number): Promise<void> {
  const { recipe, trace, asked, broken, hash } = await simulation.run(recipeOf(seed), { isTraced: true });
  console.log(trace.join('\n'));
  console.log(`faults: ${recipe.faults.join(', ') || 'none'}`);
  for (const { by, operation, status } of asked) console.log(`${by.name} ${operation} ${status ?? 'no reply'}`);
  for (const { invariant, found } of broken) console.log(`Broken: ${invariant}: ${found}`);
  console.log(`hash ${hash}`);
  if (broken.length > 0) process.exitCode = 1;
}

async function runMany(): Promise<void> {
  const begun = seconds();
  let [seeds, steps] = [0, 0];
  for (let seed = Number(values.from); seeds < mostSeeds && seconds() - begun < mostSeconds; seed += 1) {
    const outcome = await simulation.run(recipeOf(seed));
    seeds += 1;
    steps += outcome.steps;
    if (outcome.broken.length === 0) continue;
    console.log(`seed ${seed} breaks: ${outcome.broken[0]!.invariant}: ${outcome.broken[0]!.found}`);
    const smallest = await shrunk(simulation, outcome);
    const { recipe, broken, trace } = await simulation.run(smallest.recipe, { isTraced: true });
    if (values.planted === undefined) console.log(trace.join('\n'));
    console.log(`${recipe.actions.length} actions: ${recipe.actions.map(({ does }) => does).join(', ')}`);
    console.log(`faults: ${recipe.faults.join(', ') || 'none'}; ${broken[0]?.invariant}: ${broken[0]?.found}`);
    process.exitCode = 1;
    break;
  }
  const rate = Math.round((seconds() - begun) * 1000) / Math.max(1, seeds);
  console.log(`${seeds} seeds, ${steps} steps, ${rate.toFixed(0)} ms each`);
}
