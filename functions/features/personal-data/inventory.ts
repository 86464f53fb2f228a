import { keptRecordsDays } from '../../../shared/constants/personal-data.ts';
import { filePrefixes } from '../../platform/outside/files/prefixes.ts';
import { keys } from '../../platform/table/keys.ts';
import { pairOfConversation } from '../../platform/table/read-keys.ts';
import type { Place } from '../../records/trace.ts';
import { partition } from '../../records/trace.ts';

/** What erasure does: delete, anonymise what belongs to others too, or keep for some days with a reason. */
export type Treatment = { does: 'delete' } | { does: 'anonymise' } | { does: 'keep'; reason: string; days: number };

/** One entity of functions/platform/table/keys.ts, or one place outside the table, that can hold a person's data. */
export interface Holding {
  /** What it holds about whom. */
  holds: string;
  /** How it is found; nothing is ever searched. */
  found: string;
  /** The file of the archive that contains it, or why none does. */
  exported: { file: string } | { not: string };
  erasure: Treatment;
  /** The partition that belongs to the person alone, exported and erased as a whole. */
  own?: (userId: number) => string;
}

/** An entity that only leads to others, or that holds nothing personal. */
export interface NothingPersonal {
  leadsTo: string;
}

const remove: Treatment = { does: 'delete' };
const anonymise: Treatment = { does: 'anonymise' };
const secret = { not: 'It is a secret, stored as a hash.' };
const leadsTo = (leadsTo: string): NothingPersonal => ({ leadsTo });
const own = (
  key: (userId: number) => Pick<Place, 'pk'>,
  file: string,
  holds: string,
  erasure: Treatment = remove,
): Holding => ({
  holds,
  found: 'its partition carries the person’s id',
  exported: { file },
  erasure,
  own: (userId) => key(userId).pk,
});

/**
 * Every entity of the table. A house test refuses one that is missing here: nothing may be stored about a person that
 * cannot be shown and erased.
 */
