import * as z from 'zod';

/**
 * What a function can be given: each capability has its environment variables here and its grants in
 * infra/constructs/grants.ts, so that one word in `functionNeeds` gives both.
 */
export const capabilities = {
  /** Read items and query the table and its indexes; never scan. */
  'table-read': z.object({ TABLE_NAME: z.string() }),
  /** Put whole items, alone or in transactions. */
  'table-put': z.object({ TABLE_NAME: z.string() }),
  /** Update items, alone or in transactions. */
  'table-update': z.object({ TABLE_NAME: z.string() }),
  /** Delete items, alone or in transactions. */
  'table-delete': z.object({ TABLE_NAME: z.string() }),
  /** Make a transaction depend on items that it does not change. */
  'table-check': z.object({ TABLE_NAME: z.string() }),
  /** Sign people in at the user pool, renew their sessions and check their passwords. */
  'identity-sign-in': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Create people in the user pool, with password and role, and mark their address as verified. */
  'identity-register': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Give people in the user pool another role. */
  'identity-roles': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** End people's sessions at the user pool. */
  'identity-sign-out': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Delete people from the user pool. */
  'identity-remove': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
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
  /** Set and drop one-time schedules that put reminders on the bus. */
  reminders: z.object({ REMINDER_GROUP: z.string(), REMINDER_BUS_ARN: z.string(), REMINDER_ROLE_ARN: z.string() }),
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
  /** Recognize the text of pictures; no name is needed. */
  'text-recognition': z.object({}),
  /** Write and remove avatars. */
  'files-avatars': z.object({ FILES_BUCKET: z.string() }),
  /** Write and remove files of messages. */
  'files-chat': z.object({ FILES_BUCKET: z.string() }),
  /** Sign addresses to download files of messages. */
  'files-chat-read': z.object({ FILES_BUCKET: z.string() }),
  /** List and read people's files, and sign addresses to download them. */
  'files-read': z.object({ FILES_BUCKET: z.string() }),
  /** Write archives of a person's own data. */
  'files-exports': z.object({ FILES_BUCKET: z.string() }),
  /** List and remove people's files of every kind. */
  'files-erase': z.object({ FILES_BUCKET: z.string() }),
  /** Know how many days of grace the stage gives between requesting erasure and erasing. */
  erasure: z.object({ ERASURE_GRACE_DAYS: z.coerce.number().int().positive() }),
  /** Know how many days the stage keeps messages. */
  chat: z.object({ CHAT_KEPT_DAYS: z.coerce.number().int().positive() }),
  /** Know after how many days without a decision managers are reminded of a submitted candidate. */
  silence: z.object({ SILENCE_DAYS: z.coerce.number().int().positive() }),
  /**
   * Know how many days an introduction is its recruiter's, a proposal waits for the candidate, and a manager may be
   * silent before recruiters are warned.
   */
  claims: z.object({
    CLAIM_DAYS: z.coerce.number().int().positive(),
    PROPOSAL_DAYS: z.coerce.number().int().positive(),
    ANSWER_DAYS: z.coerce.number().int().positive(),
  }),
} as const;
export type Capability = keyof typeof capabilities;

const writing = ['table-put', 'table-update'] as const satisfies Capability[];
const everyWrite = [...writing, 'table-delete', 'table-check'] as const satisfies Capability[];
const http = ['table-read', 'origin-secret', ...writing] as const satisfies Capability[];
const reaction = ['table-read', ...writing] as const satisfies Capability[];
const mailing = ['table-read', 'mail', 'site'] as const satisfies Capability[];
const connecting = [...reaction, 'table-delete'] as const satisfies Capability[];

/**
 * What each function needs, by its file without `.ts`. Features and consumers not named here need what their kind
 * needs; a consumer needs what its reactions need together.
 */
