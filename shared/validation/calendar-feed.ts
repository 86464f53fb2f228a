import * as z from 'zod';
import { text } from '../contract/fields.ts';

/** A new feed: what it is for. */
export const calendarFeedForm = z.strictObject({ name: text(60, 1) });
