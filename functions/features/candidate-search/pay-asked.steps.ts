import { fewestCases } from '../../../shared/constants/dashboard.ts';
import type { PayAsked } from '../../../shared/model/pay-asked.ts';
import type { Onlooker } from '../../../shared/rules/hidden-from.ts';
import { spansOf } from '../../../shared/rules/match-sides.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import type { StoredJob } from '../../records/job.ts';
import { sortAmount } from '../../search/kinds/approximate-usd.ts';
import { visibilityConditions } from '../../search/kinds/candidate-filter.ts';
import type { Where } from '../../search/kinds/wire-filter.ts';
import type { SearchIndex } from '../../search/port.ts';

/** What is compared on a job, and the candidate in the middle of those who ask, if they are enough. */
export interface Asked extends Omit<PayAsked, 'median'> {
  middle: number | null;
}

/**
 * What a job pays against what is asked by the candidates whom this manager may see: those with all of its skills, or
 * with one of them where too few have all. Amounts in another currency are not compared.
 */
export async function payAskedFor(job: StoredJob, viewer: Onlooker, index: SearchIndex): Promise<Asked> {
  const { salary, rate } = spansOf(job);
  const what = paidAs(salary, rate);
  const span = salary ?? rate;
  const row = {
    jobId: job.id,
    title: job.title,
    company: job.client?.companyName ?? null,
    what,
    currency: span?.currency ?? null,
    offered: { from: span?.from ?? null, to: span?.to ?? null },
  };
  const most = span && sortAmount({ from: span.from, to: span.to, unit: span.currency });
  const skills = job.spheres.map(({ id }) => id);
  if (!what || !span?.currency || !most || skills.length === 0)
    return { ...row, skills: 'all', cases: 0, within: 0, middle: null };
  const asking: Where = {
    ...visibilityConditions(viewer),
    [what]: { from: 0, unit: span.currency },
  };
  const count = async (where: Where) => (await index.search({ where: { ...asking, ...where }, perPage: 1 })).total;
  const ofAll = await count({ tagIds: { allOf: skills } });
  const isAll = ofAll >= fewestCases;
  const having: Where = { tagIds: isAll ? { allOf: skills } : { anyOf: skills } };
  const cases = isAll ? ofAll : await count(having);
  const within = cases === 0 ? 0 : await count({ ...having, [`${what}Amount`]: { to: most } });
  if (cases < fewestCases) return { ...row, skills: isAll ? 'all' : 'some', cases, within, middle: null };
  const { hits } = await index.search({
    where: { ...asking, ...having },
    sort: { by: what },
    perPage: 1,
    page: Math.ceil(cases / 2),
  });
  return { ...row, skills: isAll ? 'all' : 'some', cases, within, middle: hits[0]?.id ?? null };
}

// A job that pays a salary is compared by it.
function paidAs(salary: unknown, rate: unknown): PayAsked['what'] {
  if (salary) return 'salary';
  return rate ? 'rate' : null;
}

/** The row, with the amount that the candidate in the middle asks. */
export function withMedian(asked: Asked, card: CandidateCard | undefined): PayAsked {
  const { middle: _middle, ...row } = asked;
  if (!card || !row.what) return { ...row, median: null };
  const { to, from } = spansOf(card)[row.what] ?? { to: null, from: null };
  return { ...row, median: to ?? from };
}
