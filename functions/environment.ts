import * as z from 'zod';

/**
 * What a function can be given: each capability has its environment variables here and its grants in
 * infra/constructs/grants.ts, so that one word in `functionNeeds` gives both.
 */
export const capabilities = {
  /** Read items and query the table and its indexes; never scan. */
  'table-read': z.object({ TABLE_NAME: z.string() }),
  /** Write items and transactions, with condition checks; never scan. */
  'table-write': z.object({ TABLE_NAME: z.string() }),
  /** Sign people in and manage their accounts in the user pool. */
  identity: z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Verify access tokens outside the HTTP API (the WebSocket authorizer). */
  'token-keys': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Send mail: `ses` sends, `held` keeps mails in the table until a sender is verified. */
  mail: z.object({ MAIL_FROM: z.string(), MAIL_DELIVERY: z.enum(['ses', 'held']) }),
  /** The site's public address, without a trailing slash. */
  site: z.object({ SITE_URL: z.string() }),
  /** Read the built index.html, from which public pages are made. */
  'site-page': z.object({ SITE_BUCKET: z.string() }),
  /** The header value that only our CloudFront distribution sends. */
  'origin-secret': z.object({ ORIGIN_SECRET: z.string() }),
  /** Post to WebSocket connections. */
  connections: z.object({ CONNECTIONS_ENDPOINT: z.string() }),
  /** Close WebSocket connections. */
  'connections-close': z.object({ CONNECTIONS_ENDPOINT: z.string() }),
  /** Put events on the bus. */
  bus: z.object({ BUS_NAME: z.string() }),
  /** Read snapshots of the search index. */
  'snapshots-read': z.object({ SNAPSHOT_BUCKET: z.string() }),
  /** Write snapshots of the search index. */
  'snapshots-write': z.object({ SNAPSHOT_BUCKET: z.string() }),
  /** Write texts with this Bedrock model; empty where a stage has none. */
  'ai-text': z.object({ AI_TEXT_MODEL: z.string() }),
  /** Let browsers upload into quarantine, with forms that this function signs. */
  'files-upload': z.object({ FILES_BUCKET: z.string() }),
  /** Read uploads in quarantine and remove them. */
  'files-quarantine': z.object({ FILES_BUCKET: z.string() }),
  /** Write and remove avatars. */
  'files-avatars': z.object({ FILES_BUCKET: z.string() }),
  /** List and read people's files, and sign addresses to download them. */
  'files-read': z.object({ FILES_BUCKET: z.string() }),
  /** Write archives of a person's own data. */
  'files-exports': z.object({ FILES_BUCKET: z.string() }),
  /** List and remove people's files of every kind. */
  'files-erase': z.object({ FILES_BUCKET: z.string() }),
  /** Know how many days of grace the stage gives between requesting erasure and erasing. */
  erasure: z.object({ ERASURE_GRACE_DAYS: z.coerce.number().int().positive() }),
} as const;
export type Capability = keyof typeof capabilities;

const http = ['table-read', 'table-write', 'origin-secret'] as const satisfies Capability[];
const reaction = ['table-read', 'table-write'] as const satisfies Capability[];
const mailing = [...reaction, 'mail', 'site'] as const satisfies Capability[];
/** Adds to what is stored and never reads it. */
const counting = ['table-write'] as const satisfies Capability[];

/**
 * What each function needs, by its file without `.ts`. Features and consumers not named here need what their kind
 * needs; a consumer needs what its reactions need together.
 */
export const functionNeeds: Record<string, readonly Capability[]> = {
  'accounts/accounts.http': [...http, 'identity', 'site'],
  'guest/guest.http': ['table-read', 'origin-secret', 'snapshots-read', 'site', 'site-page'],
  'lookups/lookups.http': ['origin-secret'],
  'description/description.http': ['origin-secret'],
  'accounts/accounts.consumer': mailing,
  'dashboards/dashboards.consumer': counting,
  'invitations/invitations.consumer': mailing,
  'recommendations/recommendations.consumer': mailing,
  'recruiters/recruiters.consumer': mailing,
  'notification-mail/notification-mail.consumer': mailing,
  'notification-mail/every-day-send-digests.schedule': mailing,
  'live-updates/live-updates.consumer': [...reaction, 'connections', 'connections-close'],
  'live-updates/push-notifications.stream': [...reaction, 'connections'],
  'live-updates/authorize-connection.socket': [...reaction, 'token-keys'],
  'live-updates/connection.socket': [...reaction],
  'outbox/publish-outbox.stream': ['bus'],
  'search/every-5-minutes-publish-snapshots.schedule': ['table-read', 'snapshots-read', 'snapshots-write'],
  'points/points.consumer': counting,
  'ai/ai.http': [...http, 'ai-text'],
  'profile/profile.http': [...http, 'files-upload'],
  'profile/check-avatar.s3': [...reaction, 'files-quarantine', 'files-avatars'],
  'profile/profile.consumer': ['files-avatars'],
  'personal-data/personal-data.http': [...http, 'identity', 'files-read', 'erasure'],
  'personal-data/personal-data.consumer': mailing,
  'personal-data/build-archives.consumer': [...reaction, 'files-read', 'files-exports'],
  'personal-data/every-15-minutes-erase-accounts.schedule': [...reaction, 'identity', 'mail', 'files-erase'],
  'operator/operator': [...reaction, 'identity', 'mail', 'erasure'],
};

/** What the function at this path (without `.ts`) needs. */
export function needsOf(path: string): readonly Capability[] {
  return functionNeeds[path] ?? (path.endsWith('.http') ? http : reaction);
}

type VariablesOf<C extends Capability> = C extends Capability ? z.output<(typeof capabilities)[C]> : never;
type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void
  ? I
  : never;

/**
 * The variables of the named capabilities, parsed; call it lazily, on the first invocation. Throws naming the missing
 * variable.
 */
export function environment<C extends Capability>(...names: C[]): UnionToIntersection<VariablesOf<C>> {
  const parsed = names.map((name) => capabilities[name].parse(process.env));
  return Object.assign({}, ...parsed) as UnionToIntersection<VariablesOf<C>>;
}
