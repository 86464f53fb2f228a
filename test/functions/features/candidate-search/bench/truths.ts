import type { ClearanceType } from '../../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../../shared/constants/work-authorization.ts';
import type { Person } from './people.ts';
import { developers, programmers, type TradeName } from './trades.ts';

/** Whether somebody is who the writer of a question means. */
export type Truth = (person: Person) => boolean;
export type WrittenQuestion = readonly [question: string, ...truths: Truth[]];

export const is =
  (...trades: readonly TradeName[]): Truth =>
  ({ trade }) =>
    trades.includes(trade);
export const programmer = is(...programmers);
export const developer = is(...developers);
export const knows =
  (...skills: string[]): Truth =>
  (person) =>
    skills.every((skill) => person.knows.has(skill));
export const either =
  (...truths: Truth[]): Truth =>
  (person) =>
    truths.some((truth) => truth(person));
export const not =
  (truth: Truth): Truth =>
  (person) =>
    !truth(person);
export const since =
  (years: number): Truth =>
  (person) =>
    person.years >= years;
export const until =
  (years: number): Truth =>
  (person) =>
    person.years <= years;
export const level =
  (...levels: Person['level'][]): Truth =>
  (person) =>
    levels.includes(person.level);
export const titled =
  (pattern: RegExp): Truth =>
  ({ title }) =>
    pattern.test(title);
export const certified =
  (pattern: RegExp): Truth =>
  (person) =>
    person.certified.some((name) => pattern.test(name));
export const status =
  (...wanted: Citizenship[]): Truth =>
  (person) =>
    person.status !== undefined && wanted.includes(person.status);
/** Works for so much an hour, or for less. */
export const forRate =
  (most: number, least = 0): Truth =>
  ({ rate }) =>
    rate !== null && rate.from <= most && rate.to >= least;
export const forSalary =
  (most: number, least = 0, currency = 'USD'): Truth =>
  ({ salary }) =>
    salary !== null && salary.currency === currency && salary.from <= most && salary.to >= least;

const order: readonly (ClearanceType | 'none')[] = ['none', 'public_trust', 'secret', 'top_secret'];
export const cleared =
  (least: ClearanceType): Truth =>
  (person) =>
    order.indexOf(person.clearance) >= order.indexOf(least);
export const moves: Truth = (person) => person.moves === true;

/** Who lives in a city lives around it: both are found by `in Austin`, as the chip says. */
const around: Readonly<Record<string, readonly string[]>> = {
  Austin: ['Austin TX', 'Round Rock TX'],
  'New York': ['New York City NY', 'Newark NJ'],
  'San Francisco': ['San Francisco CA', 'Oakland CA'],
};
export const near =
  (city: string): Truth =>
  (person) =>
    (around[city] ?? [city]).includes(person.city);
