import * as z from 'zod';
import { roles } from '../shared/constants/roles.ts';
import { idValue, isoTime } from '../shared/contract/fields.ts';

/** Who caused an event; the system itself where nobody did. */
export const actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id: idValue, role: z.enum(roles), firstName: z.string(), lastName: z.string() }),
  z.object({ kind: z.literal('system') }),
]);
export type EventActor = z.output<typeof actor>;

/**
 * The request that it goes back to, and the run that emitted it. Absent in events from before it was kept, and from tools.
 */
const trace = z.object({ correlation: z.string(), cause: z.string() }).optional();

// What every event carries around its data. `groupId` orders events of one subject, `dedupId` identifies repeats.
const envelopeFields = {
  id: idValue,
  time: isoTime,
  actor,
  /** What the event happened to, named like its table partition, for example `JOB#123`. */
  subject: z.string(),
  groupId: z.string(),
  dedupId: z.string(),
  trace,
};

/** Declares an event: the envelope around `data`, with literal type and version. */
export function defineEvent<const T extends string, const V extends number, S extends z.ZodType>(
  type: T,
  version: V,
  data: S,
) {
  return {
    type,
    version,
    schema: z.object({ ...envelopeFields, type: z.literal(type), version: z.literal(version), data }),
  };
}

/** Realistic instances of an event; its schema parses each of them, and they document its payload. */
export type ExamplesOf<E extends { schema: z.ZodType }> = z.output<E['schema']>[];
