import { ColumnarIndex } from '../../../../functions/search/engine/engine.ts';
import { jobQuery } from '../../../../functions/search/kinds/job-query.ts';
import { jobKind } from '../../../../functions/search/kinds/job.ts';
import { random } from '../random.ts';
import { aJob, jobs, moreJobs } from './jobs.ts';
import { questions } from './questions.ts';

type Question = (typeof questions)[number];

const drawn = random(33).some(questions, questions.length);

/** Half of the questions, drawn once, may be looked at; of the others only figures are read. */
export const halves: Record<'looked at' | 'only measured', readonly Question[]> = {
  'looked at': drawn.filter((_, at) => at % 2 === 0),
  'only measured': drawn.filter((_, at) => at % 2 === 1),
};

const all = Object.entries({ ...jobs, ...moreJobs });
const index = new ColumnarIndex(jobKind);
for (const [at, [, said]] of all.entries()) index.upsert({ id: at + 1, version: 1 }, aJob(said));

function foundFor(search: string): string[] {
  const request = { page: 1, perPage: all.length, search };
  const { hits } = index.search(jobQuery(request, { campaign: undefined, city: undefined, now: 1 }));
  return hits.flatMap(({ id }) => all[id - 1]?.[0] ?? []);
}

/** How much of what these questions find is meant, how much of what is meant they find, and what is not as meant. */
export function measureSeekers(asked: readonly Question[]) {
  const sum = { right: 0, found: 0, meant: 0, first: 0 };
  const misses: string[] = [];
  for (const [text, ...meant] of asked) {
    const found = foundFor(text);
    const wrong = found.filter((name) => !meant.includes(name));
    const missed = meant.filter((name) => !found.includes(name));
    sum.right += found.length - wrong.length;
    sum.found += found.length;
    sum.meant += meant.length;
    sum.first += Number(meant.length === 0 ? found.length === 0 : meant.includes(found[0] ?? ''));
    const signs = [...missed.map((name) => `-${name}`), ...wrong.map((name) => `+${name}`)];
    if (signs.length > 0) misses.push(`${text}: ${signs.join(', ')}`);
  }
  const { right, found, meant, first } = sum;
  return { precision: right / found, recall: right / meant, first: first / asked.length, misses };
}
