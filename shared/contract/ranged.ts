import * as z from 'zod';
import { dateRanges } from '../constants/date-ranges.ts';
import { timeZone } from '../validation/time-zone.ts';

const [week, month, year] = dateRanges;

/** The range part of a query. Without a range everything counts (DASH-10); days and months are those of the zone. */
export const ranged = { range: z.enum([week, month, year]).optional(), zone: timeZone.default('UTC') };
