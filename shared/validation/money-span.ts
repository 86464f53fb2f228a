import { spanFault, type MoneyBounds } from '../rules/money-span.ts';
import { messages } from './messages.ts';

/** What is wrong with a range of money, in words; hourly and yearly ranges have their own (VALID-29, VALID-30). */
export function spanProblem(span: MoneyBounds, kind: 'hourly' | 'salary'): string | undefined {
  const fault = spanFault(span);
  return fault && messages[fault === 'reversed' ? kind : fault];
}
