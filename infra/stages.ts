import { keptRecordsDays } from '../shared/constants/personal-data.ts';
import type { HostThemeRule } from '../shared/model/site-config.ts';

/** The settings of a stage; everything else is the same wherever the product runs. */
export interface Stage {
  name: StageName;
  /** Absent: the region of the CLI's profile. The firewall and the edge's logs need us-east-1. */
  region?: string;
  /** Absent: that of the CLI's profile. Required, like domain, sender and alarm address, where data is kept. */
  account?: string;
  /** Own address of the site; the certificate is in us-east-1. Absent: CloudFront's own name. */
  domain?: { name: string; certificateArn: string };
  /** Absent: mails wait in the table until an operator reads them (`npm run operator -- mail`). */
  sender?: string;
  /**
   * Mails a second that each function, in all its runs, sends at most to many people who do not wait for them: digests,
   * figures, job alerts. Together they leave some of what SES sends for the account, 14 a second at first, to mails that
   * somebody waits for.
   */
  bulkMailsPerSecond: number;
  /**
   * Into how many runs side by side a schedule parts people that it mails or looks at, each with its own shards: one up to some
   * 100,000 people, at most 16.
   */
  runsOfSchedule: number;
  /** Who is notified of alarms; absent: nobody is mailed. */
  alarmMail?: string;
  /** Logs of who was connected; a laptop has its console instead. */
  watched: boolean;
  /** Alarms, of which each costs $0.10 a month, more than a dev stage that nobody is mailed about is worth. */
  alarms: boolean;
  /**
   * Whether new code of operations takes a tenth of the calls for five minutes before it takes all, and gives them back
   * when `HTTP API: server errors` rings; needs alarms.
   */
  releasesGradually: boolean;
  /** Dashboards, of which each costs $3 a month, as much as thirty alarms. */
  dashboards: boolean;
  /** Owner and name on GitHub, whose workflow delivers the stage; absent: people deploy it with credentials of their own. */
  repository?: string;
  /** Dollars a month of the account from which its operators are warned; absent: nobody is. */
  monthlyBudget?: number;
  /** Tables, files and accounts outlive the stack and refuse deletion. */
  keepsData: boolean;
  /** Days back to which the table can be restored; absent: not at all. */
  recoveryDays?: number;
  /** Days that the bus keeps events for replay. */
  eventArchiveDays: number;
  logRetentionDays: LogRetentionDays;
  logLevel: 'DEBUG' | 'INFO';
  /** Days between requesting the erasure of an account and erasing it; until then it can be cancelled. */
  erasureGraceDays: number;
  /** Days that messages are kept; a conversation goes with its last one. */
  messagesKeptDays: number;
  /** To how many people one user may write in a day (UTC) in messages to many. */
  writtenToManyPerDay: number;
  /** Days without a decision after which managers are reminded of a submitted candidate. */
  silenceDays: number;
  /**
   * Days that a confirmed introduction is its recruiter's, that a proposal waits for the candidate, and that a manager
   * may answer nobody before recruiters are warned.
   */
  claimDays: { claim: number; proposal: number; answer: number };
  /** How many of a job's applicants may owe one recruiter an answer at the same time, so that nobody takes them all. */
  openApplicants: number;
  /** How many people a recruiter may import from files in a day (UTC), and have among those whom they added. */
  importedPeople: { perDay: number; most: number };
  /** Percent of a job's points, on top of them, for the candidate who invited the hired person, unless the job says so. */
  referralShare: number;
  /** Points that a manager's hires earn others in a month (UTC); what passes it waits until an operator releases it. */
  monthlyPointsCap: number;
  /** Web application firewall in front of CloudFront. */
  firewall: boolean;
  /** Access logs of CloudFront without the query, which can carry a ticket. */
  edgeLogs: boolean;
  /** Requests per second and in a burst that the HTTP API accepts. */
  throttle: { rate: number; burst: number };
  /**
   * Whether people can log in by passkeys, which needs an own address: a passkey is made for it. Cognito's Essentials plan, which
   * they take, costs $0.015 a month for each active user beyond 10,000, nearly three times as much as Lite.
   */
  passkeys: boolean;
  /** Megabytes per kind of function; `search` holds the index in memory. */
  memory: { http: number; search: number; reaction: number };
  /** Messages one reaction handles concurrently, in batches; absent: as many as Lambda likes. */
  reactionConcurrency?: number;
  /** Instances reserved for a function, by its path below `functions`. */
  reservedConcurrency: Record<string, number>;
  /** A MapLibre style; absent: the built-in Natural Earth style, which needs no network. */
  mapStyleUrl?: string;
  /**
   * A foundation model of Bedrock that writes summaries, for example amazon.nova-lite-v1:0, or the inference profile of
   * one, for example us.amazon.nova-lite-v1:0; absent: they are put together by rule.
   */
  aiText?: { model: string };
  /**
   * A candidate's account whom nobody finds, and the name of the secret in Secrets Manager that is its password. The site is
   * visited every 15 minutes to see whether it works; absent: as a guest only.
   */
  visitor?: { email: string; secretName: string };
  /**
   * A server-to-server OAuth app of a Zoom account: the user who holds the meetings, and the name of the secret in
   * Secrets Manager that is the app's client secret. Absent: online meetings have the product's own room.
   */
  zoom?: { accountId: string; clientId: string; host: string; secretName: string };
  /**
   * Hosts with a look of their own on the landing page, before the default that goes by the words in a host's name
   * (LAND-20).
   */
  hostThemes: readonly HostThemeRule[];
  /** Where the live-chat service loads from, which the frame of a campaign's chat alone may. */
  liveChatOrigins: readonly string[];
  /** Where people search: in a copy of the index in each function, or in OpenSearch (functions/search/opensearch/README.md). */
  search: SearchSetting;
  /**
   * The table that a restore made, which is used in place of the stage's own (runbook, Restore the table). Its stream is
   * what `npm run operator -- restore` printed.
   */
  restoredTable?: { name: string; streamArn: string };
  /**
   * The generated secrets by number: which CloudFront sends, and which functions accept, so that one is exchanged for the
   * next without a refusal (runbook, Exchange the origin secret). Text: fixed, where no secret store exists.
   */
  originSecret: string | { sent: number; accepted: readonly number[] };
}

