import { countOf } from '../../../../shared/rules/money.ts';

/** How many days ago a job was posted, at most, in words. */
export const postedWords = (days: number): string => (days === 1 ? 'Last 24 hours' : `Last ${days} days`);

/** How many years of experience a job asks for, at most, in words. */
export const experienceWords = (years: number): string =>
  years === 0 ? 'No experience' : `Up to ${countOf(years, 'year')}`;

/** Hours a week, as least and most with a hyphen between, in words. */
export function hoursWords(hours: string): string {
  const [least, most] = hours.split('-');
  return least ? `${least} hours or more` : `Up to ${most} hours`;
}
