import type { EntrySection } from '../../../shared/constants/candidate-profile.ts';
import type { Campaign } from '../../../shared/model/campaign.ts';
import type { EmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import type { Note } from '../../../shared/model/pipeline.ts';
import type { Tag } from '../../../shared/model/place.ts';
import type { StoredRow } from '../../domain/counters/counted-row.ts';
import type { StoredHour } from '../../domain/counters/hour-counters.ts';
import type { RolledUp, StoredRollUp } from '../../domain/counters/rolled-counters.ts';
import type { SharedJobs } from '../../domain/jobs/shared-jobs.ts';
import type { StoredPart, StoredRecent } from '../../domain/packed-jobs/packed-jobs.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { Applicant, StoredApplication } from '../../records/application.ts';
import type { ApprovedCandidate } from '../../records/approved-candidate.ts';
import type { AssociatedSkill } from '../../records/associated-skill.ts';
import type { StoredAttempts } from '../../records/attempts.ts';
import type { StoredBookingOffer } from '../../records/booking-offer.ts';
import type { CalendarDay } from '../../records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { FeedOfSecret, StoredCalendarFeed } from '../../records/calendar-feed.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import type { StoredCandidateInvitation } from '../../records/candidate-invitation.ts';
import type { CandidateMerge } from '../../records/candidate-merge.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import type { Entries, RecordHead, RecordItem } from '../../records/candidate-profile.ts';
import type { StoredChatUpload } from '../../records/chat-upload.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { ClaimFilesBy, StoredClaimFile } from '../../records/claim-file.ts';
import type { StoredOwnPage } from '../../records/own-page.ts';
import type { Introduction } from '../../records/introduction.ts';
import type { WaitingChoice } from '../../records/claim-choice.ts';
import type { StoredClient } from '../../records/client.ts';
import type { Closing } from '../../records/closing.ts';
import type { StoredCollaboration } from '../../records/collaboration.ts';
import type { OpenedConnection } from '../../records/connection.ts';
import type { StoredConversation, StoredMessage } from '../../records/conversation.ts';
import type { StoredExport } from '../../records/data-export.ts';
import type { DigestReader, LastDigest, ReaderList } from '../../records/digest.ts';
import type { StoredPasskeys } from '../../records/passkeys.ts';
import type { StoredSecondFactor } from '../../records/second-factor.ts';
import type { StoredEmailChange } from '../../records/email-change.ts';
import type { StoredErasure } from '../../records/erasure.ts';
import type { FavoriteCandidate } from '../../records/favorite-candidate.ts';
import type { MarkedJob } from '../../records/favorite-job.ts';
import type { HeldMail } from '../../records/held-mail.ts';
import type { HandoverPointer, StoredHandover } from '../../records/handover.ts';
import type { StoredHiding } from '../../records/hiding.ts';
import type { ImportedAddress, ImportedCandidate } from '../../records/imported-candidate.ts';
import type { StoredImportRow, StoredPeopleImport } from '../../records/people-import.ts';
import type { Interview } from '../../records/interview.ts';
import type { HeldInterview } from '../../records/held-interview.ts';
import type { StoredInterviewPlan } from '../../records/interview-plan.ts';
import type { StoredBrief } from '../../records/job-in-brief.ts';
import type { StoredScorecard } from '../../records/scorecard.ts';
import type { StoredJobLink } from '../../records/job-link.ts';
import type { StoredJobView } from '../../records/job-view.ts';
import type { JobTotals, StoredJob, StoredJobText } from '../../records/job.ts';
import type { AskedColleague, JobMember, Membership } from '../../records/job-member.ts';
import type { JobGate } from '../../records/job-gate.ts';
import type { AskedAddress } from '../../records/asked-address.ts';
import type { AskedApplicants } from '../../records/asked-applicants.ts';
import type { StoredJoinInvitation } from '../../records/join-invitation.ts';
import type { StoredMailAddress } from '../../records/mail-address.ts';
import type { WrittenToMany } from '../../records/many-messages.ts';
import type { StoredMessageTemplate } from '../../records/message-template.ts';
import type { StoredTask } from '../../records/task.ts';
import type { NamingItem } from '../../records/mailed-invitation.ts';
import type { StoredToken } from '../../records/mailed-token.ts';
import type { MeetingSeat } from '../../records/meeting-seat.ts';
import type { OwnResume } from '../../records/own-resume.ts';
import type { StoredResume, StoredResumeText } from '../../records/parsed-resume.ts';
import type { StoredCampaignUpload, StoredUpload } from '../../records/picture-upload.ts';
import type { PointsOfMonth } from '../../records/awaited-award.ts';
import type { EntryPointer, StoredEntry, StoredPoints, StoredReturn } from '../../records/points.ts';
import type { StoredRoom } from '../../records/provided-room.ts';
import type { BegunJob, PutForward } from '../../records/put-forward.ts';
import type { StoredRecommendation } from '../../records/recommendation.ts';
import type { StoredRecruiterInvitation } from '../../records/recruiter-invitation.ts';
import type { ManagerOfRecruiter, ManagersInBrief, StoredRecruiterRow } from '../../records/recruiter-of-manager.ts';
import type { AlertsTurn, AskedJobAlert, JobAlertReader, StoredJobAlert } from '../../records/job-alert.ts';
import type { StoredFind, StoredSavedSearch } from '../../records/saved-search.ts';
import type { SearchLogRow } from '../../records/search-log.ts';
import type { StoredSession } from '../../records/session.ts';
import type { StoryHiding, StoryLeft, StoryManager } from '../../records/story-of-place.ts';
import type { StoredTicket } from '../../records/ticket.ts';
import type { Trace } from '../../records/trace.ts';
import type { WaitingMail } from '../../records/notification.ts';
import type { UnreadLetter, UnreadMark } from '../../records/unread-mark.ts';
import type { StoredVerification } from '../../records/verification.ts';
import type { ViewedCandidate, ViewerOfCandidate } from '../../records/viewed-candidate.ts';
import type { StoredWorkRequest } from '../../records/work-request.ts';
import { item, items, itemsBetween, itemsFrom, listing, type WithKey } from './key.ts';
import type { StoredEvent } from './outbox.ts';
import type { StoredRequest } from './repeatable-request.ts';

/** Two people, the smaller id first. */
interface PairOfIds {
  firstId: number;
  secondId: number;
}

const closingsOf = (whose: number | 'everyone') =>
  whose === 'everyone' ? 'CLOSINGS#EVERYONE' : `CLOSINGS#USER#${whose}`;
const countersOf = (whose: number | 'everyone') =>
  whose === 'everyone' ? 'COUNTERS#EVERYONE' : `COUNTERS#USER#${whose}`;
const countedRowsOf = (whose: number | 'everyone') =>
  whose === 'everyone' ? 'COUNTED-ROWS#EVERYONE' : `COUNTED-ROWS#USER#${whose}`;
const conversationOf = ({ firstId, secondId }: PairOfIds) => `CONVERSATION#${firstId}-${secondId}`;

// Half of a character outside the basic plane is no text that can be stored.
const firstCharacter = (text: string): string => [...text][0] ?? '';

/** Ids are padded so that their text sorts as their numbers do. */
export const sortable = (id: number): string => String(id).padStart(16, '0');

/**
 * How some keys begin, for code that reads keys back (`functions/platform/table/read-keys.ts`) and for the filters of the table's
 * stream (`infra/stream-filters.ts`).
 */
export const keyStarts = {
  user: 'USER#',
  job: 'JOB#',
  event: 'EVENT#',
  notification: 'NOTIFICATION#',
  note: 'NOTE#',
  task: 'TASK#',
  scorecard: 'SCORECARD#',
  currentToken: 'CURRENT-TOKEN#',
  ledgerEntry: 'ENTRY#',
  chatMessage: 'MESSAGE#',
  sentMessage: 'SENT#',
  conversation: 'CONVERSATION',
  conversations: 'CONVERSATION#',
  counters: 'COUNTERS#',
  hour: 'HOUR#',
  interview: 'INTERVIEW#',
  application: 'APPLICATION#',
  recentJobs: 'RECENT',
  begunJob: 'MANAGER-JOB-BEGUN#',
  claims: 'CLAIM#',
  claimFile: 'FILE#',
} as const;

/**
 * Every entity's keys, grouped by the question they answer. No other file spells one out; a house test sees to it
 * (test/house/keys.test.ts). A `…Subject` is what an event happened to, named like the partition that keeps its story.
 */
export const keys = {
  // Who is this user, and what may they do?
  account: (userId: number) => item<StoredAccount>(`USER#${userId}`, 'ACCOUNT'),
  // Whose is this e-mail address? (The item is the guard of uniqueness.)
  emailOwner: (email: string) => item<{ userId: number }>(`EMAIL#${email}`, 'OWNER'),
  // To which address is this account asked to move, and which of the two has confirmed?
  emailChange: (userId: number) => item<StoredEmailChange>(`USER#${userId}`, 'EMAIL-CHANGE'),
  // Does logging in ask for a code, and which recovery codes are left? (Their hashes; the user pool has the secret.)
  secondFactor: (userId: number) => item<StoredSecondFactor>(`USER#${userId}`, 'SECOND-FACTOR'),
  // Which passkeys log this account in? (The user pool has their public keys.)
  passkeys: (userId: number) => item<StoredPasskeys>(`USER#${userId}`, 'PASSKEYS'),
  // What is this mailed link valid for? (The token itself is never stored.)
  mailedToken: (hash: string) => item<StoredToken>(`TOKEN#${hash}`, 'TOKEN'),
  // Which link of this kind was mailed last? (A newer one replaces it.)
  currentToken: (owner: string, kind: string) => item<{ hash: string }>(owner, `CURRENT-TOKEN#${kind}`),
  // Where is this user signed in, oldest first?
  session: (userId: number, sessionId: number) =>
    item<StoredSession & { ttl: number }>(`USER#${userId}#SESSIONS`, `SESSION#${sortable(sessionId)}`),
  sessionsOf: (userId: number) => items<StoredSession>(`USER#${userId}#SESSIONS`, 'SESSION#'),
  // How often was this tried recently?
  attempts: (what: string) => item<StoredAttempts>(`ATTEMPTS#${what}`, 'ATTEMPTS'),
  // What did this creating call make, if it is repeated within a day? (The second is of callers without an account.)
  request: (userId: number, hash: string) => item<StoredRequest>(`USER#${userId}#REQUESTS`, `REQUEST#${hash}`),
  openRequest: (hash: string) => item<StoredRequest>(`REQUEST#${hash}`, 'REQUEST'),
  // Nothing, kept for an hour: gives an unknown address the same cost, so that it takes as long as a known one.
  nothing: (decoyId: number) => item(`NOTHING#${decoyId}`, 'NOTHING'),
  // How far is this user's newest avatar upload?
  avatarUpload: (userId: number) => item<StoredUpload>(`USER#${userId}`, 'AVATAR-UPLOAD'),
  // How far is this manager's newest upload for a campaign?
  campaignUpload: (userId: number) => item<StoredCampaignUpload>(`USER#${userId}`, 'CAMPAIGN-UPLOAD'),
  // Which resumes has this user uploaded? What was read in one, and which one is this file?
  parsedResumesOf: (userId: number) => items<StoredResume>(`USER#${userId}#RESUMES`, 'RESUME#'),
  parsedResume: (userId: number, id: number) => item<StoredResume>(`USER#${userId}#RESUMES`, `RESUME#${sortable(id)}`),
  resumeText: (userId: number, id: number) => item<StoredResumeText>(`USER#${userId}#RESUMES`, `TEXT#${sortable(id)}`),
  resumeHash: (userId: number, hash: string) => item<{ id: number }>(`USER#${userId}#RESUMES`, `HASH#${hash}`),
  // Whom has this recruiter imported, until they claim their profile?
  importedCandidates: (userId: number) => items<ImportedCandidate>(`USER#${userId}#IMPORTED`, 'IMPORTED#'),
  importedCandidate: (userId: number, id: number) =>
    item<ImportedCandidate>(`USER#${userId}#IMPORTED`, `IMPORTED#${sortable(id)}`),
  // Which of them has this address? (One at most.)
  importedAddress: (userId: number, email: string) =>
    item<ImportedAddress>(`USER#${userId}#IMPORTED`, `ADDRESS#${email}`),
  // Which files of people has this recruiter imported, what became of each row, and how many rows came on a day?
  peopleImport: (userId: number, id: number) =>
    item<StoredPeopleImport>(`USER#${userId}#IMPORTED`, `FILE#${sortable(id)}`),
  peopleImports: (userId: number) => items<StoredPeopleImport>(`USER#${userId}#IMPORTED`, 'FILE#'),
  importedRow: (userId: number, importId: number, row: number) =>
    item<StoredImportRow>(`USER#${userId}#IMPORTED`, `ROW#${sortable(importId)}#${String(row).padStart(5, '0')}`),
  importedRows: (userId: number, importId: number) =>
    items<StoredImportRow>(`USER#${userId}#IMPORTED`, `ROW#${sortable(importId)}#`),
  importedRowsOf: (userId: number) => items<StoredImportRow>(`USER#${userId}#IMPORTED`, 'ROW#'),
  importedOnDay: (userId: number, day: string) => item(`USER#${userId}#IMPORTED`, `ROWS-OF-DAY#${day}`),
  // Which of them has this recruiter merged into another candidate?
  candidateMerges: (userId: number) => items<CandidateMerge>(`USER#${userId}#IMPORTED`, 'MERGE#'),
  candidateMerge: (userId: number, id: number) =>
    item<CandidateMerge>(`USER#${userId}#IMPORTED`, `MERGE#${sortable(id)}`),
  // Which managers ask to become super managers?
  superManagerRequests: listing<StoredAccount>('gsi1', 'SUPER-MANAGER-REQUESTS'),
  // Did an operator verify this manager or recruiter? Who is verified, oldest first?
  verification: (userId: number) => item<StoredVerification>(`USER#${userId}`, 'VERIFICATION'),
  verifications: listing<StoredVerification>('gsi1', 'VERIFICATIONS'),
  // Who has a client, an address or a verification of this company? (By `companyKey` of its name or domain. A client has
  // a name, a site and a mail domain, and an item is in an index once: hence three lists.)
  namedForCompany: (company: string) => listing<WithKey & { userId?: number }>('gsi1', `COMPANY#${company}`),
  listedForCompany: (company: string) => listing<WithKey & { userId?: number }>('gsi2', `COMPANY#${company}`),
  verifiedForCompany: (company: string) => listing<WithKey & { userId?: number }>('gsi3', `COMPANY#${company}`),

  // What happened to this subject, oldest first? (Timeline, audit trail and outbox in one.)
  userSubject: (userId: number) => `USER#${userId}`,
  event: (subject: string, eventId: number) => item<StoredEvent>(subject, `EVENT#${sortable(eventId)}`),
  eventsOf: (subject: string) => items<StoredEvent>(subject, 'EVENT#'),

  // What does this candidate's record say? (All of it in one query: the head, employee info, from whom
  // they hide, their resume, and each entry.)
  candidateRecord: (candidateId: number) => items<RecordItem>(`USER#${candidateId}#PROFILE`),
  candidateHead: (candidateId: number) => item<RecordHead>(`USER#${candidateId}#PROFILE`, 'HEAD'),
  employeeInfo: (candidateId: number) => item<EmployeeInfo>(`USER#${candidateId}#PROFILE`, 'EMPLOYEE-INFO'),
  hiddenFrom: (candidateId: number) => item<StoredHiding>(`USER#${candidateId}#PROFILE`, 'HIDDEN-FROM'),
  // Of how many companies has this candidate asked today who acts for them?
  companiesAsked: (userId: number, day: string) => item(`USER#${userId}#COMPANIES-ASKED`, `DAY#${day}`),
  ownResume: (candidateId: number) => item<OwnResume>(`USER#${candidateId}#PROFILE`, 'RESUME'),
  candidateCard: (candidateId: number) => item<CandidateCard>(`USER#${candidateId}#PROFILE`, 'CARD'),
  // Which candidates can be found, by id?
  searchableCandidates: listing<CandidateCard>('gsi2', 'CANDIDATES'),
  profileEntry: (candidateId: number, section: string, entryId: number) =>
    item<Entries[EntrySection]>(`USER#${candidateId}#PROFILE`, `SECTION#${section}#${sortable(entryId)}`),

  // Which recruiters work for this manager, by name? And for which managers does this recruiter work?
  recruiterOfManager: (managerId: number, recruiterId: number) =>
    item<StoredRecruiterRow>(`USER#${managerId}`, `RECRUITER#${recruiterId}`),
  recruitersOfManager: (managerId: number) => items<StoredRecruiterRow>(`USER#${managerId}`, 'RECRUITER#'),
  // Which recruiters work for anyone, by when they began?
  recruitersOfEveryone: listing<StoredRecruiterRow>('gsi2', 'RECRUITERS'),
  managerOfRecruiter: (recruiterId: number, managerId: number) =>
    item<ManagerOfRecruiter>(`USER#${recruiterId}`, `MANAGER#${managerId}`),
  managersOfRecruiter: (recruiterId: number) => items<ManagerOfRecruiter>(`USER#${recruiterId}`, 'MANAGER#'),
  // The same in one item, for lists of recruiters.
  managersInBrief: (recruiterId: number) => item<ManagersInBrief>(`USER#${recruiterId}`, 'MANAGERS-IN-BRIEF'),
  // On which jobs do other managers want this recruiter? (Read together with the managers, where both matter.)
  workOfRecruiter: (recruiterId: number, managerId: number, jobId: number) =>
    item<StoredWorkRequest>(`USER#${recruiterId}`, `MANAGER-JOB#${managerId}#${jobId}`),
  worksOfRecruiter: (recruiterId: number) => items<StoredWorkRequest>(`USER#${recruiterId}`, 'MANAGER-JOB#'),
  managersAndWorksOf: (recruiterId: number) =>
    itemsBetween<ManagerOfRecruiter | StoredWorkRequest>(`USER#${recruiterId}`, 'MANAGER#', 'MANAGER-JOB#~'),
  // On which jobs has this recruiter put whom forward? (Read together with their managers and those requests.)
  begunJob: (recruiterId: number, jobId: number, candidateId: number) =>
    item<BegunJob>(`USER#${recruiterId}`, `MANAGER-JOB-BEGUN#${jobId}#${candidateId}`),
  begunJobsOf: (recruiterId: number) => items<BegunJob>(`USER#${recruiterId}`, 'MANAGER-JOB-BEGUN#'),
  managersWorksAndBegunJobsOf: (recruiterId: number) =>
    itemsBetween<ManagerOfRecruiter | StoredWorkRequest | BegunJob>(
      `USER#${recruiterId}`,
      'MANAGER#',
      'MANAGER-JOB-BEGUN#~',
    ),
  // Which recruiters of other managers has this manager asked, and which for this job?
  askedRecruiter: (managerId: number, jobId: number, recruiterId: number) =>
    item<StoredWorkRequest>(`USER#${managerId}#WORK-REQUESTS`, `JOB#${jobId}#RECRUITER#${recruiterId}`),
  askedRecruiters: (managerId: number) => items<StoredWorkRequest>(`USER#${managerId}#WORK-REQUESTS`, 'JOB#'),
  askedForJob: (managerId: number, jobId: number) =>
    items<StoredWorkRequest>(`USER#${managerId}#WORK-REQUESTS`, `JOB#${jobId}#`),
  // Which recruiters of the market wait for a manager's answer, the longest first?
  waitingAskings: listing<StoredWorkRequest>('gsi1', 'WAITING-ASKINGS'),
  workRequestSubject: (requestId: number) => `WORK-REQUEST#${requestId}`,
  // With which managers does this super manager work, or wants to? And which super managers asked this manager?
  collaboration: (superManagerId: number, managerId: number) =>
    item<StoredCollaboration>(`USER#${superManagerId}#COLLABORATIONS`, `MANAGER#${managerId}`),
  collaborations: (superManagerId: number) =>
    items<StoredCollaboration>(`USER#${superManagerId}#COLLABORATIONS`, 'MANAGER#'),
  overseer: (managerId: number, superManagerId: number) =>
    item<StoredCollaboration>(`USER#${managerId}#OVERSEERS`, `USER#${superManagerId}`),
  overseers: (managerId: number) => items<StoredCollaboration>(`USER#${managerId}#OVERSEERS`, 'USER#'),
  collaborationSubject: (requestId: number) => `COLLABORATION#${requestId}`,
  // Which managers have a name that begins like this?
  managerName: (word: string, managerId: number) =>
    item<{ managerId: number }>(`MANAGERS-NAMED#${word.slice(0, 1)}`, `${word}#${managerId}`),
  managersNamed: (word: string) => items<{ managerId: number }>(`MANAGERS-NAMED#${word.slice(0, 1)}`, word),
  // Whom has this manager invited, oldest first? Does this address have an open invitation from the manager?
  recruiterInvitation: (managerId: number, invitationId: number) =>
    item<StoredRecruiterInvitation>(`USER#${managerId}#INVITATIONS`, `INVITATION#${sortable(invitationId)}`),
  invitationSubject: (invitationId: number) => `INVITATION#${invitationId}`,
  recruiterInvitations: (managerId: number) =>
    items<StoredRecruiterInvitation>(`USER#${managerId}#INVITATIONS`, 'INVITATION#'),
  invitedEmail: (managerId: number, email: string) => item(`USER#${managerId}#INVITATIONS`, `EMAIL#${email}`),
  // Which managers have open invitations for this registered recruiter, oldest first?
  joinInvitation: (recruiterId: number, invitationId: number) =>
    item<StoredJoinInvitation>(`USER#${recruiterId}#JOIN-INVITATIONS`, `INVITATION#${sortable(invitationId)}`),
  joinInvitations: (recruiterId: number) =>
    items<StoredJoinInvitation>(`USER#${recruiterId}#JOIN-INVITATIONS`, 'INVITATION#'),

  // Whom has this recruiter or candidate invited as a candidate, oldest first? Does this address have an open
  // invitation from them?
  candidateInvitation: (inviterId: number, invitationId: number) =>
    item<StoredCandidateInvitation>(`USER#${inviterId}#CANDIDATE-INVITATIONS`, `INVITATION#${sortable(invitationId)}`),
  candidateInvitations: (inviterId: number) =>
    items<StoredCandidateInvitation>(`USER#${inviterId}#CANDIDATE-INVITATIONS`, 'INVITATION#'),
  invitedCandidate: (inviterId: number, email: string) =>
    item(`USER#${inviterId}#CANDIDATE-INVITATIONS`, `EMAIL#${email}`),
  // To whom has this user recommended jobs, oldest first? Does this address have an open recommendation of the job from
  // them?
  recommendation: (senderId: number, recommendationId: number) =>
    item<StoredRecommendation>(`USER#${senderId}#RECOMMENDATIONS`, `RECOMMENDATION#${sortable(recommendationId)}`),
  recommendationSubject: (recommendationId: number) => `RECOMMENDATION#${recommendationId}`,
  recommendations: (senderId: number) =>
    items<StoredRecommendation>(`USER#${senderId}#RECOMMENDATIONS`, 'RECOMMENDATION#'),
  recommendedEmail: (senderId: number, jobId: number, email: string) =>
    item(`USER#${senderId}#RECOMMENDATIONS`, `EMAIL#${jobId}#${email}`),
  // Has this recruiter a public link to the job? Whose is this link?
  jobLink: (recruiterId: number, jobId: number) =>
    item<StoredJobLink>(`USER#${recruiterId}#RECOMMENDATIONS`, `JOB-LINK#${sortable(jobId)}`),
  jobLinks: (recruiterId: number) => items<StoredJobLink>(`USER#${recruiterId}#RECOMMENDATIONS`, 'JOB-LINK#'),
  jobLinkByCode: (code: string) => listing<StoredJobLink>('gsi1', `JOB-LINK#${code}`),
  // Which addresses has this recruiter asked about jobs, oldest first? Has this one been asked about this job, until when?
  askedAddress: (recruiterId: number, askedId: number) =>
    item<AskedAddress>(`USER#${recruiterId}#ASKED`, `ASKED#${sortable(askedId)}`),
  askedAddressSubject: (askedId: number) => `ASKED#${askedId}`,
  askedAddresses: (recruiterId: number) => items<AskedAddress>(`USER#${recruiterId}#ASKED`, 'ASKED#'),
  askedEmail: (recruiterId: number, jobId: number, email: string) =>
    item<{ askedId: number; until: string }>(`USER#${recruiterId}#ASKED`, `EMAIL#${jobId}#${email}`),
  // How many people has this user had mailed today?
  mailAllowance: (userId: number, day: string) => item(`USER#${userId}#MAIL-ALLOWANCE`, `DAY#${day}`),

  // How many summaries has a model written for this user in this hour?
  writtenSummaries: (userId: number, hour: number) => item(`USER#${userId}#SUMMARIES`, `HOUR#${hour}`),

  // Which clients does this manager have, oldest first?
  client: (managerId: number, clientId: number) =>
    item<StoredClient>(`USER#${managerId}#CLIENTS`, `CLIENT#${sortable(clientId)}`),
  clientsOfManager: (managerId: number) => items<StoredClient>(`USER#${managerId}#CLIENTS`, 'CLIENT#'),
  clientSubject: (managerId: number, clientId: number) => `USER#${managerId}#CLIENT#${clientId}`,

  // Which skills does this manager associate with others, beyond the built-in pairs?
  associatedSkill: (managerId: number, tagId: number, associatedTagId: number) =>
    item<AssociatedSkill>(`USER#${managerId}#SKILLS`, `SKILL#${tagId}#${associatedTagId}`),
  associatedSkillsOf: (managerId: number) => items<AssociatedSkill>(`USER#${managerId}#SKILLS`, 'SKILL#'),

  // Which tag did people create under this id? Which one has this name, and whose names begin like this? (The item of
  // the name is the guard of its uniqueness.)
  createdTag: (tagId: number) => item<Tag>(`TAG#${tagId}`, 'TAG'),
  createdTagName: (name: string) => item<Tag>(`TAGS-NAMED#${firstCharacter(name)}`, `NAME#${name}`),
  createdTagsNamed: (start: string) => items<Tag>(`TAGS-NAMED#${firstCharacter(start)}`, `NAME#${start}`),
  // How many tags has this user created today?
  tagAllowance: (userId: number, day: string) => item(`USER#${userId}#TAG-ALLOWANCE`, `DAY#${day}`),

  // Which campaigns does this manager have? Who has this campaign name? Which public campaigns exist?
  campaign: (managerId: number, campaignId: number) =>
    item<Campaign>(`USER#${managerId}#CAMPAIGNS`, `CAMPAIGN#${sortable(campaignId)}`),
  campaignSubject: (campaignId: number) => `CAMPAIGN#${campaignId}`,
  campaignsOfManager: (managerId: number) => items<Campaign>(`USER#${managerId}#CAMPAIGNS`, 'CAMPAIGN#'),
  publicCampaign: (name: string) => item<Campaign>('PUBLIC-CAMPAIGNS', `NAME#${name.toLowerCase()}`),
  publicCampaigns: items<Campaign>('PUBLIC-CAMPAIGNS', 'NAME#'),

  // What are this job's facts? What does its text say? Which jobs does this manager have in this status, newest first?
  job: (jobId: number) => item<StoredJob>(`JOB#${jobId}`, 'JOB'),
  jobSubject: (jobId: number) => `JOB#${jobId}`,
  jobText: (jobId: number) => item<StoredJobText>(`JOB#${jobId}`, 'TEXT'),
  jobsOfManager: (managerId: number, status: string) =>
    listing<StoredJob>('gsi1', `MANAGER#${managerId}#JOBS#${status}`),
  jobsOfEveryone: (status: string) => listing<StoredJob>('gsi2', `JOBS#${status}`),
  // By what are the manager's jobs in this status searched and sorted? (As short as can be: ten thousand are read in two
  // calls.)
  jobsInBrief: (managerId: number, status: string) => listing<StoredBrief>('gsi3', `BRIEF#${managerId}#${status}`),
  // Which jobs has this manager, in brief? (Packed into so few items that one call reads those of many managers; what
  // changed since they were packed is in an item of its own.)
  packedJobs: (managerId: number, part: number) => item<StoredPart>(`USER#${managerId}#PACKED-JOBS`, `PART#${part}`),
  recentJobs: (managerId: number) => item<StoredRecent>(`USER#${managerId}#PACKED-JOBS`, 'RECENT'),
  packedJobsOf: (managerId: number) => items(`USER#${managerId}#PACKED-JOBS`),
  // Which views of the job list has this manager saved, oldest first?
  jobView: (userId: number, viewId: number) =>
    item<StoredJobView>(`USER#${userId}#JOB-VIEWS`, `VIEW#${sortable(viewId)}`),
  jobViews: (userId: number) => items<StoredJobView>(`USER#${userId}#JOB-VIEWS`, 'VIEW#'),
  // How many jobs have each status? (One item, counted in the transaction that changes a job.)
  jobTotals: item<JobTotals>('JOB-TOTALS', 'TOTALS'),
  jobTotalsOfManager: (managerId: number) => item<JobTotals>(`USER#${managerId}`, 'JOB-TOTALS'),
  // Everything about a job: facts, text, who is on it, what happened to it?
  allOfJob: (jobId: number) => items<WithKey>(`JOB#${jobId}`),
  // What does this note on this job say? Whose is the job, and which notes are on it? What are its facts, text and notes?
  // Whose is it, and what happened to it?
  jobNote: (jobId: number, noteId: number) => item<Note>(`JOB#${jobId}`, `NOTE#${sortable(noteId)}`),
  notesOfJob: (jobId: number) => itemsBetween<JobGate | StoredJob | Note>(`JOB#${jobId}`, 'GATE', 'NOTE#~'),
  jobAndNotes: (jobId: number) =>
    itemsBetween<JobGate | StoredJob | StoredJobText | Note>(`JOB#${jobId}`, 'GATE', 'TEXT'),
  storyOfJob: (jobId: number) => itemsBetween<StoredEvent | JobGate>(`JOB#${jobId}`, 'EVENT#', 'GATE'),
  // May candidates on this job be moved, and whose job is it? (Small, because every move checks it.)
  jobGate: (jobId: number) => item<JobGate>(`JOB#${jobId}`, 'GATE'),
  // Whom did this job's manager ask to take it over? Which jobs is this manager asked to take over, oldest first?
  jobHandover: (jobId: number) => item<StoredHandover>(`JOB#${jobId}`, 'ASKED-HANDOVER'),
  handoverTo: (userId: number, handoverId: number) =>
    item<HandoverPointer>(`USER#${userId}#HANDOVERS`, `HANDOVER#${sortable(handoverId)}`),
  handoversTo: (userId: number) => items<HandoverPointer>(`USER#${userId}#HANDOVERS`, 'HANDOVER#'),
  // Does this manager help with another's job, who else does, and who is asked to? Whose jobs does a manager help with?
  jobMember: (jobId: number, managerId: number) => item<JobMember>(`JOB#${jobId}`, `MEMBER#${managerId}`),
  membersOfJob: (jobId: number) => items<JobMember>(`JOB#${jobId}`, 'MEMBER#'),
  askedColleague: (jobId: number, askedId: number) =>
    item<AskedColleague>(`JOB#${jobId}`, `MEMBER-ASKED#${sortable(askedId)}`),
  askedColleagues: (jobId: number) => items<AskedColleague>(`JOB#${jobId}`, 'MEMBER-ASKED#'),
  jobAndTeam: (jobId: number) => itemsBetween<WithKey>(`JOB#${jobId}`, 'GATE', 'TEXT'),
  membership: (userId: number, jobId: number) => item<Membership>(`USER#${userId}#MEMBERSHIPS`, `JOB#${jobId}`),
  membershipsOf: (userId: number) => items<Membership>(`USER#${userId}#MEMBERSHIPS`, 'JOB#'),
  // How are candidates on this job interviewed? Whose is it, and who helps with it?
  interviewPlan: (jobId: number) => item<StoredInterviewPlan>(`JOB#${jobId}`, 'INTERVIEW-PLAN'),
  interviewsAndTeam: (jobId: number) => itemsBetween<WithKey>(`JOB#${jobId}`, 'GATE', 'MEMBER#~'),
  // Have this job's points been awarded for this hire already? Who earned what of it?
  jobAward: (jobId: number, candidateId: number) => item<EntryPointer>(`JOB#${jobId}`, `AWARD#${candidateId}`),
  // Which entry is the referral share of this hire? It is listed with the job's awards.
  jobReferral: (jobId: number, candidateId: number) =>
    item<EntryPointer>(`JOB#${jobId}`, `AWARD#${candidateId}#REFERRAL`),
  jobAwards: (jobId: number) => items<EntryPointer>(`JOB#${jobId}`, 'AWARD#'),

  // Who is on this job? Whose next step on an open job is this manager's? (Every index entry costs a move write units,
  // so there are no more.)
  candidateOnJob: (jobId: number, candidateId: number) =>
    item<StoredCandidateOnJob>(`JOB#${jobId}`, `CANDIDATE#${candidateId}`),
  candidatesOnJob: (jobId: number) => items<StoredCandidateOnJob>(`JOB#${jobId}`, 'CANDIDATE#'),
  // Who is on this job, and may they be moved? (What happened to the job is between the two, a few small items.)
  candidatesAndGate: (jobId: number) => itemsBetween<WithKey>(`JOB#${jobId}`, 'CANDIDATE#', 'GATE'),
  candidatesInProcess: (managerId: number) => listing<StoredCandidateOnJob>('gsi1', `MANAGER#${managerId}#IN-PROCESS`),
  // Whom has this recruiter put forward on which jobs, oldest first?
  putForward: (recruiterId: number, at: { createdAt: string; jobId: number; candidateId: number }) =>
    item<PutForward>(
      `USER#${recruiterId}#PUT-FORWARD`,
      `AT#${at.createdAt}#JOB#${at.jobId}#CANDIDATE#${at.candidateId}`,
    ),
  putForwardBy: (recruiterId: number) => items<PutForward>(`USER#${recruiterId}#PUT-FORWARD`, 'AT#'),
  putForwardBetween: (recruiterId: number, first: string, end: string) =>
    itemsBetween<PutForward>(`USER#${recruiterId}#PUT-FORWARD`, `AT#${first}`, `AT#${end}`),
  candidateOnJobSubject: (jobId: number, candidateId: number) => `JOB#${jobId}#CANDIDATE#${candidateId}`,
  // What is the story of this candidate on this job, moves and notes?
  storyOf: (jobId: number, candidateId: number) =>
    items<StoredEvent | Note | StoredScorecard | StoryHiding | StoryLeft | StoryManager>(
      `JOB#${jobId}#CANDIDATE#${candidateId}`,
    ),
  // From whom does the candidate hide, for readers of that story?
  storyHiding: (jobId: number, candidateId: number) =>
    item<StoryHiding>(`JOB#${jobId}#CANDIDATE#${candidateId}`, 'HIDING'),
  // Whose claim on the candidate ended, so that the story is no longer theirs to read?
  storyLeftBy: (jobId: number, candidateId: number) =>
    item<StoryLeft>(`JOB#${jobId}#CANDIDATE#${candidateId}`, 'LEFT-BY'),
  // Whose job is it now, where its lines name another manager?
  storyManager: (jobId: number, candidateId: number) =>
    item<StoryManager>(`JOB#${jobId}#CANDIDATE#${candidateId}`, 'MANAGER'),
  // What does this note on this candidate on this job say?
  candidateJobNote: (jobId: number, candidateId: number, noteId: number) =>
    item<Note>(`JOB#${jobId}#CANDIDATE#${candidateId}`, `NOTE#${sortable(noteId)}`),
  // What did interviewers find about this candidate on this job, and this one in this interview?
  scorecards: (jobId: number, candidateId: number) =>
    items<StoredScorecard>(`JOB#${jobId}#CANDIDATE#${candidateId}`, 'SCORECARD#'),
  scorecard: (jobId: number, candidateId: number, stepId: number, authorId: number) =>
    item<StoredScorecard>(
      `JOB#${jobId}#CANDIDATE#${candidateId}`,
      `SCORECARD#${sortable(stepId)}#${sortable(authorId)}`,
    ),
  // Who of its pool holds this interview with this candidate?
  heldInterview: (jobId: number, candidateId: number, stepId: number) =>
    item<HeldInterview>(`JOB#${jobId}#CANDIDATE#${candidateId}`, `HELD-BY#${sortable(stepId)}`),

  // Has this candidate applied for this job, or marked it as favourite? Newest first.
  application: (candidateId: number, jobId: number) =>
    item<StoredApplication>(`USER#${candidateId}`, `APPLICATION#${jobId}`),
  applicationSubject: (applicationId: number) => `APPLICATION#${applicationId}`,
  applicationsOfCandidate: (candidateId: number) => items<StoredApplication>(`USER#${candidateId}`, 'APPLICATION#'),
  favoriteJob: (candidateId: number, jobId: number) => item<MarkedJob>(`USER#${candidateId}`, `FAVORITE#JOB#${jobId}`),
  favoriteJobs: (candidateId: number) => items<MarkedJob>(`USER#${candidateId}`, 'FAVORITE#JOB#'),
  // Who has applied for this job, and who has marked it? (So that nothing of it is left when it is removed.)
  applicantOfJob: (jobId: number, candidateId: number) =>
    item<Applicant>(`JOB#${jobId}#APPLICANTS`, `CANDIDATE#${candidateId}`),
  applicantsOfJob: (jobId: number) => items<Applicant>(`JOB#${jobId}#APPLICANTS`, 'CANDIDATE#'),
  favoritesOfJob: (jobId: number) => listing<MarkedJob>('gsi1', `JOB#${jobId}#FAVORITES`),
  // On which jobs has this candidate met this manager or recruiter, or this recruiter this manager? (Ids only, so that
  // names and titles are never stale.)
  sharedJobs: (userId: number, otherId: number) => item<SharedJobs>(`USER#${userId}#SHARED-JOBS`, `USER#${otherId}`),
  partnersOf: (userId: number) => items<SharedJobs & WithKey>(`USER#${userId}#SHARED-JOBS`, 'USER#'),
  // Has this recruiter or manager marked this candidate, and whom else?
  favoriteCandidate: (userId: number, id: number) =>
    item<FavoriteCandidate>(`USER#${userId}#STARRED`, `CANDIDATE#${id}`),
  favoriteCandidates: (userId: number) => items<FavoriteCandidate>(`USER#${userId}#STARRED`, 'CANDIDATE#'),
  // For which region has this recruiter approved this candidate?
  approvedCandidate: (userId: number, id: number) =>
    item<ApprovedCandidate>(`USER#${userId}#APPROVED`, `CANDIDATE#${id}`),
  // Has this recruiter or manager looked at this candidate?
  viewedCandidate: (viewerId: number, candidateId: number) =>
    item<ViewedCandidate>(`USER#${viewerId}#VIEWED`, `CANDIDATE#${candidateId}`),
  // Who of this kind has looked at this candidate, by the day on which they last did?
  viewersOf: (candidateId: number, kind: ViewerOfCandidate) =>
    listing<ViewedCandidate>('gsi1', `VIEWERS-OF#${candidateId}#${kind}`),
  // Which applications wait for this manager's recruiters, oldest first?
  waitingApplications: (managerId: number) => listing<StoredApplication>('gsi1', `MANAGER#${managerId}#WAITING`),
  // Which application has this id?
  applicationById: (applicationId: number) => listing<StoredApplication>('gsi2', `APPLICATION#${applicationId}`),

  // Whose is this introduction, and what happened to it? Which claims does this recruiter, or this manager, have?
  claim: (claimId: number) => item<StoredClaim>(`CLAIM#${claimId}`, 'CLAIM'),
  claimSubject: (claimId: number) => `CLAIM#${claimId}`,
  allOfClaim: (claimId: number) => items<WithKey>(`CLAIM#${claimId}`),
  claimFile: (claimId: number, fileId: string) =>
    item<StoredClaimFile>(`CLAIM#${claimId}`, `${keyStarts.claimFile}${fileId}`),
  claimFiles: (claimId: number) => items<StoredClaimFile>(`CLAIM#${claimId}`, keyStarts.claimFile),
  // Which of them has this side added, so that no race adds more than it may?
  claimFilesBy: (claimId: number, userId: number) =>
    item<ClaimFilesBy>(`CLAIM#${claimId}`, `ADDED-BY#${sortable(userId)}`),
  claimsOfRecruiter: (recruiterId: number) => listing<StoredClaim>('gsi1', `USER#${recruiterId}#CLAIMS`),
  claimsOfManager: (managerId: number) => listing<StoredClaim>('gsi2', `MANAGER#${managerId}#CLAIMS`),
  // Who proposes this candidate for which job? To whom does the introduction to this company belong, and until when?
  candidateClaim: (candidateId: number, jobId: number, recruiterId: number) =>
    item<{ claimId: number }>(`USER#${candidateId}#CLAIMS`, `CLAIM#${jobId}#${recruiterId}`),
  claimsOfCandidate: (candidateId: number) => items<{ claimId: number }>(`USER#${candidateId}#CLAIMS`, 'CLAIM#'),
  introduction: (candidateId: number, { company, managerId }: { company: string | undefined; managerId: number }) =>
    item<Introduction>(
      `USER#${candidateId}#CLAIMS`,
      company ? `INTRODUCTION#COMPANY#${company}` : `INTRODUCTION#MANAGER#${managerId}`,
    ),
  // Which of this job's applicants has this recruiter accepted who have not answered yet?
  askedApplicants: (recruiterId: number, jobId: number) =>
    item<AskedApplicants>(`USER#${recruiterId}#ASKED-APPLICANTS`, `JOB#${jobId}`),
  askedApplicantsOf: (recruiterId: number) => items<AskedApplicants>(`USER#${recruiterId}#ASKED-APPLICANTS`, 'JOB#'),
  // Which proposals and claims does time end on this day?
  dueClaim: (day: string, claimId: number) => item<{ claimId: number }>(`DUE-CLAIMS#${day}`, `CLAIM#${claimId}`),
  // Which choices of a recruiter will soon be beyond undoing?
  waitingChoice: ({ dueAt, claimId }: WaitingChoice) =>
    item<WaitingChoice>(`WAITING-CHOICE#${dueAt.slice(0, 13)}`, `${dueAt}#${claimId}`),
  waitingChoices: (hour: string) => items<WaitingChoice>(`WAITING-CHOICE#${hour}`),
  dueClaims: (day: string) => items<{ claimId: number }>(`DUE-CLAIMS#${day}`, 'CLAIM#'),

  // What are this recruiter's points, and how did they come about, oldest first?
  points: (recruiterId: number) => item<StoredPoints>(`USER#${recruiterId}#POINTS`, 'BALANCE'),
  ledgerEntry: (recruiterId: number, entryId: number) =>
    item<StoredEntry>(`USER#${recruiterId}#POINTS`, `ENTRY#${sortable(entryId)}`),
  pointsSubject: (recruiterId: number) => `USER#${recruiterId}#POINTS`,
  ledger: (recruiterId: number) => items<StoredEntry>(`USER#${recruiterId}#POINTS`, 'ENTRY#'),
  // Which guarantees end on this day? Which returns are contested and wait for a super manager, oldest first?
  dueBounty: (day: string, entryId: number) => item<EntryPointer>(`DUE-BOUNTIES#${day}`, `ENTRY#${sortable(entryId)}`),
  dueBounties: (day: string) => items<EntryPointer>(`DUE-BOUNTIES#${day}`, 'ENTRY#'),
  // Which awards wait until this manager is verified?
  awaitedAward: (managerId: number, entryId: number) =>
    item<EntryPointer>(`AWAITED-AWARDS#${managerId}`, `ENTRY#${sortable(entryId)}`),
  awaitedAwards: (managerId: number) => items<EntryPointer>(`AWAITED-AWARDS#${managerId}`, 'ENTRY#'),
  // Which awards wait for the operator, because their manager's hires earned more than usual? How much is that, by month?
  awardsToReview: listing<StoredEntry>('gsi1', 'AWARDS-TO-REVIEW'),
  pointsOfMonth: (managerId: number, month: string) =>
    item<PointsOfMonth>(`USER#${managerId}`, `POINTS-OF-MONTH#${month}`),
  contestedReturns: listing<StoredReturn>('gsi1', 'CONTESTED-RETURNS'),
  // Which redemptions wait for the operator?
  redemptions: (status: string) => listing<StoredEntry>('gsi1', `REDEMPTIONS#${status}`),

  // What is new for this user, newest first? (The key is the event's id, so a repeated event writes the same item.)
  notification: (userId: number, eventId: number) =>
    item<Notification & { ttl: number }>(`USER#${userId}#NOTIFICATIONS`, `NOTIFICATION#${sortable(eventId)}`),
  notificationsOf: (userId: number) => items<Notification>(`USER#${userId}#NOTIFICATIONS`, 'NOTIFICATION#'),
  notificationsSince: (userId: number, id: number) =>
    itemsFrom<Notification>(`USER#${userId}#NOTIFICATIONS`, 'NOTIFICATION#', `NOTIFICATION#${sortable(id)}`),
  notificationSubject: (userId: number) => `USER#${userId}#NOTIFICATIONS`,
  // When is this user's digest due, or the figures of their week? Whose of a shard are, first due first? What was the last
  // digest? Of which week were figures mailed last?
  digestReader: (list: ReaderList, userId: number) =>
    item<DigestReader>(`USER#${userId}#NOTIFICATIONS`, `READER#${list}`),
  digestReaders: (list: ReaderList, shard: number) => listing<DigestReader>('gsi1', `READERS#${list}#${shard}`),
  lastDigest: (userId: number) => item<LastDigest>(`USER#${userId}#NOTIFICATIONS`, 'DIGEST'),
  mailedFigures: (userId: number) => item<{ week: string }>(`USER#${userId}#NOTIFICATIONS`, 'MAILED-FIGURES'),

  // When is this person not free, UTC day by UTC day? Who reads it elsewhere? What is this entry of calendars?
  calendarDay: (userId: number, day: string) => item<CalendarDay>(`USER#${userId}#CALENDAR`, `DAY#${day}`),
  calendarDaysBetween: (userId: number, first: string, last: string) =>
    itemsBetween<CalendarDay>(`USER#${userId}#CALENDAR`, `DAY#${first}`, `DAY#${last}`),
  meetingSeat: (userId: number, eventId: number) => item<MeetingSeat>(`USER#${userId}#CALENDAR`, `SEAT#${eventId}`),
  // Which interviews of the candidates whom a recruiter put forward are to come?
  interview: (recruiterId: number, eventId: number) =>
    item<Interview>(`USER#${recruiterId}#CALENDAR`, `INTERVIEW#${eventId}`),
  interviewsOf: (recruiterId: number) => items<Interview>(`USER#${recruiterId}#CALENDAR`, 'INTERVIEW#'),
  bookingOffer: (managerId: number, offerId: number) =>
    item<StoredBookingOffer>(`USER#${managerId}#CALENDAR`, `OFFER#${sortable(offerId)}`),
  bookingOffersOf: (managerId: number) => items<StoredBookingOffer>(`USER#${managerId}#CALENDAR`, 'OFFER#'),
  bookingOfferSubject: (offerId: number) => `BOOKING-OFFER#${offerId}`,
  calendarFeed: (userId: number, feedId: number) =>
    item<StoredCalendarFeed>(`USER#${userId}#CALENDAR`, `FEED#${sortable(feedId)}`),
  calendarFeedsOf: (userId: number) => items<StoredCalendarFeed>(`USER#${userId}#CALENDAR`, 'FEED#'),
  calendarFeedSecret: (hash: string) => item<FeedOfSecret>(`CALENDAR-FEED#${hash}`, 'CALENDAR-FEED'),
  calendarEvent: (eventId: number) => item<StoredCalendarEvent>(`CALENDAR-EVENT#${eventId}`, 'CALENDAR-EVENT'),
  providedRoom: (eventId: number) => item<StoredRoom>(`CALENDAR-EVENT#${eventId}`, 'ROOM'),

  // On which browsers is this user connected? Is this ticket valid?
  connection: (userId: number, connectionId: string) =>
    item<OpenedConnection>(`USER#${userId}#CONNECTIONS`, `CONNECTION#${connectionId}`),
  connectionsOf: (userId: number) => items<OpenedConnection>(`USER#${userId}#CONNECTIONS`, 'CONNECTION#'),
  ticket: (hash: string) => item<StoredTicket>(`TICKET#${hash}`, 'TICKET'),
  // How many tickets has this user taken in this minute?
  ticketsTaken: (userId: number, minute: number) => item(`USER#${userId}#CONNECTIONS`, `TICKETS#${minute}`),

  // What have these two written to each other, by number? Was this message sent before? (Keyed by the pair, so that two who
  // begin at the same moment make one conversation.)
  conversation: (pair: PairOfIds) => item<StoredConversation>(conversationOf(pair), 'CONVERSATION'),
  conversationSubject: (pair: PairOfIds) => conversationOf(pair),
  chatMessage: (pair: PairOfIds, number: number) =>
    item<StoredMessage>(conversationOf(pair), `MESSAGE#${sortable(number)}`),
  chatMessages: (pair: PairOfIds, first: number, last: number) =>
    itemsBetween<StoredMessage>(conversationOf(pair), `MESSAGE#${sortable(first)}`, `MESSAGE#${sortable(last)}`),
  sentMessage: (pair: PairOfIds, senderId: number, clientId: string) =>
    item<{ number: number }>(conversationOf(pair), `SENT#${senderId}#${clientId}`),
  // How far is the file that becomes this message? How many has this user begun to send on this day?
  chatUpload: (pair: PairOfIds, senderId: number, clientId: string) =>
    item<StoredChatUpload>(conversationOf(pair), `UPLOAD#${senderId}#${clientId}`),
  chatUploadsOn: (userId: number, day: string) => item(`USER#${userId}#CHAT-UPLOADS`, `DAY#${day}`),
  // Which conversations does this user have, the most recent first? (Two lists, as an index holds an item once.)
  conversationsAsFirst: (userId: number) => listing<StoredConversation>('gsi1', `USER#${userId}#CONVERSATIONS`),
  conversationsAsSecond: (userId: number) => listing<StoredConversation>('gsi2', `USER#${userId}#CONVERSATIONS`),
  // What does this recruiter or manager show of themselves?
  ownPage: (userId: number) => item<StoredOwnPage>(`USER#${userId}#OWN-PAGE`, 'PAGE'),
  // Which message templates does this user keep, oldest first? To how many did they write on this day, together?
  messageTemplate: (userId: number, id: number) =>
    item<StoredMessageTemplate>(`USER#${userId}#MESSAGE-TEMPLATES`, `TEMPLATE#${sortable(id)}`),
  messageTemplates: (userId: number) => items<StoredMessageTemplate>(`USER#${userId}#MESSAGE-TEMPLATES`, 'TEMPLATE#'),
  writtenToMany: (userId: number, day: string) => item<WrittenToMany>(`USER#${userId}#MESSAGE-TEMPLATES`, `DAY#${day}`),
  // Which messages have waited ten minutes to be read, hour by hour? When was this user last mailed about theirs?
  unreadMark: (dueAt: string, userId: number, pair: PairOfIds) =>
    item<UnreadMark>(`UNREAD#${dueAt.slice(0, 13)}`, `${dueAt}#${userId}#${conversationOf(pair)}`),
  unreadMarks: (hour: string) => items<UnreadMark>(`UNREAD#${hour}`),
  // Which mails wait until what they say can no longer be taken back?
  waitingMail: ({ dueAt, recipientId, notificationId }: WaitingMail) =>
    item<WaitingMail>(`WAITING-MAIL#${dueAt.slice(0, 13)}`, `${dueAt}#${recipientId}#${sortable(notificationId)}`),
  waitingMails: (hour: string) => items<WaitingMail>(`WAITING-MAIL#${hour}`),
  unreadLetter: (userId: number) => item<UnreadLetter>(`USER#${userId}#NOTIFICATIONS`, 'UNREAD-LETTER'),
  // What does this recruiter want to do, oldest first?
  task: (userId: number, id: number) => item<StoredTask>(`USER#${userId}#TASKS`, `${keyStarts.task}${sortable(id)}`),
  tasks: (userId: number) => items<StoredTask>(`USER#${userId}#TASKS`, keyStarts.task),
  taskSubject: (userId: number) => `USER#${userId}#TASKS`,
  // Which searches has this recruiter saved, oldest first? Whom did each find already?
  savedSearch: (userId: number, id: number) =>
    item<StoredSavedSearch>(`USER#${userId}#SEARCHES`, `SEARCH#${sortable(id)}`),
  savedSearches: (ownerId: number) => items<StoredSavedSearch>(`USER#${ownerId}#SEARCHES`, 'SEARCH#'),
  savedSearchFind: (ownerId: number, searchId: number, candidateId: number) =>
    item<StoredFind>(`USER#${ownerId}#SEARCHES`, `FIND#${sortable(searchId)}#${candidateId}`),
  savedSearchFinds: (userId: number, id: number) =>
    items<StoredFind>(`USER#${userId}#SEARCHES`, `FIND#${sortable(id)}#`),
  // Which saved searches announce somebody new, by id?
  announcedSearches: listing<StoredSavedSearch>('gsi1', 'ANNOUNCED-SEARCHES'),
  // Which searches of jobs has this candidate, or this address without an account, saved, oldest first? Which of a shard
  // of owners announce new jobs, first due first?
  jobAlert: (ownerId: number, id: number) => item<StoredJobAlert>(`USER#${ownerId}#SEARCHES`, `JOBS#${sortable(id)}`),
  jobAlerts: (ownerId: number) => items<StoredJobAlert>(`USER#${ownerId}#SEARCHES`, 'JOBS#'),
  announcedJobAlerts: (shard: number) => listing<StoredJobAlert>('gsi1', `ANNOUNCED-JOB-ALERTS#${shard}`),
  // Which of them look at every run, and where did the last run leave them?
  jobAlertsAtOnce: (shard: number) => listing<StoredJobAlert>('gsi1', `JOB-ALERTS-AT-ONCE#${shard}`),
  jobAlertsTurn: (shard: number) => item<AlertsTurn>(`JOB-ALERTS-AT-ONCE#${shard}`, 'TURN'),
  // Which search of jobs waits for its address to be confirmed? Whose are those of this address without an account?
  askedJobAlert: (askedId: number) => item<AskedJobAlert>(`ASKED-JOB-ALERT#${askedId}`, 'ASKED'),
  askedJobAlertSubject: (askedId: number) => `ASKED-JOB-ALERT#${askedId}`,
  jobAlertReader: (emailHash: string) => item<JobAlertReader>(`JOB-ALERT-READER#${emailHash}`, 'READER'),
  // What of this candidate have saved searches judged last?
  judgedCandidate: (candidateId: number) => item<CandidateCard>(`USER#${candidateId}#JUDGED`, 'CARD'),

  // How many of each thing happened in this hour (UTC, such as 2026-11-22T14), for this person, or for everybody, in
  // this part of it? In these hours, with their parts?
  hourCounters: (whose: number | 'everyone', hour: string, part = '') =>
    item<StoredHour>(countersOf(whose), `HOUR#${hour}${part}`),
  hourCountersBetween: (whose: number | 'everyone', first: string, last: string) =>
    itemsBetween<StoredHour>(countersOf(whose), `HOUR#${first}`, `HOUR#${last}~`),
  // What do the hours of this week (named by its Monday), or of this month, come to? Until when are hours rolled up?
  rollUp: (whose: number | 'everyone', of: 'WEEK' | 'MONTH', name: string, series: string) =>
    item<StoredRollUp>(countersOf(whose), `${of}#${name}#${series}`),
  rollUps: (whose: number | 'everyone', of: 'WEEK' | 'MONTH') =>
    items<StoredRollUp & WithKey>(countersOf(whose), `${of}#`),
  rolledUp: (whose: number | 'everyone') => item<RolledUp>(countersOf(whose), 'ROLLED-UP'),
  // What of this kind did this person's, or everybody's, counters count, oldest first? From one moment until before
  // another? What of every kind?
  countedRow: (whose: number | 'everyone', kind: string, at: string, name: string) =>
    item<StoredRow>(countedRowsOf(whose), `${kind}#${at}#${name}`),
  countedRowsBetween: (whose: number | 'everyone', kind: string, first: string, end: string) =>
    itemsBetween<StoredRow & WithKey>(countedRowsOf(whose), `${kind}#${first}`, `${kind}#${end}`),
  countedRows: (whose: number | 'everyone') => items<StoredRow & WithKey>(countedRowsOf(whose)),
  // Which of this person's, or of everybody's, jobs were closed, oldest first? From one moment until before another?
  closing: (whose: number | 'everyone', closedAt: string, eventId: number) =>
    item<Closing>(closingsOf(whose), `CLOSED#${closedAt}#${eventId}`),
  closingsBetween: (whose: number | 'everyone', first: string, end: string) =>
    itemsBetween<Closing & WithKey>(closingsOf(whose), `CLOSED#${first}`, `CLOSED#${end}`),

  // What has changed in this kind of searchable document since, hour by hour?
  searchChange: (kind: string, hour: number, time: number, documentId: number) =>
    item<SearchLogRow>(`SEARCH-LOG#${kind}#${hour}`, `${sortable(time)}#${documentId}`),
  searchChanges: (kind: string, hour: number, since: number) =>
    itemsFrom<SearchLogRow>(`SEARCH-LOG#${kind}#${hour}`, '', sortable(since)),

  // Which archives of their own data does this person have, newest first? May the next one be started? (Both expire.)
  dataExport: (userId: number, exportId: number) =>
    item<StoredExport>(`USER#${userId}#EXPORTS`, `EXPORT#${sortable(exportId)}`),
  dataExports: (userId: number) => items<StoredExport>(`USER#${userId}#EXPORTS`, 'EXPORT#'),
  dataExportTurn: (userId: number) => item(`USER#${userId}#EXPORTS`, 'TURN'),
  // Is this account to be erased? Which erasures are due, the longest overdue first?
  erasure: (userId: number) => item<StoredErasure>(`ERASURE#${userId}`, 'ERASURE'),
  erasures: listing<StoredErasure>('gsi1', 'ERASURES'),
  erasureSubject: (erasureId: number) => `ERASURE#${erasureId}`,
  // Where is this person's name stored that no other key of theirs leads to? (Erasure follows these.)
  trace: (userId: number, place: { pk: string; sk?: string }) =>
    item<Trace>(`USER#${userId}#TRACES`, `TRACE#${place.pk}|${place.sk ?? ''}`),
  tracesOf: (userId: number) => items<Trace>(`USER#${userId}#TRACES`, 'TRACE#'),
  // Where has another user entered this address? (Set as the second index of the item that holds it.)
  itemsNaming: (email: string) => listing<NamingItem>('gsi2', `ADDRESS#${email}`),

  // Does mail to this address come back, or is it unwanted?
  mailAddress: (hash: string) => item<StoredMailAddress>(`MAIL-ADDRESS#${hash}`, 'MAIL-ADDRESS'),
  // Which mails wait for a verified sender, oldest first?
  heldMail: (mailId: number) => item<HeldMail>('HELD-MAIL', `MAIL#${sortable(mailId)}`),
  heldMails: items<HeldMail>('HELD-MAIL', 'MAIL#'),
} as const;