export const inventory: Readonly<Record<string, Holding | NothingPersonal>> = {
  account: own(keys.account, 'account', 'names, address, phone, birthday, place, settings and status of everyone'),
  emailOwner: {
    holds: 'the address as the guard of its uniqueness',
    found: 'by the account’s address',
    exported: { file: 'account' },
    erasure: remove,
  },
  mailedToken: {
    holds: 'the purpose of a mailed link, with the address it went to',
    found: 'along the chain that begins at the newest of its kind',
    exported: secret,
    erasure: remove,
  },
  currentToken: {
    holds: 'which link of a kind is the newest',
    found: 'in the partition of the account, or of the invitation',
    exported: secret,
    erasure: remove,
  },
  session: own(keys.sessionsOf, 'sessions', 'where and with which browser a user is signed in'),
  sessionsOf: leadsTo('session'),
  nothing: leadsTo('nothing: no id, no name'),
  avatarUpload: {
    holds: 'how far a user’s newest picture is',
    found: 'in the partition of the account',
    exported: { file: 'account' },
    erasure: remove,
  },
  campaignUpload: {
    holds: 'how far a manager’s newest upload for a campaign is',
    found: 'in the partition of the account',
    exported: { file: 'account' },
    erasure: remove,
  },
  parsedResume: own(keys.parsedResumesOf, 'resumes', 'resumes that a user uploaded and what was read in them'),
  parsedResumesOf: leadsTo('parsedResume'),
  resumeText: leadsTo('parsedResume'),
  resumeHash: leadsTo('parsedResume'),
  importedCandidate: own(
    keys.importedCandidates,
    'imported',
    'people whom a recruiter imported, found by their invitation',
  ),
  importedCandidates: leadsTo('importedCandidate'),
  candidateMerge: own(
    keys.candidateMerges,
    'imported',
    'what an imported candidate was before a recruiter merged it into another, found by their invitation',
  ),
  candidateMerges: leadsTo('candidateMerge'),
  attempts: {
    holds: 'how often an address or account was tried, under a hash',
    found: 'not by person',
    exported: { not: 'It is kept for an hour, under a hash.' },
    erasure: { does: 'keep', reason: 'It slows down guessing passwords', days: 1 },
  },
  request: {
    ...own((userId) => keys.request(userId, ''), '', 'the responses to what a user created within a day'),
    exported: { not: 'It repeats what was created, and is deleted after a day.' },
  },
  openRequest: {
    holds: 'the response to a sign-up, with its address',
    found: 'not by person',
    exported: { not: 'It is deleted after a day.' },
    erasure: { does: 'keep', reason: 'It keeps a repeated sign-up from failing, under a hash', days: 1 },
  },
  superManagerRequests: leadsTo('account'),
  verification: {
    holds: 'that an operator verified a user, for which company, and how',
    found: 'in the partition of the account',
    exported: { file: 'account' },
    erasure: remove,
  },
  verifications: leadsTo('verification'),
  userSubject: leadsTo('event'),
  event: {
    holds: 'who did what to whom, with names and reasons',
    found: 'in the partition of its subject, which is reached through the person’s own items',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  eventsOf: leadsTo('event'),
  candidateRecord: leadsTo('candidateHead, employeeInfo, hiddenFrom, ownResume and profileEntry'),
  candidateHead: own(
    keys.candidateRecord,
    'candidate-profile',
    'education, certifications, work experience and employee info of a candidate, and when they changed',
  ),
  savedSearch: own(
    keys.savedSearches,
    'saved-searches',
    'what a recruiter searched for, and how often it is announced',
  ),
  savedSearches: leadsTo('savedSearch'),
  savedSearchFind: {
    holds: 'that a candidate fits a recruiter’s search, by id',
    found: 'in the recruiter’s partition, and through the candidate’s traces',
    exported: { file: 'saved-searches' },
    erasure: remove,
  },
  savedSearchFinds: leadsTo('savedSearchFind'),
  announcedSearches: leadsTo('savedSearch'),
  judgedCandidate: own(keys.judgedCandidate, 'candidate-profile', 'what saved searches have seen of a candidate last'),
  candidateCard: {
    holds: 'what recruiters find a candidate by: name, title, place, skills, pay and terms',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  searchableCandidates: leadsTo('candidateCard'),
  employeeInfo: {
    holds: 'what a candidate wants to earn, may do, knows and where they live',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  hiddenFrom: {
    holds: 'from which companies a candidate hides, and which recruiters they confirmed',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  ownResume: {
    holds: 'the name and place of the file of a candidate’s resume',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  profileEntry: {
    holds: 'one education, certification or work experience of a candidate',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  recruiterOfManager: {
    holds: 'name and address of a recruiter in a manager’s list',
    found: 'through the recruiter’s managers',
    exported: { file: 'account' },
    erasure: remove,
  },
  recruitersOfManager: leadsTo('recruiterOfManager'),
  recruitersOfEveryone: leadsTo('recruiterOfManager'),
  managerOfRecruiter: {
    holds: 'for whom a recruiter works',
    found: 'in the recruiter’s partition, and through the manager’s recruiters',
    exported: { file: 'account' },
    erasure: remove,
  },
  managersOfRecruiter: leadsTo('managerOfRecruiter'),
  workOfRecruiter: {
    holds: 'a job on which another manager wants a recruiter to work, by id, with the manager’s words',
    found: 'in the recruiter’s partition, and through the manager’s requests',
    exported: { file: 'account' },
    erasure: remove,
  },
  worksOfRecruiter: leadsTo('workOfRecruiter'),
  managersAndWorksOf: leadsTo('workOfRecruiter'),
  begunJob: {
    holds: 'whom a recruiter put forward on which jobs, by id',
    found: 'in the recruiter’s partition',
    exported: { not: 'It repeats the candidates on jobs, which are included.' },
    erasure: remove,
  },
  begunJobsOf: leadsTo('begunJob'),
  managersWorksAndBegunJobsOf: leadsTo('begunJob'),
  askedRecruiter: own(
    keys.askedRecruiters,
    'work-requests',
    'which recruiters of other managers a manager asked to work on a job, by id, with their words; a recruiter’s are found by their own copies',
  ),
  askedRecruiters: leadsTo('askedRecruiter'),
  waitingAskings: leadsTo('askedRecruiter'),
  askedForJob: leadsTo('askedRecruiter'),
  workRequestSubject: leadsTo('event'),
  collaboration: own(
    keys.collaborations,
    'collaborations',
    'which managers a super manager asked to work together, by id; the id leads to nobody once the manager is gone',
  ),
  collaborations: leadsTo('collaboration'),
  overseer: own(
    keys.overseers,
    'collaborations',
    'which super managers asked a manager, by id; the id leads to nobody once the super manager is gone',
  ),
  overseers: leadsTo('overseer'),
  collaborationSubject: leadsTo('event'),
  managerName: {
    holds: 'a word of a manager’s name, by which super managers find them',
    found: 'by the account’s names',
    exported: { not: 'It repeats the account.' },
    erasure: remove,
  },
  managersNamed: leadsTo('managerName'),
  recruiterInvitation: own(
    keys.recruiterInvitations,
    'recruiter-invitations',
    'addresses that a manager invited; those of the invited are found by address',
  ),
  invitationSubject: leadsTo('event'),
  recruiterInvitations: leadsTo('recruiterInvitation'),
  invitedEmail: {
    holds: 'the address of an open invitation',
    found: 'in the inviter’s partition, and by address',
    exported: { file: 'recruiter-invitations' },
    erasure: remove,
  },
  joinInvitation: own(
    keys.joinInvitations,
    'join-invitations',
    'which managers have open invitations for a registered recruiter, by id; a manager’s are found by the invitation',
  ),
  joinInvitations: leadsTo('joinInvitation'),
  candidateInvitation: own(
    keys.candidateInvitations,
    'candidate-invitations',
    'names and addresses that a user invited as candidates; those of the invited are found by address',
  ),
  candidateInvitations: leadsTo('candidateInvitation'),
  invitedCandidate: {
    holds: 'the address of an open invitation',
    found: 'in the inviter’s partition, and by address',
    exported: { file: 'candidate-invitations' },
    erasure: remove,
  },
  recommendation: own(
    keys.recommendations,
    'recommendations',
    'to which addresses a user recommended jobs; those of the recipients are found by address',
  ),
  recommendationSubject: leadsTo('event'),
  recommendations: leadsTo('recommendation'),
  recommendedEmail: {
    holds: 'the address of an open recommendation',
    found: 'in the sender’s partition, and by address',
    exported: { file: 'recommendations' },
    erasure: remove,
  },
  mailAllowance: own(
    (userId) => keys.mailAllowance(userId, ''),
    'mail-allowance',
    'how many mails a user had sent on a day',
  ),
  writtenSummaries: {
    ...own((userId) => keys.writtenSummaries(userId, 0), '', 'how many summaries a user had written in an hour'),
    exported: { not: 'It is technical, and deleted after two hours.' },
  },
  createdTag: leadsTo('nothing: the name of a skill, without who created it'),
  createdTagName: leadsTo('nothing: the name of a skill, without who created it'),
  createdTagsNamed: leadsTo('nothing: names of skills'),
  tagAllowance: {
    ...own((userId) => keys.tagAllowance(userId, ''), '', 'how many tags a user created on a day, but not which'),
    exported: { not: 'It is technical, and deleted after the day.' },
  },
  client: own(keys.clientsOfManager, 'clients', 'companies and contacts that a manager entered'),
  clientsOfManager: leadsTo('client'),
  clientSubject: {
    holds: 'what happened to a client',
    found: 'through the manager’s clients, and by trace for removed ones',
    exported: { file: 'clients' },
    erasure: remove,
  },
  associatedSkill: own(keys.associatedSkillsOf, 'associated-skills', 'which skills a manager associates'),
  associatedSkillsOf: leadsTo('associatedSkill'),
  campaign: own(keys.campaignsOfManager, 'campaigns', 'campaigns of a manager'),
  campaignSubject: leadsTo('event'),
  campaignsOfManager: leadsTo('campaign'),
  publicCampaign: {
    holds: 'the public copy of a campaign',
    found: 'through the manager’s campaigns',
    exported: { file: 'campaigns' },
    erasure: remove,
  },
  publicCampaigns: leadsTo('publicCampaign'),
  job: {
    holds: 'a manager’s job, with the names of its manager and of whom it was closed with',
    found: 'through the manager’s jobs, the candidate’s applications, the recruiter’s candidates',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  jobSubject: leadsTo('event'),
  jobText: {
    holds: 'the text of a manager’s job',
    found: 'next to the job',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  jobsOfManager: leadsTo('job'),
  jobsInBrief: leadsTo('job'),
  packedJobs: {
    ...own(keys.packedJobsOf, '', 'a manager’s jobs in brief, and who waits on them, by id'),
    exported: { not: 'It repeats the jobs, which are included.' },
  },
  packedJobsOf: leadsTo('packedJobs'),
  recentJobs: leadsTo('packedJobs'),
  jobView: own(keys.jobViews, 'job-views', 'views of the job list that a manager named'),
  jobViews: leadsTo('jobView'),
  jobsOfEveryone: leadsTo('job'),
  jobTotals: leadsTo('nothing: numbers of jobs'),
  jobTotalsOfManager: leadsTo('nothing: numbers of jobs'),
  allOfJob: leadsTo('job'),
  jobNote: {
    holds: 'what a manager or super manager wrote about a job',
    found: 'next to the job; a super manager’s by trace',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  notesOfJob: leadsTo('jobNote'),
  jobAndNotes: leadsTo('jobNote'),
  storyOfJob: leadsTo('event'),
  jobGate: leadsTo('nothing: ids and a status'),
  jobAward: leadsTo('nothing: ids'),
  jobAwards: leadsTo('nothing: ids'),
  candidateOnJob: {
    holds: 'candidate and recruiter on a job, by name',
    found: 'as the job',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  candidatesOnJob: leadsTo('candidateOnJob'),
  candidatesAndGate: leadsTo('candidateOnJob'),
  candidatesInProcess: leadsTo('candidateOnJob'),
  putForward: {
    ...own(keys.putForwardBy, '', 'whom a recruiter put forward on which jobs, by id'),
    exported: { not: 'It repeats the candidates on jobs, which are included.' },
  },
  putForwardBy: leadsTo('putForward'),
  putForwardBetween: leadsTo('putForward'),
  candidateOnJobSubject: leadsTo('event'),
  storyOf: leadsTo('event'),
  storyHiding: {
    holds: 'from whom a candidate hides, for readers of the story of the candidate on a job',
    found: 'in the story of the candidate on the job',
    exported: { not: 'It repeats the list of the profile.' },
    erasure: remove,
  },
  storyLeftBy: {
    holds: 'the recruiter, by id, who no longer leads to the story of a candidate on a job',
    found: 'in the story of the candidate on the job',
    exported: { not: 'It repeats the end of a claim, which is included.' },
    erasure: remove,
  },
  candidateJobNote: {
    holds: 'what a user wrote about a candidate',
    found: 'in the story of the candidate on the job; a super manager’s by trace',
    exported: { file: 'jobs-and-candidates' },
    erasure: remove,
  },
  application: {
    holds: 'a candidate’s application, with name and job',
    found: 'in the candidate’s partition; a manager’s through jobs, waiting ones and traces',
    exported: { file: 'account' },
    erasure: remove,
  },
  applicationSubject: leadsTo('event'),
  applicationsOfCandidate: leadsTo('application'),
  favoriteJob: {
    holds: 'jobs that a candidate marked as favourites',
    found: 'in the candidate’s partition',
    exported: { file: 'account' },
    erasure: remove,
  },
  favoriteJobs: leadsTo('favoriteJob'),
  applicantOfJob: {
    holds: 'that a candidate has applied for a job, by id',
    found: 'through the candidate’s applications',
    exported: { not: 'It repeats the application, which is included.' },
    erasure: remove,
  },
  applicantsOfJob: leadsTo('applicantOfJob'),
  favoritesOfJob: leadsTo('favoriteJob'),
  sharedJobs: {
    ...own(
      (userId) => keys.sharedJobs(userId, 0),
      '',
      'with whom a candidate or recruiter has met on which jobs, by id; the ids lead to nobody once the other is gone',
    ),
    exported: { not: 'It repeats the applications, which are included.' },
  },
  partnersOf: leadsTo('sharedJobs'),
  favoriteCandidate: own(
    keys.favoriteCandidates,
    'viewed-candidates',
    'which candidates a user has marked, by id; the id leads to nobody once the candidate is gone',
  ),
  favoriteCandidates: leadsTo('favoriteCandidate'),
  approvedCandidate: own(
    (userId) => keys.approvedCandidate(userId, 0),
    'viewed-candidates',
    'which candidates a recruiter has approved, by id; the id leads to nobody once the candidate is gone',
  ),
  viewedCandidate: own(
    (userId) => keys.viewedCandidate(userId, 0),
    'viewed-candidates',
    'which candidates a user has looked at, by id; the id leads to nobody once the candidate is gone',
  ),
  waitingApplications: leadsTo('application'),
  claim: {
    holds: 'who introduces which candidate to which client, with names, terms and words',
    found: 'by trace',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  claimSubject: leadsTo('event'),
  allOfClaim: leadsTo('claim'),
  claimsOfRecruiter: leadsTo('claim'),
  claimsOfManager: leadsTo('claim'),
  candidateClaim: own(keys.claimsOfCandidate, 'claims', 'who may introduce a candidate to whom, by id'),
  claimsOfCandidate: leadsTo('candidateClaim'),
  introduction: own(keys.claimsOfCandidate, 'claims', 'whose an introduction is and until when, by id'),
  dueClaim: leadsTo('nothing: ids and days'),
  dueClaims: leadsTo('nothing: ids and days'),
  applicationById: leadsTo('application'),
  points: own(keys.points, 'points', 'a recruiter’s balance', {
    does: 'keep',
    reason: 'Accounting of rewards',
    days: keptRecordsDays,
  }),
  ledgerEntry: own(keys.ledger, 'points', 'a recruiter’s awards and redemptions; names, jobs and clients are removed', {
    does: 'keep',
    reason: 'Accounting of rewards',
    days: keptRecordsDays,
  }),
  pointsSubject: leadsTo('event'),
  ledger: leadsTo('ledgerEntry'),
  awaitedAward: leadsTo('nothing: ids'),
  awaitedAwards: leadsTo('nothing: ids'),
  dueBounty: leadsTo('nothing: ids and days'),
  dueBounties: leadsTo('nothing: ids and days'),
  contestedReturns: leadsTo('ledgerEntry'),
  redemptions: leadsTo('ledgerEntry'),
  notification: own(
    keys.notificationsOf,
    'notifications',
    'the notifications a user received; other users’ notifications name the person',
  ),
  notificationsOf: leadsTo('notification'),
  notificationsSince: leadsTo('notification'),
  notificationSubject: leadsTo('notification'),
  digestReader: leadsTo('account'),
  digestReaders: leadsTo('account'),
  lastDigest: {
    holds: 'when the last digest of notifications was mailed',
    found: 'next to the notifications',
    exported: { file: 'notifications' },
    erasure: remove,
  },
  mailedFigures: {
    holds: 'of which week figures were mailed last',
    found: 'next to the notifications',
    exported: { file: 'notifications' },
    erasure: remove,
  },
  unreadMark: {
    holds: 'whose messages in which conversation have waited ten minutes',
    found: 'not by person',
    exported: { not: 'It repeats the conversation, and is deleted after minutes.' },
    erasure: { does: 'keep', reason: 'It is deleted after minutes, a day at the latest', days: 2 },
  },
  unreadMarks: leadsTo('unreadMark'),
  unreadLetter: {
    holds: 'when unread messages were last mailed about',
    found: 'next to the notifications',
    exported: { file: 'notifications' },
    erasure: remove,
  },
  calendarDay: own(
    (userId) => keys.calendarDay(userId, ''),
    'calendar',
    'when a user is not free, with whom they meet and for which job',
  ),
  calendarDaysBetween: leadsTo('calendarDay'),
  meetingSeat: own(
    (userId) => keys.meetingSeat(userId, 0),
    'calendar',
    'when a user was in the room of an online meeting, and their own notes there',
  ),
  interview: own(
    (userId) => keys.interview(userId, 0),
    'calendar',
    'when candidates whom a recruiter put forward are interviewed',
  ),
  interviewsOf: leadsTo('interview'),
  bookingOffer: {
    ...own((userId) => keys.bookingOffer(userId, 0), 'calendar', 'which times a manager offers to whom'),
    found: 'in the manager’s own calendar, and by the candidate’s trace',
  },
  bookingOffersOf: leadsTo('bookingOffer'),
  bookingOfferSubject: leadsTo('event'),
  calendarFeed: own(
    (userId) => keys.calendarFeed(userId, 0),
    'calendar',
    'the feeds by which a user reads their calendar elsewhere, and when they were read',
  ),
  calendarFeedsOf: leadsTo('calendarFeed'),
  calendarFeedSecret: {
    holds: 'whose feed a secret address opens',
    found: 'by the hash that the feed keeps',
    exported: secret,
    erasure: remove,
  },
  calendarEvent: {
    holds: 'a meeting with both names, or an event or time away of a user’s own',
    found: 'through the days of its people; a cancelled meeting by trace',
    exported: { file: 'calendar' },
    erasure: remove,
  },
  providedRoom: {
    holds: 'number, password and address of a user’s online meeting at its provider',
    found: 'next to the meeting',
    exported: { file: 'calendar' },
    erasure: remove,
  },
  connection: {
    ...own(keys.connectionsOf, '', 'browsers that listen for live updates'),
    exported: { not: 'It is technical, and deleted after two hours.' },
  },
  connectionsOf: leadsTo('connection'),
  ticketsTaken: {
    holds: 'how often a user opened a live connection in a minute',
    found: 'next to the connections',
    exported: { not: 'It is technical, and deleted after minutes.' },
    erasure: remove,
  },
  ticket: {
    holds: 'who may open a live connection within 30 seconds',
    found: 'not by person',
    exported: secret,
    erasure: { does: 'keep', reason: 'It is deleted after a minute', days: 1 },
  },
  conversation: {
    holds: 'who writes with whom, up to where each has read, and the first line of the newest message',
    found: 'in the person’s list of conversations',
    exported: { file: 'messages' },
    erasure: remove,
  },
  conversationSubject: leadsTo('event'),
  chatMessage: {
    holds: 'what a recruiter and a candidate wrote to each other; both leave with either of the two',
    found: 'in the partition of the conversation',
    exported: { file: 'messages' },
    erasure: remove,
  },
  chatMessages: leadsTo('chatMessage'),
  sentMessage: {
    holds: 'which number a message got, by its sender’s id',
    found: 'in the partition of the conversation',
    exported: { not: 'It repeats the message, and is deleted after seven days.' },
    erasure: remove,
  },
  chatUpload: {
    holds: 'how far a file is that a user sends, with its name',
    found: 'in the partition of the conversation',
    exported: { file: 'messages' },
    erasure: remove,
  },
  chatUploadsOn: own(
    (userId) => keys.chatUploadsOn(userId, ''),
    'account',
    'how many files a user began to send in messages on a day',
  ),
  conversationsOfRecruiter: leadsTo('conversation'),
  conversationsOfCandidate: leadsTo('conversation'),
  hourCounters: {
    holds: 'how much of what a user did in an hour',
    found: 'its partition carries the person’s id; everybody’s have the last manager’s id only, which leads nowhere',
    exported: { file: 'counters' },
    erasure: remove,
    own: (userId) => keys.hourCounters(userId, '').pk,
  },
  hourCountersBetween: leadsTo('hourCounters'),
  rollUp: {
    holds: 'how much of what a user did in a week or month',
    found: 'in the partition of the person’s counters; everybody’s name managers, recruiters and clients by id only',
    exported: { not: 'It sums up the hours that the archive has.' },
    erasure: remove,
  },
  rollUps: leadsTo('rollUp'),
  rolledUp: {
    holds: 'until when a user’s counters were summed up',
    found: 'in the partition of the person’s counters',
    exported: { not: 'It says nothing about a person.' },
    erasure: remove,
  },
  countedRow: {
    holds: 'what a user’s counters counted: which candidate moved on which job, other people by id only',
    found:
      'its partition carries the person’s id; the list of everybody’s has ids only, which lead nowhere after erasure',
    exported: { file: 'counted' },
    erasure: remove,
    own: (userId) => keys.countedRows(userId).pk,
  },
  countedRowsBetween: leadsTo('countedRow'),
  countedRows: leadsTo('countedRow'),
  closing: {
    holds: 'which job was closed with whom, other people by id only',
    found:
      'its partition carries the person’s id; the list of everybody’s has ids only, which lead nowhere after erasure',
    exported: { file: 'closings' },
    erasure: remove,
    own: (userId) => keys.closing(userId, '', 0).pk,
  },
  closingsBetween: leadsTo('closing'),
  searchChange: {
    holds: 'texts of a manager’s jobs, and a candidate’s searchable data',
    found: 'by id in the hours that the log covers',
    exported: { not: 'It repeats what the archive says about jobs and account.' },
    erasure: remove,
  },
  searchChanges: leadsTo('searchChange'),
  dataExport: own(keys.dataExports, 'archives', 'archives that a user requested of their own data'),
  dataExports: leadsTo('dataExport'),
  dataExportTurn: leadsTo('dataExport'),
  erasure: {
    holds: 'that an account is to be erased',
    found: 'by the person’s id',
    exported: { file: 'account' },
    erasure: remove,
  },
  erasures: leadsTo('erasure'),
  erasureSubject: leadsTo('nothing: the audit line of an erasure names nobody'),
  trace: {
    ...own(keys.tracesOf, '', 'where a user’s name is stored that no other key leads to'),
    exported: { not: 'What is stored there is included itself.' },
  },
  tracesOf: leadsTo('trace'),
  itemsNaming: leadsTo('recruiterInvitation, candidateInvitation and recommendation'),
  heldMail: {
    holds: 'mails to a user that wait for a verified sender',
    found: 'among those that wait, by address',
    exported: { file: 'held-mails' },
    erasure: remove,
  },
  heldMails: leadsTo('heldMail'),
};

/** Data outside the table. */
export const outside: Readonly<Record<string, Holding>> = {
  'user pool': {
    holds: 'address, password and role',
    found: 'by uuid',
    exported: { not: 'Its address and role are the account’s; passwords are stored as hashes.' },
    erasure: remove,
  },
  files: {
    holds: 'pictures, resumes, files of messages, uploads and archives',
    found: 'under the person’s uuid, and under the conversations that they take part in',
    exported: { file: 'files/' },
    erasure: remove,
  },
  'replaced files': {
    holds: 'earlier versions of files',
    found: 'under the same names',
    exported: { not: 'They were replaced by their owner.' },
    erasure: { does: 'keep', reason: 'Repair after a failure', days: 49 },
  },
  'search snapshots': {
    holds: 'the search documents as of the last publication',
    found: 'written again within minutes of each change',
    exported: { not: 'They repeat the table.' },
    erasure: remove,
  },
  logs: {
    holds: 'ids only, never names, addresses or texts',
    found: 'not by person',
    exported: { not: 'They hold no personal data beyond ids.' },
    erasure: { does: 'keep', reason: 'An id leads to nobody once the account is gone', days: 379 },
  },
  'access logs': {
    holds: 'network addresses and browsers of visitors, and the uuid in the names of files',
    found: 'not by person',
    exported: { not: 'They are not linked to accounts.' },
    erasure: { does: 'keep', reason: 'Safety of the service', days: keptRecordsDays },
  },
  'event archive': {
    holds: 'events as they were when they happened',
    found: 'not by person; an archive can only be deleted by its age',
    exported: { not: 'It repeats the timelines.' },
    erasure: { does: 'keep', reason: 'Repair after a failure', days: 74 },
  },
  'dead letters': {
    holds: 'events whose reaction failed',
    found: 'not by person',
    exported: { not: 'They repeat the timelines.' },
    erasure: { does: 'keep', reason: 'Repair after a failure', days: 28 },
  },
  backups: {
    holds: 'the table as it was',
    found: 'not by person',
    exported: { not: 'They repeat the table.' },
    erasure: { does: 'keep', reason: 'Repair after a failure', days: 49 },
  },
  'sent mail': {
    holds: 'what was mailed',
    found: 'in the mailboxes of those it was sent to',
    exported: { not: 'It was delivered.' },
    erasure: { does: 'keep', reason: 'It is with its recipients', days: Number.POSITIVE_INFINITY },
  },
};

/** Whether an entry holds something about a person. */
export const isHolding = (entry: Holding | NothingPersonal): entry is Holding => 'holds' in entry;

/** The partitions that belong to this person alone, each with its file of the archive, if any. */
export function ownPartitions(userId: number): (Place & { file: string | undefined })[] {
  const found = Object.values(inventory).flatMap((entry) =>
    isHolding(entry) && entry.own
      ? [{ ...partition(entry.own(userId)), file: 'file' in entry.exported ? entry.exported.file : undefined }]
      : [],
  );
  return [...new Map(found.map((one) => [one.pk, one])).values()];
}

/** The prefixes of the files that a person uploaded. */
export const keptFilesOf = ({ uuid }: { uuid: string }): string[] => [
  `${filePrefixes.avatars}${uuid}/`,
  `${filePrefixes.resumes}${uuid}/`,
];

/** The prefixes of all files of a person, including unchecked uploads and archives. */
export function filesOf({ id, uuid }: { id: number; uuid: string }): string[] {
  const unchecked = ['avatars', 'campaigns', 'resumes'].map((kind) => `${filePrefixes.quarantine}${kind}/${id}/`);
  return [...unchecked, ...keptFilesOf({ uuid }), archivePrefix(uuid)];
}

/** The prefix of a person's archives. */
export const archivePrefix = (uuid: string): string => `${filePrefixes.exports}${uuid}/`;

/** The prefix of the files of a conversation. */
export const chatFilesOf = (pair: { recruiterId: number; candidateId: number }): string =>
  `${filePrefixes.chat}${pair.recruiterId}-${pair.candidateId}/`;

/** The prefixes of the files of these places, where one is a conversation; those not yet checked too. */
export function filesOfConversations(places: readonly Place[]): { kept: string[]; unchecked: string[] } {
  const kept = places.flatMap(({ pk }) => pairOfConversation(pk) ?? []).map(chatFilesOf);
  return { kept, unchecked: kept.map((prefix) => `${filePrefixes.quarantine}${prefix}`) };
}
