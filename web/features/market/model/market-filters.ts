import { answerDays } from '../../../../shared/constants/dashboard.ts';
import { experienceChoices, hoursChoices, workplaceLabels, workplaces } from '../../../../shared/constants/job.ts';
import { managerWays, type ManagerWay } from '../../../../shared/constants/market.ts';
import type { GuestJobFilter } from '../../../../shared/contract/guest.ts';
import { experienceWords, hoursAsked, hoursWords } from '../../../../shared/rules/job-words.ts';
import { usualKilometres } from '../../../../shared/rules/city-distance.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { searchText } from '../../../../shared/rules/plain-text.ts';

/** The orders in which jobs of the market can be read; newest first unless chosen. */
export const marketSorts = ['createdAt', 'points', 'rate', 'salary', 'relevance'] as const;
export type MarketSort = (typeof marketSorts)[number];

/** Which jobs of the market are shown, as the address has it; an empty text is any. */
export interface MarketFilters {
  q: string;
  sort: MarketSort | '';
  workplace: string;
  hours: string;
  experience: string;
  pay: string;
  manager: string;
  /** The id of the city that the jobs are around. */
  city: string;
}

/** The least that a job pays, as it can be chosen; what it pays is in dollars. */
const [leastRates, leastSalaries] = [
  [25, 50, 75, 100],
  [50_000, 100_000, 150_000],
];
const payChoices: { value: string; label: string; filter: Partial<GuestJobFilter> }[] = [
  { value: 'yes', label: 'Pay stated', filter: { hasPay: true } },
  ...leastRates.map((rateFrom) => ({
    value: `h${rateFrom}`,
    label: `$${rateFrom}/h or more`,
    filter: { rateFrom },
  })),
  ...leastSalaries.map((salaryFrom) => ({
    value: `y${salaryFrom}`,
    label: `$${formatCount(salaryFrom)} a year or more`,
    filter: { salaryFrom },
  })),
];
const wayLabels: Record<ManagerWay, string> = {
  answers_quickly: `Answers within ${answerDays[0]} days`,
  answers_in_time: `Answers within ${answerDays[1]} days`,
  interviews: 'Interviews half or more',
};

/** What can be chosen of each filter, in words. */
export const marketChoices = {
  workplace: workplaces.map((value) => ({ value, label: workplaceLabels[value] })),
  hours: hoursChoices.map((value) => ({ value, label: hoursWords(value) })),
  experience: experienceChoices.map((value) => ({ value: String(value), label: experienceWords(value) })),
  pay: payChoices,
  manager: managerWays.map((value) => ({ value, label: wayLabels[value] })),
} satisfies Record<string, { value: string; label: string }[]>;
export type MarketChoice = keyof typeof marketChoices;

/** What each filter is called. */
export const marketChoiceLabels: Record<MarketChoice, string> = {
  workplace: 'Workplace',
  hours: 'Hours a week',
  experience: 'Experience asked for',
  pay: 'Pay',
  manager: 'Manager',
};

/** The filters of an address; what it has not from a list is not one. */
export function marketFiltersIn(params: URLSearchParams): MarketFilters {
  const chosen = (key: MarketChoice) => marketChoices[key].find(({ value }) => value === params.get(key))?.value ?? '';
  return {
    q: searchText(params.get('q'), 200),
    sort: marketSorts.find((one) => one === params.get('sort')) ?? '',
    workplace: chosen('workplace'),
    hours: chosen('hours'),
    experience: chosen('experience'),
    pay: chosen('pay'),
    manager: chosen('manager'),
    city: /^[1-9]\d{0,14}$/.test(params.get('city') ?? '') ? (params.get('city') ?? '') : '',
  };
}

/** The filters as the parameters of an address. */
export const marketAddress = (filters: MarketFilters): [string, string][] =>
  Object.entries(filters).filter(([, value]) => value !== '');

/** The filters as a question. */
export function marketQuestion({ q, sort, ...chosen }: MarketFilters) {
  const filter: Partial<GuestJobFilter> = {
    ...hoursAsked(chosen.hours),
    ...(chosen.experience && { experienceTo: Number(chosen.experience) }),
    ...payChoices.find(({ value }) => value === chosen.pay)?.filter,
    ...(chosen.city && { cityId: Number(chosen.city), proximity: usualKilometres }),
  };
  const workplace = workplaces.filter((one) => one === chosen.workplace);
  if (workplace.length > 0) filter.workplace = workplace;
  const manager = managerWays.find((one) => one === chosen.manager);
  return {
    ...(q && { search: q }),
    ...(sort && { order_by: sort }),
    ...(manager && { manager }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}
