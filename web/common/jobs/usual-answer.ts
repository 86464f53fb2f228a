import type { WorkingFacts } from '../../../shared/model/working-facts.ts';
import { countOf } from '../../../shared/rules/money.ts';

/** When somebody usually answers, in words that follow their name and a verb, or a label. */
export function usualAnswerWords({ days, of }: NonNullable<WorkingFacts['firstAnswer']>): string {
  const when = days === 0 ? 'on the day on which somebody is' : `${countOf(days, 'day')} after somebody is`;
  return `${when} put forward, counted from ${countOf(of, 'person', 'people')}`;
}
