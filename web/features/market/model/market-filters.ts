import { experienceChoices, hoursChoices, workplaceLabels, workplaces } from '../../../../shared/constants/job.ts';
import type { GuestJobFilter } from '../../../../shared/contract/guest.ts';
import { experienceWords, hoursAsked, hoursWords } from '../../../../shared/rules/job-words.ts';
import { searchText } from '../../../../shared/rules/plain-text.ts';

/** The orders in which jobs of the market can be read; newest first unless chosen. */
export const marketSorts = ['createdAt', 'rate', 'salary', 'relevance'] as const;
export type MarketSort = (typeof marketSorts)[number];

/** Which jobs of the market are shown, as the address has it; an empty text is any. */
export interface MarketFilters {
  q: string;
  sort: MarketSort | '';
  workplace: string;
  hours: string;
  experience: string;
  pay: string;
}

/** What can be chosen of each filter, in words. */
export const marketChoices = {
  workplace: workplaces.map((value) => ({ value, label: workplaceLabels[value] })),
  hours: hoursChoices.map((value) => ({ value, label: hoursWords(value) })),
  experience: experienceChoices.map((value) => ({ value: String(value), label: experienceWords(value) })),
  pay: [{ value: 'yes', label: 'Pay stated' }],
} satisfies Record<string, { value: string; label: string }[]>;
export type MarketChoice = keyof typeof marketChoices;

/** What each filter is called. */
export const marketChoiceLabels: Record<MarketChoice, string> = {
  workplace: 'Workplace',
  hours: 'Hours a week',
  experience: 'Experience asked for',
  pay: 'Pay',
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
    ...(chosen.pay && { hasPay: true }),
  };
  const workplace = workplaces.filter((one) => one === chosen.workplace);
  if (workplace.length > 0) filter.workplace = workplace;
  return {
    ...(q && { search: q }),
    ...(sort && { order_by: sort }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}
