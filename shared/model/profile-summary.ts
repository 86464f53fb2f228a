import * as z from 'zod';
import { isoTime } from '../contract/fields.ts';

/**
 * A summary of the user's own profile (PROF-14, AUTH-41 `summary`): `bedrock` when a model wrote it, `extractive` when
 * it was put together by rule.
 */
export const profileSummary = z.object({
  text: z.string(),
  engine: z.enum(['bedrock', 'extractive']),
  writtenAt: isoTime,
});
export type ProfileSummary = z.output<typeof profileSummary>;
