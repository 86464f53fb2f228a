declare const held: unique symbol;

/** What is found there. Only the compiler reads it: no value has the field. */
export interface Holds<out T extends object = object> {
  readonly [held]?: T;
}

/** An item as it is found, with where it is stored. */
export interface WithKey {
  pk: string;
  sk: string;
}

/** The key of one item: `Key<StoredJob>` is where a job is, and reading it gives a `StoredJob`. */
export interface Key<out T extends object = object> extends WithKey, Holds<T> {}

/**
 * A partition of the table, whole or a range of its sort keys. `skFrom` lies within `skPrefix` and the range ends with
 * that; both ends of `skBetween` belong to the range. One that holds several entities says them all:
 * `Partition<JobGate | Note>`.
 */
export interface Partition<out T extends object = object> extends Holds<T> {
  pk: string;
  skPrefix?: string;
  skFrom?: string;
  skBetween?: readonly [first: string, last: string];
}

/** A partition of an index, by the name of its attribute. */
export type Listing<T extends object = object> = Holds<T> &
  ({ gsi1pk: string } | { gsi2pk: string } | { gsi3pk: string });

/** What is asked in one query. */
export type Question<T extends object = object> = Partition<T> | Listing<T>;

/** What each of these keys holds, in their order; undefined where there is no item. */
export type Found<K extends readonly Key[]> = {
  -readonly [Index in keyof K]: (K[Index] extends Holds<infer T> ? T : never) | undefined;
};

// The words of the key page (keys.ts): each says what is stored there and where.

/** One item. */
export const item = <T extends object>(pk: string, sk: string): Key<T> => ({ pk, sk });

/** The items of a partition, or those whose sort key has this prefix. */
export const items = <T extends object>(pk: string, skPrefix?: string): Partition<T> =>
  skPrefix === undefined ? { pk } : { pk, skPrefix };

/** Those from one sort key to another, both included. */
export const itemsBetween = <T extends object>(pk: string, first: string, last: string): Partition<T> => ({
  pk,
  skBetween: [first, last],
});

/** Those with this prefix from a sort key on. */
export const itemsFrom = <T extends object>(pk: string, skPrefix: string, skFrom: string): Partition<T> => ({
  pk,
  skPrefix,
  skFrom,
});

/** The items that are listed under a name in one of the indexes. */
export function listing<T extends object>(index: 'gsi1' | 'gsi2' | 'gsi3', name: string): Listing<T> {
  return { gsi1: { gsi1pk: name }, gsi2: { gsi2pk: name }, gsi3: { gsi3pk: name } }[index];
}

/** The attributes that hold keys, of an item itself and of the lists in which it is. */
export const keyAttributes = ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'gsi3pk'] as const;

/** The attributes that list an item there; `order` sorts it among the others. */
export function listedIn(list: Listing, order: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(list).flatMap(([at, name]) => [
      [at, name],
      [orderOf(at), order],
    ]),
  );
}

/** The names of those attributes, for the write that takes an item out of the list. */
export const attributesOf = (list: Listing): string[] => Object.keys(listedIn(list, ''));

/** The attribute by which an item is sorted there. */
export const orderedIn = (list: Listing, order: string): Record<string, string> =>
  Object.fromEntries(Object.keys(list).map((at) => [orderOf(at), order]));

/** By what an item is sorted there. */
export function orderIn(list: Listing, listed: object): string | undefined {
  const [at = ''] = Object.keys(list);
  return (listed as Record<string, string>)[orderOf(at)];
}

const orderOf = (attribute: string) => attribute.replace('pk', 'sk');

/** The item of this key among those that were read with the rest of its partition. */
export function itemAmong<T extends object>(found: readonly WithKey[], { sk }: Key<T>): T | undefined {
  return found.find((one) => one.sk === sk) as T | undefined;
}

/** The items of a prefix among those that were read with the rest of their partition. */
export function itemsAmong<T extends object>(found: readonly WithKey[], { skPrefix = '' }: Partition<T>): T[] {
  return found.filter(({ sk }) => sk.startsWith(skPrefix)) as object[] as T[];
}
