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
 * The request that it goes back to, and the run that emitted it, with the operator who acted where one did. Absent in
 * events from before it was kept, and from tools.
 */
const trace = z.object({ correlation: z.string(), cause: z.string(), operator: z.string().optional() }).optional();

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

/** The version before the current one: what it carried, and the current data that follows from that. */
interface Earlier<Old extends z.ZodType, S extends z.ZodType> {
  data: Old;
  lift: (data: z.output<Old>) => z.input<S>;
}

/**
 * Declares an event: the envelope around `data`, with literal type and version. From its second version on it also says how the one
 * before is read: a deployment passes by events on their way, and the archive is replayed.
 */
export function defineEvent<
  const T extends string,
  const V extends number,
  S extends z.ZodType,
  Old extends z.ZodType = never,
>(type: T, version: V, data: S, earlier?: Earlier<Old, S>) {
  const schema = z.object({ ...envelopeFields, type: z.literal(type), version: z.literal(version), data });
  const before = earlier && z.looseObject({ version: z.literal(version - 1), data: earlier.data });
  return {
    type,
    version,
    schema,
    /** An event as it arrives, of this version or the one before; throws where it is neither. */
    read(event: unknown): z.output<typeof schema> {
      const old = before?.safeParse(event);
      return schema.parse(
        old?.success && earlier ? { ...old.data, version, data: earlier.lift(old.data.data as z.output<Old>) } : event,
      );
    },
  };
}

/** The group that keeps the order of a subject’s events, and what repetitions of an event have in common. */
export const identityOf = (type: string, { id, subject }: { id: number; subject: string }) => ({
  groupId: subject,
  dedupId: `${type}#${id}`,
});

type Declared<S extends z.ZodType> = { type: string; version: number; schema: S };
type Derived = 'type' | 'version' | 'groupId' | 'dedupId';

/**
 * Realistic instances of an event without what follows from the others; its schema parses each of them, and they document its
 * payload. A call is marked `@__PURE__`, so that bundles leave them out.
 */
export function examplesOf<S extends z.ZodType<{ id: number; subject: string }>>(
  { type, version }: Declared<S>,
  examples: Omit<z.output<S>, Derived>[],
): z.output<S>[] {
  return examples.map(
    (example) => ({ type, version, ...example, ...identityOf(type, example as z.output<S>) }) as z.output<S>,
  );
}
