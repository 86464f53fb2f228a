import { keptRecordsDays } from '../../../shared/constants/personal-data.ts';
import { personalData as packedJobs } from '../../domain/packed-jobs/packed-jobs.personal-data.ts';
import { personalData as counters } from '../../domain/counters/counters.personal-data.ts';
import { keys } from '../../platform/table/keys.ts';
import { personalData as account } from '../../records/account.personal-data.ts';
import { personalData as emailOwner } from '../../records/email-owner.ts';
import { personalData as mailedToken } from '../../records/mailed-token.ts';
import { personalData as session } from '../../records/session.ts';
import { personalData as pictureUpload } from '../../records/picture-upload.ts';
import { personalData as parsedResume } from '../../records/parsed-resume.ts';
import { personalData as importedCandidate } from '../../records/imported-candidate.ts';
import { personalData as peopleImport } from '../../records/people-import.ts';
import { personalData as task } from '../../records/task.ts';
import { personalData as candidateMerge } from '../../records/candidate-merge.ts';
import { personalData as attempts } from '../../records/attempts.ts';
import { personalData as verification } from '../../records/verification.ts';
import { personalData as candidateProfile } from '../../records/candidate-profile.ts';
import { personalData as savedSearch } from '../../records/saved-search.ts';
import { personalData as jobAlert } from '../../records/job-alert.ts';
import { personalData as candidateCard } from '../../records/candidate-card.ts';
import { personalData as hiding } from '../../records/hiding.ts';
import { personalData as ownResume } from '../../records/own-resume.ts';
import { personalData as recruiterOfManager } from '../../records/recruiter-of-manager.ts';
import { personalData as workRequest } from '../../records/work-request.ts';
import { personalData as putForward } from '../../records/put-forward.ts';
import { personalData as collaboration } from '../../records/collaboration.ts';
import { personalData as managerName } from '../../records/manager-name.ts';
import { personalData as recruiterInvitation } from '../../records/recruiter-invitation.ts';
import { personalData as joinInvitation } from '../../records/join-invitation.ts';
import { personalData as candidateInvitation } from '../../records/candidate-invitation.ts';
import { personalData as recommendation } from '../../records/recommendation.ts';
import { personalData as askedAddress } from '../../records/asked-address.ts';
import { personalData as askedApplicants } from '../../records/asked-applicants.ts';
import { personalData as mailAllowance } from '../../records/mail-allowance.ts';
import { personalData as summaryAllowance } from '../../records/summary-allowance.ts';
import { personalData as createdTag } from '../../records/created-tag.ts';
import { personalData as client } from '../../records/client.ts';
import { personalData as associatedSkill } from '../../records/associated-skill.ts';
import { personalData as campaign } from '../../records/campaign.ts';
import { personalData as job } from '../../records/job.ts';
import { personalData as handover } from '../../records/handover.ts';
import { personalData as jobMember } from '../../records/job-member.ts';
import { personalData as interviewPlan } from '../../records/interview-plan.ts';
import { personalData as heldInterview } from '../../records/held-interview.ts';
import { personalData as scorecard } from '../../records/scorecard.ts';
import { personalData as jobGate } from '../../records/job-gate.ts';
import { personalData as jobLink } from '../../records/job-link.ts';
import { personalData as jobView } from '../../records/job-view.ts';
import { personalData as jobNote } from '../../records/job-note.ts';
import { personalData as awaitedAward } from '../../records/awaited-award.ts';
import { personalData as points } from '../../records/points.personal-data.ts';
import { personalData as candidateOnJob } from '../../records/candidate-on-job.personal-data.ts';
import { personalData as candidateNote } from '../../records/candidate-note.ts';
import { personalData as application } from '../../records/application.ts';
import { personalData as favoriteJob } from '../../records/favorite-job.ts';
import { personalData as favoriteCandidate } from '../../records/favorite-candidate.ts';
import { personalData as approvedCandidate } from '../../records/approved-candidate.ts';
import { personalData as viewedCandidate } from '../../records/viewed-candidate.ts';
import { personalData as claimFile } from '../../records/claim-file.ts';
import { personalData as claimChoice } from '../../records/claim-choice.ts';
import { personalData as claim } from '../../records/claim.personal-data.ts';
import { personalData as notification } from '../../records/notification.ts';
import { personalData as digest } from '../../records/digest.ts';
import { personalData as unreadMark } from '../../records/unread-mark.ts';
import { personalData as calendarDay } from '../../records/calendar-day.ts';
import { personalData as meetingSeat } from '../../records/meeting-seat.ts';
import { personalData as interview } from '../../records/interview.ts';
import { personalData as bookingOffer } from '../../records/booking-offer.ts';
import { personalData as calendarFeed } from '../../records/calendar-feed.ts';
import { personalData as calendarEvent } from '../../records/calendar-event.ts';
import { personalData as providedRoom } from '../../records/provided-room.ts';
import { personalData as connection } from '../../records/connection.ts';
import { personalData as ticket } from '../../records/ticket.ts';
import { personalData as conversation } from '../../records/conversation.ts';
import { personalData as chatUpload } from '../../records/chat-upload.ts';
import { personalData as closing } from '../../records/closing.ts';
import { personalData as searchLog } from '../../records/search-log.ts';
import { personalData as dataExport } from '../../records/data-export.ts';
import { personalData as erasure } from '../../records/erasure.ts';
import { personalData as trace } from '../../records/trace.ts';
import { personalData as mailedInvitation } from '../../records/mailed-invitation.ts';
import { personalData as mailAddress } from '../../records/mail-address.ts';
import { personalData as heldMail } from '../../records/held-mail.ts';
import { personalData as manyMessages } from '../../records/many-messages.ts';
import { personalData as ownPage } from '../../records/own-page.ts';
import { personalData as messageTemplate } from '../../records/message-template.ts';
import type { Declared, Holding, LeadsOn, PersonalData } from '../../records/personal-data.ts';
import { anonymise, remove } from '../../records/personal-data.ts';
import type { Place } from '../../records/trace.ts';
import { partition } from '../../records/trace.ts';

