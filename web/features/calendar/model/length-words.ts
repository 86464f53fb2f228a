import { countOf } from '../../../../shared/rules/money.ts';

/** How long something lasts: '45 minutes', '1 hour', '1 hour 30 minutes'. */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && countOf(hours, 'hour'), rest > 0 && countOf(rest, 'minute')].filter(Boolean).join(' ');
}
