import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';

/** How far an archive of a user's own data is. */
const exportStates = ['preparing', 'ready', 'failed', 'expired'] as const;

/** An archive of a user's own data. A large one has several parts, each a ZIP file of its own. */
export const dataExport = z.object({
  id: idValue,
  state: z.enum(exportStates),
  requestedAt: isoTime,
  readyAt: isoTime.nullable(),
  /** When it expires; it is then deleted. */
  expiresAt: isoTime,
  parts: z.array(z.object({ bytes: z.int() })),
});
export type DataExport = z.output<typeof dataExport>;

/** The user's archives, newest first, and when the next may be started: null when it may be now. */
export const dataExports = z.object({ exports: z.array(dataExport), nextAt: isoTime.nullable() });

/** Where to fetch an archive, part by part; the addresses are valid for a few minutes. */
export const exportDownload = z.object({ parts: z.array(z.object({ url: z.string(), filename: z.string() })) });

/** Whether the user's account will be erased, and what that would mean today. */
export const erasure = z.object({
  /** Null while nothing is requested. Until then it can be cancelled. */
  dueAt: isoTime.nullable(),
  requestedAt: isoTime.nullable(),
  /** Days between request and erasure. */
  graceDays: z.int(),
  /** The user's jobs that are not closed; erasure closes them. */
  openJobs: z.int(),
  /** Points not yet redeemed; erasure forfeits them. */
  pointsLeft: z.int(),
});
export type Erasure = z.output<typeof erasure>;
