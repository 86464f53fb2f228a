import type * as z from 'zod';

/** What differs from a typical record: any part of it, at any depth; lists are given whole. */
export type Over<T> = T extends readonly (infer Row)[]
  ? readonly Over<Row>[]
  : T extends object
    ? { [K in keyof T]?: Over<T[K]> | undefined }
    : T;

/** Texts that one schema or another accepts, the plainest first. */
const texts = [
  '',
  'text',
  '2026-03-01T12:00:00.000Z',
  '2026-03-01',
  '09:00',
  'ana@example.com',
  'https://example.com/a',
  '00000000-0000-8000-a000-000000001001',
  'America/New_York',
  'a'.repeat(22),
  'a'.repeat(64),
  '#aa0000',
];
const numbers = [0, 1, 2026, 60];

/**
 * A record of the contract that says only what matters: members that are not given are null, empty, zero or false, where
 * the schema allows it. Members that the schema does not name are left out, as at the
 * door. Throws where the schema refuses what is given, and names the member.
 */
export function recordOf<S extends z.ZodType>(schema: S, given?: Over<z.input<S>>): z.output<S> {
  const whole = completed(schema, given);
  const parsed = schema.safeParse(whole);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return parsed.data;
}

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  items?: z.ZodType[];
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
};
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

function completed(schema: z.ZodType, given: unknown): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return given === undefined ? undefined : completed(def.innerType!, given);
    case 'nullable':
      return given === undefined || given === null ? null : completed(def.innerType!, given);
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return completed(def.innerType!, given);
    case 'lazy':
      return completed(def.getter!(), given);
    case 'pipe':
      return completed(defOf(def.in!).type === 'transform' ? def.out! : def.in!, given);
    case 'intersection': {
      const [left, right] = [completed(def.left!, given), completed(def.right!, given)];
      return isObject(left) && isObject(right) ? { ...left, ...right } : right;
    }
    case 'union':
      return oneOf(def.options!, given);
    case 'object':
      return given === undefined || isObject(given) ? objectOf(def.shape!, given ?? {}) : given;
    case 'record':
      return isObject(given)
        ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, completed(def.valueType!, value)]))
        : (given ?? emptyRecord(schema));
    case 'array':
      return Array.isArray(given) ? given.map((row) => completed(def.element!, row)) : (given ?? []);
    case 'tuple':
      return def.items!.map((item, place) => completed(item, (given as unknown[] | undefined)?.[place]));
    default:
      return given === undefined ? plain(schema, def) : given;
  }
}

function objectOf(shape: Record<string, z.ZodType>, given: Record<string, unknown>): Record<string, unknown> {
  const members = Object.entries(shape).map(([name, schema]) => [name, completed(schema, given[name])] as const);
  return { ...given, ...Object.fromEntries(members.filter(([, value]) => value !== undefined)) };
}

/** The first kind that can be completed from what is given, without a member that it does not know. */
function oneOf(options: z.ZodType[], given: unknown): unknown {
  const tries = options.map((option) => ({ option, value: completed(option, given) }));
  const fitting = tries.filter(({ option, value }) => fits(option, value));
  return (fitting.find(({ option }) => unknownIn(option, given, '').length === 0) ?? fitting[0] ?? tries[0])?.value;
}

function emptyRecord(schema: z.ZodType): unknown {
  const { keyType, valueType } = schema.def as unknown as { keyType: z.ZodType; valueType: z.ZodType };
  const names = Object.values(defOf(keyType).entries ?? {});
  return Object.fromEntries(names.map((name) => [name, completed(valueType, undefined)]));
}

function plain(schema: z.ZodType, { type, values, entries }: Def): unknown {
  if (type === 'literal') return values?.[0];
  if (type === 'enum') return Object.values(entries ?? {})[0];
  if (type === 'boolean') return false;
  if (type === 'number') return numbers.find((number) => fits(schema, number));
  if (type === 'string') return texts.find((text) => fits(schema, text));
  return undefined;
}

/** Members of what is given that the schema would strip, by their paths. */
function unknownIn(schema: z.ZodType, given: unknown, path: string): string[] {
  const def = defOf(schema);
  if (given === undefined || given === null) return [];
  if (def.innerType) return unknownIn(def.innerType, given, path);
  if (def.type === 'lazy') return unknownIn(def.getter!(), given, path);
  if (def.type === 'pipe') return unknownIn(defOf(def.in!).type === 'transform' ? def.out! : def.in!, given, path);
  if (def.type === 'array' && Array.isArray(given))
    return given.flatMap((row, place) => unknownIn(def.element!, row, `${path}[${place}]`));
  if (def.type === 'union') {
    const all = def
      .options!.filter((option) => fits(option, completed(option, given)))
      .map((option) => unknownIn(option, given, path));
    return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (def.type !== 'object' || !isObject(given)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const member = def.shape![name];
    const at = path ? `${path}.${name}` : name;
    return member ? unknownIn(member, value, at) : value === undefined || def.shape === undefined ? [] : [at];
  });
}