/** What the platform stores, whatever it is about. */
const ofThePlatform: PersonalData = {
  nothing: { leadsTo: 'nothing: no id, no name' },
  request: {
    holds: 'the responses to what a user created within a day',
    own: (userId) => keys.request(userId, ''),
    exported: { not: 'It repeats what was created, and is deleted after a day.' },
    erasure: remove,
  },
  openRequest: {
    holds: 'the response to a sign-up, with its address',
    found: 'not by person',
    exported: { not: 'It is deleted after a day.' },
    erasure: { does: 'keep', reason: 'It keeps a repeated sign-up from failing, under a hash', days: 1 },
  },
  event: {
    holds: 'who did what to whom, with names and reasons',
    found: 'in the partition of its subject, which is reached through the person’s own items',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  eventsOf: { leadsTo: 'event' },
};

/** Whatever each record declares; a new one is added here. */
export const declared: readonly PersonalData[] = [
  ofThePlatform,
  account,
  emailOwner,
  mailedToken,
  session,
  pictureUpload,
  parsedResume,
  importedCandidate,
  peopleImport,
  task,
  candidateMerge,
  attempts,
  verification,
  candidateProfile,
  savedSearch,
  jobAlert,
  candidateCard,
  hiding,
  ownResume,
  recruiterOfManager,
  workRequest,
  putForward,
  collaboration,
  managerName,
  recruiterInvitation,
  joinInvitation,
  candidateInvitation,
  recommendation,
  jobLink,
  askedAddress,
  askedApplicants,
  mailAllowance,
  summaryAllowance,
  createdTag,
  client,
  associatedSkill,
  campaign,
  job,
  packedJobs,
  handover,
  jobMember,
  interviewPlan,
  jobGate,
  jobView,
  jobNote,
  awaitedAward,
  points,
  candidateOnJob,
  candidateNote,
  heldInterview,
  scorecard,
  application,
  favoriteJob,
  favoriteCandidate,
  approvedCandidate,
  viewedCandidate,
  claim,
  claimFile,
  claimChoice,
  notification,
  digest,
  unreadMark,
  calendarDay,
  meetingSeat,
  interview,
  bookingOffer,
  calendarFeed,
  calendarEvent,
  providedRoom,
  connection,
  ticket,
  conversation,
  chatUpload,
  counters,
  closing,
  searchLog,
  dataExport,
  erasure,
  trace,
  mailedInvitation,
  mailAddress,
  heldMail,
  manyMessages,
  messageTemplate,
  ownPage,
];

const inOwnPartition = 'its partition carries the person’s id';
const completed = (entry: Declared | LeadsOn): Holding | LeadsOn =>
  'leadsTo' in entry ? entry : { ...entry, found: entry.found ?? inOwnPartition };

/**
 * Every entity of the table, as its record declares it. A house test refuses one that is missing: nothing may be stored
 * about a person that cannot be shown and erased.
 */
export const inventory: Readonly<Record<string, Holding | LeadsOn>> = Object.fromEntries(
  declared.flatMap((entities) => Object.entries(entities)).map(([name, entry]) => [name, completed(entry)]),
);

/** Data outside the table. */
export const outside: Readonly<Record<string, Holding>> = {
  'user pool': {
    holds: 'address, password and role',
    found: 'by uuid',
    exported: { not: 'Its address and role are the account’s; passwords are stored as hashes.' },
    erasure: remove,
  },
  files: {
    holds: 'pictures, resumes, files of messages and of contests, uploads and archives',
    found: 'under the person’s uuid, and under the conversations and claims that they take part in',
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
export const isHolding = (entry: Holding | LeadsOn): entry is Holding => 'holds' in entry;

/** The partitions that belong to this person alone, each with its file of the archive, if any. */
export function ownPartitions(userId: number): (Place & { file: string | undefined })[] {
  const found = Object.values(inventory).flatMap((entry) =>
    isHolding(entry) && entry.own
      ? [{ ...partition(entry.own(userId).pk), file: 'file' in entry.exported ? entry.exported.file : undefined }]
      : [],
  );
  return [...new Map(found.map((one) => [one.pk, one])).values()];
}
