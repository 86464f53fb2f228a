import { Refusal } from './refusal.ts';

type Writer = 'transaction' | 'write';

/**
 * The items that a write holds, from its decision until it is on disk. DynamoDB gives an item of a transaction to no
 * other write meanwhile, and a transaction no item that is being written; writes of single items queue up. @see
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
export interface InFlight {
  /** Holds items; the returned function releases them. */
  take: (keys: string[], writer: Writer) => () => void;
  /** Throws where another writer holds the item; a transaction turns this into one of its reasons. */
  refuseTaken: (key: string, writer: Writer) => void;
}

/** Starts without held items. */
export function openInFlight(): InFlight {
  const inTransaction = new Map<string, number>();
  const inWrite = new Map<string, number>();
  return {
    take(keys, writer) {
      const taken = writer === 'transaction' ? inTransaction : inWrite;
      for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
      return () => {
        for (const key of keys) {
          const others = (taken.get(key) ?? 1) - 1;
          if (others === 0) taken.delete(key);
          else taken.set(key, others);
        }
      };
    },
    refuseTaken(key, writer) {
      if (inTransaction.has(key) || (writer === 'transaction' && inWrite.has(key)))
        throw new Refusal('TransactionConflictException', 'Transaction is ongoing for the item');
    },
  };
}
