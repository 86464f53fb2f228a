import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';

/** How far an archive of one's own data has come. */
const exportStates = ['preparing', 'ready', 'failed', 'expired'] as const;

/** An archive of one's own data. A large one comes in several parts, each a ZIP file of its own. */
export const dataExport = z.object({
  id: idValue,
  state: z.enum(exportStates),
  requestedAt: isoTime,
  readyAt: isoTime.nullable(),
  /** From then on it cannot be downloaded; it is deleted. */
  expiresAt: isoTime,
  parts: z.array(z.object({ bytes: z.int() })),
});
export type DataExport = z.output<typeof dataExport>;

/** One's archives, newest first, and when the next may be started: null when it may be now. */
export const dataExports = z.object({ exports: z.array(dataExport), nextAt: isoTime.nullable() });
export type DataExports = z.output<typeof dataExports>;

/** Where to fetch an archive, part by part; the addresses are good for some minutes. */
export const exportDownload = z.object({ parts: z.array(z.object({ url: z.string(), filename: z.string() })) });

/** Whether one's account is to be erased, and what that would mean today. */
export const erasure = z.object({
  /** Null while nothing is asked. Until then it can be called off. */
  dueAt: isoTime.nullable(),
  requestedAt: isoTime.nullable(),
  /** Days between asking and erasing. */
  graceDays: z.int(),
  /** Jobs of one's own that are not closed; erasure closes them. */
  openJobs: z.int(),
  /** Points that were not redeemed; erasure forfeits them. */
  pointsLeft: z.int(),
});
export type Erasure = z.output<typeof erasure>;
