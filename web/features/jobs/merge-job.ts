import type { JobFields } from './job-fields.ts';

/** A field that somebody else changed while this form was open. */
export interface FieldChange {
  field: keyof JobFields;
  /** Whether it was changed here too, to something else. */
  isBoth: boolean;
}

export type Choice = 'mine' | 'theirs';
export type Choices = Partial<Record<keyof JobFields, Choice>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What others changed since `base`, where it differs from what is in this form. Without a base every difference counts
 * as changed by both.
 */
export function changesSince(base: JobFields | undefined, mine: JobFields, theirs: JobFields): FieldChange[] {
  return (Object.keys(theirs) as (keyof JobFields)[])
    .filter((field) => !same(mine[field], theirs[field]) && (!base || !same(base[field], theirs[field])))
    .map((field) => ({ field, isBoth: !base || !same(base[field], mine[field]) }));
}

/** What is chosen before the user chooses: the change of others, where nothing was changed here. */
export function firstChoices(changes: readonly FieldChange[]): Choices {
  return Object.fromEntries(changes.filter(({ isBoth }) => !isBoth).map(({ field }) => [field, 'theirs' as const]));
}

/** The form's values with the chosen ones of others. */
export function mergedFields(mine: JobFields, theirs: JobFields, choices: Choices): JobFields {
  const taken = Object.entries(choices)
    .filter(([, choice]) => choice === 'theirs')
    .map(([field]) => [field, theirs[field as keyof JobFields]]);
  return { ...mine, ...(Object.fromEntries(taken) as Partial<JobFields>) };
}
