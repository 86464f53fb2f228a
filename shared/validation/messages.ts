import { maxRate } from '../constants/limits.ts';

/**
 * Texts shared by several forms, in one place without schemas, so that public pages can import them cheaply (VALID-59
 * to VALID-67, DEC-26).
 */
export const messages = {
  required: 'Required',
  /** Hourly and yearly ranges of a job, a preference or a filter (DEC-23). */
  hourly: 'Max hourly rate must be more than min rate!',
  salary: 'Max salary rate must be more than min rate!',
  currency: 'Currency for Hourly and Salary rates must be same',
  tooMuch: `Must be less than ${maxRate}!`,
  negative: 'Must be at least 0',
  /** First and last year of an education. */
  years: 'Must be more than "From"',
  /** First year of an education. */
  futureYear: 'Must be less than current year',
  /** Certification, experience and a job's own dates. */
  dates: '"End date" Must be more than "Start date"',
  /** A text that becomes part of an address. */
  url: 'Invalid characters for URL (only letters, digits and - _ . ~ +)',
} as const;
