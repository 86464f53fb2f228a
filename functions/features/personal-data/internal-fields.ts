import { keyAttributes } from '../../platform/table/key.ts';

/** The keys of an item, and fields that only serve keys, indexes, sessions and secrets. */
const bookkeeping: ReadonlySet<string> = new Set([
  ...keyAttributes,
  'brief',
  'groupId',
  'dedupId',
  'trace',
  'hash',
  'devices',
  'sbAccessToken',
  'sessions',
  'generation',
  // How often it was written, and what of it search has read and counted.
  'version',
  'summaryParts',
  'visibleTo',
  'countedEvents',
]);
/** Of a version, a secret, and of counters what the moves themselves say and what is counted for somebody else. */
const bookkeepingLike = /^(\w*Version|\w+Hash|q\d_(moved|stayed|hiredAfter|[cr])_\w+)$/;

/** Whether a stored field means nothing to the person it is about, so that no part of their archive has it. */
export const isInternal = (name: string): boolean => bookkeeping.has(name) || bookkeepingLike.test(name);
