import { loadProduct } from './load-product.ts';
import type { Person } from './people.ts';

/*
 * Has a crowd apply to one job of the simulated product, with all that reacts, and prints the write units a second of
 * the busiest partition keys if 2,000 applied in a minute.
 *
 *   node test/simulation/hot-job.ts 200
 */

const applicationsASecond = 2_000 / 60;
/** As many as one application and its reactions take, so that no work piles up. */
const stepsOfApplication = 150;
const shownKeys = 8;

loadProduct();
const { openSimulation } = await import('./simulate.ts');
const { ask } = await import('./browser.ts');
const { plantCrowd } = await import('./people.ts');
const { settled } = await import('./virtual-process.ts');
const { unitsByKey } = await import('./units-by-key.ts');

const count = Number(process.argv[2] ?? 200);
const { cloud, functions } = (await openSimulation()).world(2 * count * stepsOfApplication);
const crowd = await plantCrowd(count);
const [job] = [...cloud.table.items()].filter(({ pk, title }) => /^JOB#\d+$/.test(String(pk)) && title === 'ICU nurse');
const jobId = Number(job?.id);
const before = cloud.table.changes.length;

/** Applies, and lets the product react; the status. */
async function apply(by: Person): Promise<number | undefined> {
  const call = { by, operation: 'applications.applyToJob', given: { params: { id: jobId } }, key: by.name };
  const asked = ask({ cloud, functions }, call);
  await settled();
  for (let step = 0; step < stepsOfApplication; step += 1) await cloud.scheduler.turn(cloud.scheduler.now + 30);
  return (await asked).status;
}

let applied = 0;
for (const by of crowd) if ((await apply(by)) === 200) applied += 1;
await cloud.scheduler.drain(cloud.scheduler.now + 600_000);

const busiest = [...unitsByKey(cloud.table.changes.slice(before))]
  .map(([key, units]) => ({ key, unitsASecond: Math.round((units / applied) * applicationsASecond) }))
  .toSorted((one, other) => other.unitsASecond - one.unitsASecond)
  .slice(0, shownKeys);
console.log(JSON.stringify({ applied, oddities: cloud.oddities, busiest }));