export const functionNeeds: Record<string, readonly Capability[]> = {
  'accounts/accounts.http': [
    ...http,
    'table-delete',
    'table-check',
    'identity-sign-in',
    'identity-register',
    'identity-sign-out',
    'identity-remove',
    'site',
  ],
  'accounts/accounts.consumer': [...mailing, ...writing],
  'ai/ai.http': ['table-read', 'table-update', 'origin-secret', 'ai-text'],
  'applications/applications.http': [...http, 'table-delete', 'table-check', 'snapshots-read'],
  'applications/applications.consumer': ['table-read', ...everyWrite],
  'candidate-profile/candidate-profile.http': [...http, 'table-delete'],
  'candidate-profile/candidate-profile.consumer': ['table-read', 'table-put', 'table-update', 'table-delete'],
  'chat/chat.http': [...http, 'chat', 'files-upload', 'files-chat-read'],
  'chat/receive-file.s3': [...reaction, 'chat', 'files-quarantine', 'files-chat'],
  'calendar/calendar.http': [...http, 'table-delete'],
  'calendar/calendar.consumer': ['table-read', 'table-put', 'table-delete', 'reminders'],
  'candidate-search/candidate-search.http': [...http, 'table-delete', 'snapshots-read'],
  'candidate-search/every-day-announce-finds.schedule': ['table-read', ...writing],
  'claims/claims.http': [...http, 'table-delete', 'table-check', 'claims'],
  'claims/claims.consumer': [...mailing, ...everyWrite],
  'claims/every-day-end-claims.schedule': ['table-read', ...everyWrite],
  'clients/clients.http': [...http, 'table-delete'],
  'dashboards/dashboards.consumer': ['table-put', 'table-update'],
  'dashboards/dashboards.http': ['table-read', 'origin-secret'],
  'description/description.http': ['origin-secret'],
  'guest/guest.http': ['table-read', 'origin-secret', 'snapshots-read', 'site', 'site-page'],
  'invitations/invitations.http': [...http, 'table-delete', 'table-check'],
  'invitations/invitations.consumer': [...mailing, ...everyWrite],
  'jobs/jobs.http': [...http, 'table-delete', 'table-check', 'silence'],
  'jobs/jobs.consumer': ['table-read', 'table-update', 'table-delete'],
  'live-updates/authorize-connection.socket': [...connecting, 'token-keys'],
  'live-updates/connection.socket': [...connecting, 'connections'],
  'live-updates/live-updates.consumer': [...connecting, 'connections', 'connections-close'],
  'live-updates/live-updates.http': [...http, 'table-delete'],
  'live-updates/push-notifications.stream': [...connecting, 'connections'],
  'lookups/lookups.http': ['origin-secret'],
  'notification-mail/every-day-send-digests.schedule': [...mailing, ...writing, 'table-delete'],
  'notification-mail/every-minute-mail-unread-messages.schedule': [...mailing, ...writing, 'table-delete'],
  'notification-mail/notification-mail.consumer': [...mailing, ...writing, 'table-delete'],
  'notification-mail/notification-mail.http': [...http, 'table-delete'],
  'operator/operator': [...reaction, 'identity-roles', 'identity-sign-out', 'mail', 'erasure'],
  'outbox/publish-outbox.stream': ['bus'],
  'people/people.http': ['table-read', 'table-put', 'origin-secret'],
  'personal-data/build-archives.consumer': [...reaction, 'table-delete', 'files-read', 'files-exports'],
  'personal-data/every-15-minutes-erase-accounts.schedule': [
    'table-read',
    ...everyWrite,
    'identity-sign-out',
    'identity-remove',
    'mail',
    'files-erase',
  ],
  'personal-data/personal-data.consumer': [...mailing, 'table-put'],
  'personal-data/personal-data.http': [
    ...http,
    'table-delete',
    'table-check',
    'identity-sign-in',
    'files-read',
    'erasure',
  ],
  'pipeline/every-day-remind-of-silence.schedule': ['table-read', ...writing, 'silence'],
  'pipeline/pipeline.http': [...http, 'table-delete', 'table-check', 'silence'],
  'pipeline/pipeline.consumer': [...reaction, 'table-check'],
  // Adds to what is stored and never reads it.
  'points/points.consumer': writing,
  'profile/check-avatar.s3': [...reaction, 'files-quarantine', 'files-avatars'],
  'profile/profile.consumer': ['files-avatars'],
  'profile/profile.http': [...http, 'table-delete', 'files-upload'],
  'recommendations/recommendations.http': [...http, 'table-delete', 'table-check'],
  'recommendations/recommendations.consumer': [...mailing, ...everyWrite],
  'recruiters/recruiters.http': [...http, 'table-delete', 'table-check'],
  'recruiters/recruiters.consumer': [...mailing, ...everyWrite],
  'resumes/parse-resume.s3': [...reaction, 'table-delete', 'files-quarantine', 'text-recognition'],
  'resumes/resumes.http': [...http, 'table-delete', 'table-check', 'files-upload', 'files-quarantine'],
  'search/every-5-minutes-publish-snapshots.schedule': ['table-read', 'snapshots-read', 'snapshots-write'],
  'super-manager/super-manager.http': [...http, 'table-delete', 'table-check'],
  'skills/skills.http': ['table-read', 'table-put', 'table-delete', 'origin-secret'],
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
