import * as z from 'zod';

/**
 * What a function can be given: each capability has its environment variables here and its grants in
 * infra/constructs/grants.ts, so that one word in functions/platform/function-needs.ts gives both.
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
  /** Sign people in at the user pool, renew their sessions and check their passwords, by the secret of its client. */
  'identity-sign-in': z.object({
    USER_POOL_ID: z.string(),
    USER_POOL_CLIENT_ID: z.string(),
    USER_POOL_CLIENT_SECRET: z.string().min(1),
  }),
  /** Create people in the user pool, with password and role. */
  'identity-register': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Ask people in the user pool for the code of an app or, where it has them, for a passkey, and sign them in with it. */
  'identity-second-factor': z.object({
    USER_POOL_ID: z.string(),
    USER_POOL_CLIENT_ID: z.string(),
    PASSKEYS: z.enum(['on', 'off']),
  }),
  /** Mark the address of people in the user pool as verified, or give them another one. */
  'identity-address': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Give people in the user pool another role. */
  'identity-roles': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** End people's sessions at the user pool. */
  'identity-sign-out': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Delete people from the user pool. */
  'identity-remove': z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() }),
  /** Verify access tokens outside the HTTP API (the WebSocket authorizer). */
  /**
   * Send mail: `ses` sends, `held` keeps mails in the table until a sender is verified. What becomes of a mail is reported
   * by the configuration set that it is sent with.
   */
  mail: z.object({ MAIL_FROM: z.string(), MAIL_DELIVERY: z.enum(['ses', 'held']), MAIL_CONFIGURATION_SET: z.string() }),
  /** Know how many mails that nobody waits for one run sends in a second. */
  'bulk-mail': z.object({ BULK_MAILS_PER_SECOND: z.coerce.number().positive() }),
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
  /** Read the records that the outbox could not publish, and remove what was published since. */
  'dead-records': z.object({ DEAD_RECORDS_BUCKET: z.string() }),
  /** Set and drop one-time schedules that put reminders on the bus. */
  reminders: z.object({ REMINDER_GROUP: z.string(), REMINDER_BUS_ARN: z.string(), REMINDER_ROLE_ARN: z.string() }),
  /** Sign in as the account that visits the site to see whether it works; empty where a stage names none. */
  visitor: z.object({ VISITOR_EMAIL: z.string(), VISITOR_PASSWORD: z.string() }),
  /** Hold online meetings at Zoom with these credentials; empty where a stage has none. */
  'online-meetings': z.object({
    ZOOM_ACCOUNT_ID: z.string(),
    ZOOM_CLIENT_ID: z.string(),
    ZOOM_CLIENT_SECRET: z.string(),
    ZOOM_HOST: z.string(),
  }),
  /** Search: in a copy of the newest snapshot, or at this address of OpenSearch, which is empty where a stage has none. */
  'search-read': z.object({ SNAPSHOT_BUCKET: z.string(), OPENSEARCH_URL: z.string() }),
  /** Write what is searched: snapshots, or documents into OpenSearch. */
  'search-write': z.object({ SNAPSHOT_BUCKET: z.string(), OPENSEARCH_URL: z.string() }),
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
  /** Write and remove the files of candidates' own resumes. */
  'files-resumes': z.object({ FILES_BUCKET: z.string() }),
  /** Sign addresses to download candidates' own resumes. */
  'files-resumes-read': z.object({ FILES_BUCKET: z.string() }),
  /** Write and remove files of messages. */
  'files-chat': z.object({ FILES_BUCKET: z.string() }),
  /** Sign addresses to download files of messages. */
  'files-chat-read': z.object({ FILES_BUCKET: z.string() }),
  /** Write and remove files of the evidence of claims. */
  'files-evidence': z.object({ FILES_BUCKET: z.string() }),
  /** Sign addresses to download files of the evidence of claims. */
  'files-evidence-read': z.object({ FILES_BUCKET: z.string() }),
  /** List and read people's files, and sign addresses to download them. */
  'files-read': z.object({ FILES_BUCKET: z.string() }),
  /** Write archives of a person's own data. */
  'files-exports': z.object({ FILES_BUCKET: z.string() }),
  /** List and remove people's files of every kind. */
  'files-erase': z.object({ FILES_BUCKET: z.string() }),
  /** Know how many days of grace the stage gives between requesting erasure and erasing. */
  erasure: z.object({ ERASURE_GRACE_DAYS: z.coerce.number().int().positive() }),
  /** Know how many days the stage keeps messages, and to how many people one user writes together in a day. */
  chat: z.object({
    CHAT_KEPT_DAYS: z.coerce.number().int().positive(),
    CHAT_MANY_PER_DAY: z.coerce.number().int().positive(),
  }),
  /** Know after how many days without a decision managers are reminded of a submitted candidate. */
  silence: z.object({ SILENCE_DAYS: z.coerce.number().int().positive() }),
  /**
   * Know how many days an introduction is its recruiter's, a proposal waits for the candidate, and a manager may be
   * silent before recruiters are warned, and how many of a job's applicants may owe one recruiter an answer at once.
   */
  claims: z.object({
    CLAIM_DAYS: z.coerce.number().int().positive(),
    PROPOSAL_DAYS: z.coerce.number().int().positive(),
    ANSWER_DAYS: z.coerce.number().int().positive(),
    OPEN_APPLICANTS: z.coerce.number().int().positive(),
  }),
  /** Know how many people recruiters may import from files in a day, and have among those whom they added. */
  imports: z.object({
    IMPORTED_PER_DAY: z.coerce.number().int().positive(),
    IMPORTED_PEOPLE: z.coerce.number().int().positive(),
  }),
  /**
   * Know which percentage of a job's points a candidate receives for having invited the hired person, and how many points
   * a manager's hires earn others in a month before an operator looks at the rest.
   */
  awards: z.object({
    REFERRAL_SHARE: z.coerce.number().int().nonnegative(),
    MONTHLY_POINTS_CAP: z.coerce.number().int().positive(),
  }),
} as const;
export type Capability = keyof typeof capabilities;

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
