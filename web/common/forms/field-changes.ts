/** A field that somebody else changed while this form was open. */
export interface FieldChange<F> {
  field: keyof F & string;
  /** Whether it was changed here too, to something else. */
  isBoth: boolean;
}

export type Choice = 'mine' | 'theirs';
export type Choices<F> = Partial<Record<keyof F, Choice>>;

/**
 * Fields that are chosen together with another and mean nothing while that one is empty, such as the prefix of a phone
 * number, by the other's name.
 */
export type Companions<F> = Partial<Record<keyof F, readonly (keyof F)[]>>;

/** The three states of an edited record. */
export interface Sides<F> {
  /** As it was when the edit began, if that is known. */
  base: F | undefined;
  /** As it is in the form. */
  mine: F;
  /** As others saved it. */
  theirs: F;
}

/** Whether two values of a field are the same; lists and ranges are compared by content. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What others changed since `base`, where it differs from what is in this form. Without a base every difference counts
 * as changed by both.
 */
export function changesSince<F extends object>(
  { base, mine, theirs }: Sides<F>,
  companions: Companions<F> = {},
): FieldChange<F>[] {
  const value = (fields: F, field: keyof F) => [
    fields[field],
    ...(fields[field] ? (companions[field] ?? []).map((other) => fields[other]) : []),
  ];
  const isKept = (one: F, other: F, field: keyof F) => isSame(value(one, field), value(other, field));
  const accompanying = Object.values<readonly (keyof F)[] | undefined>(companions).flatMap((fields) => fields ?? []);
  return (Object.keys(theirs) as (keyof F & string)[])
    .filter((field) => !accompanying.includes(field))
    .filter((field) => !isKept(mine, theirs, field) && (!base || !isKept(base, theirs, field)))
    .map((field) => ({ field, isBoth: !base || !isKept(base, mine, field) }));
}

/** What is chosen before the user chooses: the change of others, where nothing was changed here. */
export function firstChoices<F>(changes: readonly FieldChange<F>[]): Choices<F> {
  const theirs = changes.filter(({ isBoth }) => !isBoth).map(({ field }) => [field, 'theirs' as const]);
  return Object.fromEntries(theirs) as Choices<F>;
}

/** The form's values with the chosen ones of others. */
export function mergedFields<F extends object>(
  { mine, theirs }: Pick<Sides<F>, 'mine' | 'theirs'>,
  choices: Choices<F>,
  companions: Companions<F> = {},
): F {
  const taken = (Object.keys(choices) as (keyof F)[])
    .filter((field) => choices[field] === 'theirs')
    .flatMap((field) => [field, ...(companions[field] ?? [])]);
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
