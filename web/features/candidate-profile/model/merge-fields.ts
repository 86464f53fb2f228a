import { isSame } from '../../../common/forms/field-changes.ts';

/** The fields that differ between two versions, in the order of the form. */
export function changedFields<F extends object>(before: F, after: F): (keyof F & string)[] {
  return (Object.keys(after) as (keyof F & string)[]).filter((name) => !isSame(before[name], after[name]));
}

/**
 * The fields of a form that take over the newer version: another user changed them, and this user has entered nothing
 * else. A field that both changed is not among them (PLUS-24).
 */
export function untouchedFields<F extends object>({ began, entered, newer }: Record<'began' | 'entered' | 'newer', F>) {
  return changedFields(began, newer).filter((name) => isSame(entered[name], began[name]));
}