/**
 * `memory` is right for up to 300,000 documents of a kind. OpenSearch runs on nodes of our own, with so many gigabytes
 * each, or on Serverless, which grows by itself.
 */
export type SearchSetting =
  | { engine: 'memory' }
  | { engine: 'opensearch'; on: 'domain'; nodeType: `${string}.search`; nodes: number; gigabytes: number }
  | { engine: 'opensearch'; on: 'serverless' };

export const stageNames = ['local', 'dev', 'staging', 'prod'] as const;
export type StageName = (typeof stageNames)[number];
type LogRetentionDays = 7 | 30 | 90 | 365;

/** How many functions of a stage's account may run at once: what to ask Service Quotas for, and what is watched. */
export const functionsAtOnce = 1000;

const liveChatOrigins = ['https://embed.tawk.to', 'https://*.tawk.to', 'wss://*.tawk.to'];

/** On a laptop `cyber.localhost:3000` and `medical.localhost:3000` show them. */
const hostThemes: readonly HostThemeRule[] = [
  { host: 'cyber.*', theme: 'cyber' },
  { host: 'medical.*', theme: 'medical' },
];

const ordinary = {
  throttle: { rate: 200, burst: 400 },
  memory: { http: 1024, search: 1769, reaction: 512 },
  reservedConcurrency: {},
  erasureGraceDays: 14,
  messagesKeptDays: 730,
  writtenToManyPerDay: 100,
  silenceDays: 5,
  bulkMailsPerSecond: 4,
  runsOfSchedule: 1,
  claimDays: { claim: 180, proposal: 14, answer: 10 },
  openApplicants: 5,
  importedPeople: { perDay: 20_000, most: 20_000 },
  referralShare: 10,
  monthlyPointsCap: 100_000,
  search: { engine: 'memory' },
  passkeys: false,
  originSecret: { sent: 1, accepted: [1] },
  hostThemes,
  liveChatOrigins,
} as const;

/** Like production in everything that can break, so that it breaks there first. */
const careful = {
  ...ordinary,
  region: 'us-east-1',
  watched: true,
  alarms: true,
  releasesGradually: true,
  dashboards: true,
  monthlyBudget: 200,
  keepsData: true,
  logLevel: 'INFO',
  firewall: true,
  edgeLogs: true,
  throttle: { rate: 1000, burst: 2000 },
  reactionConcurrency: 10,
} as const;

/** Every stage that can be synthesized, deployed or run. */
export const stages: Record<StageName, Stage> = {
  local: {
    ...ordinary,
    name: 'local',
    region: 'us-east-1',
    account: '000000000000',
    sender: 'no-reply@hirehub.example',
    // Nobody limits a laptop, and its tests wait for digests.
    bulkMailsPerSecond: 100,
    watched: false,
    alarms: false,
    releasesGradually: false,
    dashboards: false,
    keepsData: false,
    eventArchiveDays: 1,
    logRetentionDays: 7,
    logLevel: 'INFO',
    firewall: false,
    edgeLogs: false,
    passkeys: true,
    originSecret: 'laptop',
  },
  dev: {
    ...ordinary,
    name: 'dev',
    watched: true,
    alarms: false,
    releasesGradually: false,
    dashboards: false,
    keepsData: false,
    eventArchiveDays: 7,
    logRetentionDays: 7,
    logLevel: 'DEBUG',
    firewall: false,
    edgeLogs: false,
    // A new account runs ten functions at a time: requests must find some free while every queue has work.
    reactionConcurrency: 2,
  },
  staging: {
    ...careful,
    name: 'staging',
    recoveryDays: 7,
    eventArchiveDays: 14,
    logRetentionDays: 30,
  },
  prod: {
    ...careful,
    name: 'prod',
    recoveryDays: 35,
    // With the grace period before erasure it stays within the 90 days that the privacy policy promises (LAND-45).
    eventArchiveDays: 60,
    logRetentionDays: 365,
  },
};

/**
 * Days that logs with visitors' addresses are kept: as long as the stage keeps logs, but never longer than the privacy
 * policy promises (LAND-45).
 */
export function visitorLogDays({ logRetentionDays }: Pick<Stage, 'logRetentionDays'>): number {
  return Math.min(logRetentionDays, keptRecordsDays);
}

/** One synthesis: the stage and the places of its inputs. */
export interface Deployment {
  stage: Stage;
  /** Bundles by function path, as infra/build/bundle.ts leaves them. */
  handlersFolder: string;
  /** The built site, uploaded with the stack; absent on a laptop, which serves it from its folder. */
  siteFolder?: string;
  /** Known beforehand on a laptop; elsewhere the domain's or CloudFront's address. */
  siteUrl?: string;
  /** New code takes all calls at once, whatever rings; absent: as the stage says. */
  atOnce?: boolean;
  /** Where browsers reach the files bucket, for the content security policy; absent: S3's own address. */
  filesOrigin?: string;
}

/** Finds a stage by the name given on the command line. */
export function stageNamed(name: string): Stage {
  const stage = stageNames.find((known) => known === name);
  if (!stage) throw new Error(`There is no stage '${name}'; known are ${stageNames.join(', ')}.`);
  return stages[stage];
}
