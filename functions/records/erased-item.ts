import type { Key } from '../platform/table/key.ts';

import type { SingleWrite } from '../platform/table/write.ts';
import { exists } from '../platform/table/write.ts';

/**
 * The write that deletes an item that holds a person's data. Erasure walks through everything that is stored, so it
 * knows items by their place alone.
 */
export function erasedItemWrite({ pk, sk }: Key): SingleWrite {
  return { remove: { pk, sk } };
}

/** The write that takes a person out of an item; one that is gone refuses. */
export function anonymisedItemWrite({ pk, sk }: Key, set: Record<string, unknown>, refusal: Error): SingleWrite {
  return { update: { pk, sk }, set, when: exists, refusal };
}
