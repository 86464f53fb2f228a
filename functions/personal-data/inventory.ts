import { keptRecordsDays } from '../../shared/constants/personal-data.ts';
import { filePrefixes } from '../outside/files/prefixes.ts';
import { keys } from '../table/keys.ts';
import type { Place } from '../records/trace.ts';
import { partition } from '../records/trace.ts';

/**
 * What erasure does: delete, make the person unknown in what belongs to others too, or keep for some days with a
 * reason.
 */
export type Treatment = { does: 'delete' } | { does: 'anonymise' } | { does: 'keep'; reason: string; days: number };

/** One entity of functions/table/keys.ts, or one place outside the table, in which a person's data can stand. */
export interface Holding {
  /** What of whom. */
  holds: string;
  /** How it is found; nothing is ever searched for. */
  found: string;
  /** The file of the archive that tells it, or why none does. */
  told: { file: string } | { not: string };
  erasure: Treatment;
  /** The partition that is the person's alone, told and erased as a whole. */
  own?: (userId: number) => string;
}

/** An entity that only asks for others, or that holds nothing of anybody. */
export interface NothingPersonal {
  asks: string;
}

const remove: Treatment = { does: 'delete' };
const anonymise: Treatment = { does: 'anonymise' };
const secret = { not: 'It is a secret, kept as a hash.' };
const asks = (asks: string): NothingPersonal => ({ asks });
const ofUser =
  (part: string) =>
  (userId: number): string =>
    `USER#${userId}${part}`;
const own = (part: string, file: string, holds: string, erasure: Treatment = remove): Holding => ({
  holds,
  found: 'its partition carries the person’s id',
  told: { file },
  erasure,
  own: ofUser(part),
});

/**
 * Every entity of the table. A house test refuses one that is missing here: nothing may be stored of a person that
 * cannot be shown and erased.
 */
