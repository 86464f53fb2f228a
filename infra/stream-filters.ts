import { keyStarts } from '../functions/platform/table/keys.ts';

/** Changes of the table: what happened to an item, and with what its sort key begins. */
export interface StreamFilter {
  kinds: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  sortKeyPrefixes: readonly string[];
}

/** The changes that each stream function receives. */
export const streamFilters = {
  'outbox/publish-outbox.stream': [{ kinds: ['INSERT'], sortKeyPrefixes: [keyStarts.event] }],
  'live-updates/push-changes.stream': [
    // Lambda takes five filters of a stream's reader; npm run quotas counts them.
    {
      kinds: ['INSERT', 'MODIFY'],
      sortKeyPrefixes: [
        keyStarts.notification,
        keyStarts.hour,
        keyStarts.interview,
        keyStarts.recentJobs,
        keyStarts.begunJob,
      ],
    },
    { kinds: ['INSERT'], sortKeyPrefixes: [keyStarts.chatMessage] },
    { kinds: ['MODIFY', 'REMOVE'], sortKeyPrefixes: [keyStarts.conversation] },
    { kinds: ['MODIFY'], sortKeyPrefixes: [keyStarts.application] },
  ],
} as const satisfies Record<string, readonly StreamFilter[]>;
export type StreamFunction = keyof typeof streamFilters;

/** Whether it is said which changes a function receives. */
export const isStreamFunction = (path: string): path is StreamFunction => Object.hasOwn(streamFilters, path);
