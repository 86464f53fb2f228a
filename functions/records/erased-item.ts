import type { Key } from '../table/table.ts';
import type { SingleWrite } from '../table/write.ts';
import { exists } from '../table/write.ts';

/**
 * The write that deletes an item that a person's data stands in. Erasure walks through everything that is kept, so it
 * knows items by their place alone.
 */
export function erasedItemWrite({ pk, sk }: Key): SingleWrite {
  return { remove: { pk, sk } };
}

/** The write that takes a person out of an item; one that is gone refuses. */
export function anonymisedItemWrite({ pk, sk }: Key, set: Record<string, unknown>, refusal: Error): SingleWrite {
  return { update: { pk, sk }, set, when: exists, refusal };
}