export const inventory: Readonly<Record<string, Holding | NothingPersonal>> = {
  account: own('', 'account', 'names, address, phone, birthday, place, settings and standing of everyone'),
  emailOwner: {
    holds: 'the address as the guard of its uniqueness',
    found: 'by the account’s address',
    told: { file: 'account' },
    erasure: remove,
  },
  mailedToken: {
    holds: 'what a mailed link is good for, with the address it went to',
    found: 'along the chain that begins at the newest of its kind',
    told: secret,
    erasure: remove,
  },
  currentToken: {
    holds: 'which link of a kind is the newest',
    found: 'in the partition of the account, or of the invitation',
    told: secret,
    erasure: remove,
  },
  session: own('#SESSIONS', 'sessions', 'where and with which browser somebody is signed in'),
  sessionsOf: asks('session'),
  nothing: asks('nothing: no id, no name'),
  avatarUpload: {
    holds: 'how far somebody’s newest picture is',
    found: 'in the partition of the account',
    told: { file: 'account' },
    erasure: remove,
  },
  attempts: {
    holds: 'how often an address or account was tried, under a hash',
    found: 'not by person',
    told: { not: 'It is kept for an hour, under a hash.' },
    erasure: { does: 'keep', reason: 'Guessing passwords is slowed down by it', days: 1 },
  },
  superManagerRequests: asks('account'),
  event: {
    holds: 'who did what to whom, with names and reasons',
    found: 'in the partition of its subject, which the walk through the person’s things reaches',
    told: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  recruiterOfManager: {
    holds: 'name and address of a recruiter in a manager’s list',
    found: 'through the recruiter’s managers',
    told: { file: 'account' },
    erasure: remove,
  },
  recruitersOfManager: asks('recruiterOfManager'),
  managerOfRecruiter: {
    holds: 'for whom a recruiter works',
    found: 'in the recruiter’s partition, and through the manager’s recruiters',
    told: { file: 'account' },
    erasure: remove,
  },
  managersOfRecruiter: asks('managerOfRecruiter'),
  recruiterInvitation: own(
    '#INVITATIONS',
    'recruiter-invitations',
    'addresses that a manager invited; those of the invited are found by address',
  ),
  recruiterInvitations: asks('recruiterInvitation'),
  invitedEmail: {
    holds: 'the address of an open invitation',
    found: 'in the inviter’s partition, and by address',
    told: { file: 'recruiter-invitations' },
    erasure: remove,
  },
  candidateInvitation: own(
    '#CANDIDATE-INVITATIONS',
    'candidate-invitations',
    'names and addresses that somebody invited as candidates; those of the invited are found by address',
  ),
  candidateInvitations: asks('candidateInvitation'),
  invitedCandidate: {
    holds: 'the address of an open invitation',
    found: 'in the inviter’s partition, and by address',
    told: { file: 'candidate-invitations' },
    erasure: remove,
  },
  recommendation: own(
    '#RECOMMENDATIONS',
    'recommendations',
    'to which addresses somebody recommended jobs; those of the addressed are found by address',
  ),
  recommendations: asks('recommendation'),
  recommendedEmail: {
    holds: 'the address of an open recommendation',
    found: 'in the sender’s partition, and by address',
    told: { file: 'recommendations' },
    erasure: remove,
  },
  mailAllowance: own('#MAIL-ALLOWANCE', 'mail-allowance', 'how many mails somebody had sent on a day'),
  writtenSummaries: {
    ...own('#SUMMARIES', '', 'how many summaries somebody had written in an hour'),
    told: { not: 'It is technical, and gone after two hours.' },
  },
  client: own('#CLIENTS', 'clients', 'companies and contacts that a manager wrote down'),
  clientsOfManager: asks('client'),
  clientSubject: {
    holds: 'what happened to a client',
    found: 'through the manager’s clients, and by trace for removed ones',
    told: { file: 'clients' },
    erasure: remove,
  },
  campaign: own('#CAMPAIGNS', 'campaigns', 'campaigns of a manager'),
  campaignsOfManager: asks('campaign'),
  publicCampaign: {
    holds: 'the public copy of a campaign',
    found: 'through the manager’s campaigns',
    told: { file: 'campaigns' },
    erasure: remove,
  },
  publicCampaigns: asks('publicCampaign'),
  job: {
    holds: 'a manager’s job, with the names of its manager and of whom it was closed with',
    found: 'through the manager’s jobs, the candidate’s applications, the recruiter’s candidates',
    told: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  jobText: {
    holds: 'the text of a manager’s job',
    found: 'beside the job',
    told: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  jobsOfManager: asks('job'),
  jobsOfEveryone: asks('job'),
  jobTotals: asks('nothing: numbers of jobs'),
  allOfJob: asks('job'),
  jobGate: asks('nothing: ids and a status'),
  jobAward: asks('nothing: ids'),
  candidateOnJob: {
    holds: 'candidate and recruiter on a job, by name',
    found: 'as the job',
    told: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  candidatesOnJob: asks('candidateOnJob'),
  candidatesOfRecruiter: asks('candidateOnJob'),
  candidateOnJobSubject: asks('event'),
  storyOf: asks('event'),
  candidateJobNote: {
    holds: 'what somebody wrote about a candidate',
    found: 'in the story of the candidate on the job; a super manager’s by trace',
    told: { file: 'jobs-and-candidates' },
    erasure: remove,
  },
  application: {
    holds: 'a candidate’s application, with name and job',
    found: 'in the candidate’s partition; a manager’s through jobs, waiting ones and traces',
    told: { file: 'account' },
    erasure: remove,
  },
  applicationsOfCandidate: asks('application'),
  favoriteJob: {
    holds: 'jobs that a candidate marked',
    found: 'in the candidate’s partition',
    told: { file: 'account' },
    erasure: remove,
  },
  favoriteJobs: asks('favoriteJob'),
  sharedJobs: {
    ...own(
      '#SHARED-JOBS',
      '',
      'with whom a candidate or recruiter has met on which jobs, by id; the ids lead to nobody once the other is gone',
    ),
    told: { not: 'It repeats the applications, which are told.' },
  },
  viewedCandidate: own(
    '#VIEWED',
    'viewed-candidates',
    'at which candidates somebody has looked, by id; the id leads to nobody once the candidate is gone',
  ),
  waitingApplications: asks('application'),
  applicationById: asks('application'),
  points: own('#POINTS', 'points', 'a recruiter’s balance', {
    does: 'keep',
    reason: 'Accounting of rewards',
    days: keptRecordsDays,
  }),
  ledgerEntry: own('#POINTS', 'points', 'a recruiter’s awards and redemptions; names, jobs and clients are taken out', {
    does: 'keep',
    reason: 'Accounting of rewards',
    days: keptRecordsDays,
  }),
  ledger: asks('ledgerEntry'),
  redemptions: asks('ledgerEntry'),
  notification: own('#NOTIFICATIONS', 'notifications', 'what somebody was told; others’ tell of the person by name'),
  notificationsOf: asks('notification'),
  notificationsSince: asks('notification'),
  notificationSubject: asks('notification'),
  digestReader: asks('account'),
  digestReaders: asks('account'),
  lastDigest: {
    holds: 'when the last digest of notifications was mailed',
    found: 'beside the notifications',
    told: { file: 'notifications' },
    erasure: remove,
  },
  connection: {
    ...own('#CONNECTIONS', '', 'browsers that listen for live updates'),
    told: { not: 'It is technical, and gone after two hours.' },
  },
  connectionsOf: asks('connection'),
  ticketsTaken: {
    holds: 'how often somebody opened a live connection in a minute',
    found: 'beside the connections',
    told: { not: 'It is technical, and gone after minutes.' },
    erasure: remove,
  },
  ticket: {
    holds: 'who may open a live connection within 30 seconds',
    found: 'not by person',
    told: secret,
    erasure: { does: 'keep', reason: 'It is gone after a minute', days: 1 },
  },
  dayCounters: {
    holds: 'how much of what somebody did on a day',
    found: 'its partition carries the person’s id',
    told: { file: 'counters' },
    erasure: remove,
    own: (userId) => keys.dayCounters(userId, '').pk,
  },
  searchChange: {
    holds: 'texts of a manager’s jobs, and what of a candidate can be searched',
    found: 'by id in the hours that the log reaches back',
    told: { not: 'It repeats what the archive tells of jobs and account.' },
    erasure: remove,
  },
  searchChanges: asks('searchChange'),
  dataExport: own('#EXPORTS', 'archives', 'archives of one’s own data that were asked for'),
  dataExports: asks('dataExport'),
  dataExportTurn: asks('dataExport'),
  erasure: {
    holds: 'that an account is to be erased',
    found: 'by the person’s id',
    told: { file: 'account' },
    erasure: remove,
  },
  erasures: asks('erasure'),
  erasureSubject: asks('nothing: the audit line of an erasure names nobody'),
  trace: {
    ...own('#TRACES', '', 'where somebody’s name stands that no other key leads to'),
    told: { not: 'What stands there is told itself.' },
  },
  tracesOf: asks('trace'),
  itemsNaming: asks('recruiterInvitation, candidateInvitation and recommendation'),
  heldMail: {
    holds: 'mails to somebody that wait for a verified sender',
    found: 'among those that wait, by address',
    told: { file: 'held-mails' },
    erasure: remove,
  },
  heldMails: asks('heldMail'),
};

/** What stands outside the table. */
export const outside: Readonly<Record<string, Holding>> = {
  'user pool': {
    holds: 'address, password and role',
    found: 'by uuid',
    told: { not: 'Its address and role are the account’s; passwords are kept as hashes.' },
    erasure: remove,
  },
  files: {
    holds: 'pictures, resumes, uploads and archives',
    found: 'under the person’s uuid',
    told: { file: 'files/' },
    erasure: remove,
  },
  'replaced files': {
    holds: 'earlier versions of files',
    found: 'under the same names',
    told: { not: 'They were replaced by their owner.' },
    erasure: { does: 'keep', reason: 'Repair after a failure', days: 49 },
  },
  'search snapshots': {
    holds: 'the search documents as of the last publication',
    found: 'written anew within minutes of each change',
    told: { not: 'They repeat the table.' },
    erasure: remove,
  },
  logs: {
    holds: 'ids only, never names, addresses or texts',
    found: 'not by person',
    told: { not: 'They hold no personal data beyond ids.' },
    erasure: { does: 'keep', reason: 'An id leads to nobody once the account is gone', days: 379 },
  },
  'access logs': {
    holds: 'network addresses and browsers of visitors, and the uuid in the names of files',
    found: 'not by person',
    told: { not: 'They are not linked to accounts.' },
    erasure: { does: 'keep', reason: 'Safety of the service', days: keptRecordsDays },
  },
  'event archive': {
    holds: 'events as they were when they happened',
    found: 'not by person; an archive can only be deleted by its age',
    told: { not: 'It repeats the timelines.' },
    erasure: { does: 'keep', reason: 'Repair after a failure', days: 74 },
  },
  'dead letters': {
    holds: 'events whose reaction failed',
    found: 'not by person',
    told: { not: 'They repeat the timelines.' },
    erasure: { does: 'keep', reason: 'Repair after a failure', days: 28 },
  },
  backups: {
    holds: 'the table as it was',
    found: 'not by person',
    told: { not: 'They repeat the table.' },
    erasure: { does: 'keep', reason: 'Repair after a failure', days: 49 },
  },
  'sent mail': {
    holds: 'what was mailed',
    found: 'in the mailboxes of those it was sent to',
    told: { not: 'It was delivered.' },
    erasure: { does: 'keep', reason: 'It lies with those who got it', days: Number.POSITIVE_INFINITY },
  },
};

/** Whether an entry holds something of a person. */
export const isHolding = (entry: Holding | NothingPersonal): entry is Holding => 'holds' in entry;

/** The partitions that are this person's alone, each with the file of the archive that tells it, if one does. */
export function ownPartitions(userId: number): (Place & { file: string | undefined })[] {
  const found = Object.values(inventory).flatMap((entry) =>
    isHolding(entry) && entry.own
      ? [{ ...partition(entry.own(userId)), file: 'file' in entry.told ? entry.told.file : undefined }]
      : [],
  );
  return [...new Map(found.map((one) => [one.pk, one])).values()];
}

/** Under which prefixes the files lie that a person put here. */
export const keptFilesOf = ({ uuid }: { uuid: string }): string[] => [
  `${filePrefixes.avatars}${uuid}/`,
  `${filePrefixes.resumes}${uuid}/`,
];

/** Under which prefixes anything of a person lies, uploads that nobody has looked at and archives too. */
export function filesOf({ id, uuid }: { id: number; uuid: string }): string[] {
  return [`${filePrefixes.quarantine}avatars/${id}/`, ...keptFilesOf({ uuid }), archivePrefix(uuid)];
}

/** Where a person's archives lie. */
export const archivePrefix = (uuid: string): string => `${filePrefixes.exports}${uuid}/`;
