import type { CompanyFacts } from '../../../shared/model/company.ts';
import type { JobFacts } from '../../../shared/model/job.ts';
import { placeOf } from '../../../shared/rules/job-words.ts';
import { appliedTo } from '../../domain/jobs/applied-to.ts';

type FirstAnswer = NonNullable<CompanyFacts['firstAnswer']>;

const [mostPlaces, mostSkills] = [5, 8];

/** What is stored beside a company's jobs and says something about it. */
interface Beside {
  /** How many of its jobs are open. */
  total: number;
  since: string | undefined;
  /** How many applied to each of these jobs. */
  applied: readonly number[];
  /** How soon those who hire for it first answer. */
  answers: readonly FirstAnswer[];
  /** As of when the oldest of these was counted. */
  answersAsOf: string | undefined;
}

/** What these open jobs of a company say about it; undefined without any that names it. */
export function companyFacts(
  jobs: readonly JobFacts[],
  { total, since, applied, answers, answersAsOf }: Beside,
): CompanyFacts | undefined {
  const name = jobs[0]?.client?.companyName;
  if (!name) return undefined;
  const places = mostOften(jobs.map(placeOf), mostPlaces);
  return {
    name,
    jobs: total,
    ...(since && { since }),
    places: places.map(([place, count]) => ({ name: place, jobs: count })),
    skills: mostOften(
      jobs.flatMap(({ spheres }) => spheres.map((skill) => skill.name)),
      mostSkills,
    ).map(([skill]) => skill),
    pay: payOf(jobs),
    ...appliedTo({ applied: applied.reduce((sum, count) => sum + count, 0) }),
    ...usualAnswer(answers),
    ...(answersAsOf && { answersAsOf }),
  };
}

/** The median of several medians, each as often as it has cases. */
function usualAnswer(answers: readonly FirstAnswer[]): Pick<CompanyFacts, 'firstAnswer'> {
  const cases = answers.reduce((sum, { of }) => sum + of, 0);
  let before = 0;
  const median = answers.toSorted((one, other) => one.days - other.days).find(({ of }) => (before += of) * 2 >= cases);
  return median ? { firstAnswer: { of: cases, days: median.days } } : {};
}

/** The most frequent first, equal ones in the order of their first mention. */
function mostOften(words: readonly string[], most: number): [string, number][] {
  const counts = [...Map.groupBy(words, (word) => word)].map(([word, { length }]): [string, number] => [word, length]);
  return counts.toSorted(([, a], [, b]) => b - a).slice(0, most);
}

function payOf(jobs: readonly JobFacts[]): CompanyFacts['pay'] {
  const currencies = new Set(jobs.flatMap(({ rateCurrency, salaryCurrency }) => rateCurrency ?? salaryCurrency ?? []));
  return [...currencies].map((currency) => {
    const rates = jobs.filter(({ rateCurrency }) => rateCurrency === currency);
    const salaries = jobs.filter(({ salaryCurrency }) => salaryCurrency === currency);
    const [rateFrom, rateTo] = spanOf(rates.map(({ rateFrom: from, rateTo: to }) => [from, to]));
    const [salaryFrom, salaryTo] = spanOf(salaries.map(({ salaryFrom: from, salaryTo: to }) => [from, to]));
    return { rateFrom, rateTo, rateCurrency: currency, salaryFrom, salaryTo, salaryCurrency: currency };
  });
}

function spanOf(spans: (number | null)[][]): [number | null, number | null] {
  const amounts = spans.flat().filter((amount) => amount !== null);
  return amounts.length === 0 ? [null, null] : [Math.min(...amounts), Math.max(...amounts)];
}
