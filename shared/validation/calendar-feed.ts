import * as z from 'zod';
import { line } from '../contract/fields.ts';

/** A new feed: what it is for. */
export const calendarFeedForm = z.strictObject({ name: line(60, 1) });
