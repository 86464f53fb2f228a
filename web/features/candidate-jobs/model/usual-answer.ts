import type { WorkingFacts } from '../../../../shared/model/working-facts.ts';
import { countOf } from '../../../../shared/rules/money.ts';

/** When a manager usually answers, as the candidate reads it before applying. */
export function usualAnswerWords(manager: string, { days, of }: NonNullable<WorkingFacts['firstAnswer']>): string {
  const when = days === 0 ? 'on the day on which somebody is' : `${countOf(days, 'day')} after somebody is`;
  return `${manager} usually answers ${when} put forward, counted from ${countOf(of, 'person', 'people')}.`;
}
