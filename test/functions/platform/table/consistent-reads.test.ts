import { describe, expect, it } from 'vitest';
import { clearJobNotes } from '../../../../functions/features/jobs/clear-job-notes.store.ts';
import { jobNotesStore } from '../../../../functions/features/jobs/job-notes.store.ts';
import { jobViewsStore } from '../../../../functions/features/jobs/job-views.store.ts';
import { jobsStore } from '../../../../functions/features/jobs/jobs.store.ts';
import { keepSkillChoices } from '../../../../functions/features/jobs/keep-skill-choices.steps.ts';
import { overseenJobsStore } from '../../../../functions/features/jobs/overseen-jobs.store.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { notificationMailStore } from '../../../../functions/features/notification-mail/notification-mail.store.ts';
import { unreadMessagesStore } from '../../../../functions/features/notification-mail/unread-messages.store.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { exportsStore } from '../../../../functions/features/personal-data/export/exports.store.ts';
import { notesStore } from '../../../../functions/features/pipeline/notes.store.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { silenceStore } from '../../../../functions/features/pipeline/silence.store.ts';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { avatarsStore } from '../../../../functions/features/profile/avatars.store.ts';
import { recommendationsStore } from '../../../../functions/features/recommendations/recommendations.store.ts';
import { accountsIn } from '../../../../functions/records/account.ts';
import { calendarsIn } from '../../../../functions/domain/calendar/calendar.steps.ts';
import * as candidateJobs from '../../../../functions/domain/jobs/candidate-jobs.ts';
import { candidateInvitationsIn } from '../../../../functions/records/candidate-invitation.ts';
import { candidateMerge, mergesBy } from '../../../../functions/records/candidate-merge.ts';
import { candidateRecord } from '../../../../functions/records/candidate-profile.ts';
import { claimsIn } from '../../../../functions/domain/claims/claims.ts';
import * as collaborations from '../../../../functions/records/collaboration.ts';
import { storedRows } from '../../../../functions/domain/counters/counted-row.ts';
import { createdTagsIn } from '../../../../functions/records/created-tag.ts';
import { hidingIn } from '../../../../functions/domain/people/hidden-from.ts';
import { countedHours } from '../../../../functions/domain/counters/hour-counters.ts';
import { importedCandidate, importsBy } from '../../../../functions/records/imported-candidate.ts';
import { joinInvitationOf } from '../../../../functions/records/join-invitation.ts';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { keepPackedApplicant, keepPackedJob } from '../../../../functions/domain/packed-jobs/packed-jobs.ts';
import { keepBegunJob, markBegunJob } from '../../../../functions/domain/pipeline/begun-jobs.ts';
import { recountRollUps } from '../../../../functions/domain/counters/recount-roll-ups.ts';
import { rollUpHours } from '../../../../functions/domain/counters/roll-up-hours.ts';
import { everyRollUp, rolledUp, storedRollUps } from '../../../../functions/domain/counters/rolled-counters.ts';
import * as work from '../../../../functions/records/work-request.ts';
import { employmentStore } from '../../../../functions/features/recruiters/employment.store.ts';
import { recruiterProfileStore } from '../../../../functions/features/recruiters/recruiter-profile.store.ts';
import { passkeysStore } from '../../../../functions/features/accounts/passkeys/passkeys.store.ts';
import { secondFactorsStore } from '../../../../functions/features/accounts/second-factor/second-factors.store.ts';
import { emailChangesStore } from '../../../../functions/features/accounts/email-change/email-changes.store.ts';
import {
  recruiterRowsOf,
  saveRecruiterAddress,
} from '../../../../functions/features/recruiters/recruiter-rows.store.ts';
import { workRequestsStore } from '../../../../functions/domain/work-requests/work-requests.store.ts';
import { resumesStore } from '../../../../functions/features/resumes/resumes.store.ts';
import { skillsStore } from '../../../../functions/features/skills/skills.store.ts';
import { superManagerStore } from '../../../../functions/features/super-manager/super-manager.store.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { aMeeting } from '../../../support/a-meeting.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { readsOf } from '../../../support/scripted-table.ts';

type Read = readonly [what: string, read: (table: Table) => Promise<unknown>, found?: object];
const pair = { jobId: 1, candidateId: 7 };
const place = { recruiterId: 2, id: 3 };
const [manager, recruiter] = [anActor('manager'), anActor('recruiter')];
const resume = { recruiterId: 2, id: 3 };
const meeting = { before: undefined, after: aMeeting };

const reads: readonly Read[] = [
  ['an account', (table) => accountsIn(table).account(7)],
  ['the owner of an address', (table) => accountsIn(table).accountByEmail('ada@example.com'), { userId: 7 }],
  ['an event of a calendar', (table) => calendarsIn(table).event(1)],
  ['the days of a calendar', (table) => calendarsIn(table).daysBetween(7, '2026-09-01', '2026-09-02')],
  [
    'the days that a booking occupies',
    (table) =>
      calendarsIn(table).arrange(
        async () => ({ changes: [meeting], events: [] }),
        () => {},
      ),
  ],
  ['a candidate’s places on open jobs', (table) => candidateJobs.placesOnOpenJobs(table, 7, [1])],
  [
    'the jobs that a candidate is on',
    (table) => candidateJobs.currentJobIds(table, 7),
    { jobId: 1, state: 'accepted' },
  ],
  ['a merge', (table) => candidateMerge(table, place)],
  ['the merges of a recruiter', (table) => mergesBy(table, 2)],
  ['a candidate’s record', (table) => candidateRecord(table, 7)],
  ['a claim', (table) => claimsIn(table).claim(1)],
  ['the claims of a candidate', (table) => claimsIn(table).claimsOfCandidate(7), { claimId: 1, id: 1 }],
  ['an introduction', (table) => claimsIn(table).introductionOf(7, { managerId: 1, client: null })],
  ['whether two work together', (table) => collaborations.worksTogether(table, 4, 1)],
  ['the managers of a super manager', (table) => collaborations.managersWorkingWith(table, 4)],
  ['the super managers of a manager', (table) => collaborations.overseersOf(table, 1)],
  ['the rows that were counted', (table) => storedRows(table, 7)],
  ['the hours that were counted', (table) => countedHours(table, 7)],
  ['a created tag by its name', (table) => createdTagsIn(table).named('React')],
  ['created tags by their ids', (table) => createdTagsIn(table).withIds([5])],
  ['from whom a candidate hides', (table) => hidingIn(table).hidingOf(7)],
  ['an imported candidate', (table) => importedCandidate(table, place)],
  ['the imports of a recruiter', (table) => importsBy(table, 2)],
  ['an invitation to a recruiter', (table) => joinInvitationOf(table, 2, 3)],
  ['an invitation of a candidate', (table) => candidateInvitationsIn(table).one(2, 3)],
  [
    'the invitation behind a link',
    (table) =>
      candidateInvitationsIn(table).behindLink({
        kind: 'candidate-invitation',
        inviterId: 2,
        invitationId: 3,
        email: 'ada@example.com',
      } as never),
  ],
  [
    'the token before a new one',
    (table) => mailedTokensIn(table).save('token', { kind: 'recovery', userId: 7 }, someTime),
  ],
  ['a mailed token', (table) => mailedTokensIn(table).look('token', 'recovery', someTime)],
  ['a begun job', (table) => keepBegunJob(table, { ...pair, recruiterId: 2 })],
  ['the marks of a begun job', (table) => markBegunJob(table, 1, 7)],
  ['how far counters are rolled up', (table) => rolledUp(table, 7)],
  ['some weeks', (table) => storedRollUps(table, 7, [{ kind: 'WEEK', start: 0, series: 'people' }])],
  ['all weeks and months', (table) => everyRollUp(table, 7)],
  ['what is rolled up', (table) => rollUpHours(table, 7, { until: 3_600_000 })],
  [
    'what is rolled up again',
    (table) => recountRollUps(table, 7),
    { until: 3_600_000, version: 1, hour: '1970-01-01T00', kind: 'WEEK', start: 0, series: 'figures', counts: {} },
  ],
  ['the requests to a recruiter', (table) => work.workRequestsOf(table, 2)],
  ['the requests of a manager', (table) => work.requestsOfManager(table, 1)],
  ['the requests for a job', (table) => work.requestsOfManager(table, 1, 3)],
  ['a job', (table) => jobsStore(table).job(1)],
  ['a job with its candidates', (table) => jobsStore(table).jobWithCandidates(1)],
  ['a client and its manager’s company', (table) => jobsStore(table).companies(1, 2)],
  ['recruiters of a manager', (table) => jobsStore(table).strangerAmong([2], 1)],
  ['the notes on a job', (table) => jobNotesStore(table).notesOn(1, manager)],
  ['the story of a job', (table) => jobNotesStore(table).eventsOn(1, manager)],
  ['the manager of a job', (table) => jobNotesStore(table).managerOf(1, manager)],
  ['a changed note on a job', (table) => changedJobNote(table)],
  ['the notes of a removed job', (table) => clearJobNotes(table, 1)],
  ['the views of a manager', (table) => jobViewsStore(table).viewsOf(1)],
  ['a job of another manager', (table) => overseenJobsStore(table).jobAndNotes(1)],
  ['a job whose skills were chosen', (table) => keepSkillChoices({ table, clock: { now: () => someTime } }, 1)],
  ['a ticket', (table) => liveUpdatesStore(table).useTicket('ticket', someTime)],
  ['how many notifications are unread', (table) => liveUpdatesStore(table).unreadCount(7, someTime)],
  ['a notification', (table) => notificationMailStore(table).notification({ id: 7, role: 'manager' }, 1)],
  ['the digest before', (table) => notificationMailStore(table).lastDigest(7)],
  ['what a link in a mail switches', (table) => notificationMailStore(table).linkOf('token', someTime)],
  ['what waits to be read', (table) => unreadMessagesStore(table).dueMarks(someTime)],
  ['unread conversations', (table) => unreadMessagesStore(table).conversations([{ firstId: 2, secondId: 7 }])],
  ['the letter before', (table) => unreadMessagesStore(table).lastLetter(7)],
  [
    'notifications that were viewed',
    (table) => notificationsStore(table).saveViewed({ id: 7, role: 'manager' }, [1], someTime),
  ],
  ['who is on a job that is audited', (table) => auditStore(table).candidatesOn(1)],
  ['lines that are audited', (table) => auditStore(table).linesOf(pair)],
  ['archives', (table) => exportsStore(table).exportsOf(7)],
  ['an archive', (table) => exportsStore(table).exportOf(7, 1)],
  ['a changed note', (table) => notesStore(table).changeNote(pair, 1, 2, { note: 'New', editedAt: someTime })],
  ['a place on a job', (table) => pipelineStore(table).position(pair, manager)],
  ['the record of a candidate on a job', (table) => pipelineStore(table).record(pair, manager)],
  ['places on a job', (table) => pipelineStore(table).positions(1, [7], manager)],
  ['who is in process on a job', (table) => pipelineStore(table).listInProcess(1)],
  ['the story of a candidate on a job', (table) => pipelineStore(table).story(pair, manager)],
  ['who waits on a job', (table) => silenceStore(table).candidatesOn(1)],
  ['a job where somebody waits', (table) => silenceStore(table).job(1)],
  ['the bounties of a job', (table) => bountiesStore(table).hiresOf(1), { recruiterId: 2, entryId: 3, returnId: 4 }],
  ['whose bounty it is to decide', (table) => bountiesStore(table).requireManager(1, 2)],
  ['a balance', (table) => pointsStore(table).balance(2)],
  ['the entries of a recruiter', (table) => pointsStore(table).entries(2)],
  ['an entry', (table) => pointsStore(table).entry(2, 3)],
  ['an upload of a picture', (table) => avatarsStore(table).upload(7)],
  ['a job to recommend', (table) => recommendationsStore(table).jobFor(recruiter, 1), { id: 1, managerId: 1 }],
  ['whether a recruiter works here', (table) => recruiterProfileStore(table).worksFor(1, 2)],
  ['whose work is ended', (table) => employmentStore(table).openWork(1, 2)],
  ['a job that named a recruiter', (table) => employmentStore(table).job(1)],
  [
    'for whom else a recruiter works',
    (table) =>
      employmentStore(table).saveEnded({ id: 1, subject: 'USER#2', data: { manager, recruiterId: 2 } } as never),
  ],
  ['the passkeys of an account', (table) => passkeysStore(table).passkeysOf(7)],
  ['whether an account has a second factor', (table) => secondFactorsStore(table).secondFactor(7)],
  ['which change of address waits', (table) => emailChangesStore(table).waiting(7, someTime)],
  ['whose lists name a recruiter’s address', (table) => saveRecruiterAddress(table, 2), { managerId: 1 }],
  ['the rows of a recruiter', (table) => recruiterRowsOf(table, 2), { managerId: 1 }],
  ['what a request is decided on', (table) => workRequestsStore(table).askingFacts(1, 2, 3)],
  ['a resume', (table) => resumesStore(table).resume(resume)],
  ['the text of a resume', (table) => resumesStore(table).text(resume)],
  ['a resume that was uploaded before', (table) => resumesStore(table).sameFile(2, 'hash'), { id: 3 }],
  ['the resume of a profile', (table) => resumesStore(table).ownResume(7)],
  ['chosen skills', (table) => skillsStore(table).choicesOf(1)],
  ['a request of a super manager', (table) => superManagerStore(table).requestTo(4, 1)],
];

const changedJobNote = (table: Table) =>
  jobNotesStore(table).change({ jobId: 1, noteId: 2, authorId: 3 } as never, { note: 'New', editedAt: someTime }, {
    id: 1,
    subject: 'JOB#1',
  } as never);

describe('What decides about permissions, or is shown right after a change', () => {
  it.each(reads.map(([what, read, found]) => [what, read, found] as const))(
    'is read as it was last written: %s',
    async (_what, read, found) => {
      const asked = await readsOf(read, { item: found, rows: found ? [found] : [] });
      expect(asked).not.toEqual([]);
      expect(asked).not.toContain('recent');
    },
  );

  it.each([
    ['the packed jobs and the job', (table: Table) => keepPackedJob(table, 1, 2), 2],
    ['the packed jobs of an applicant', (table: Table) => keepPackedApplicant(table, 1, pair), 1],
  ])('is read as it was last written, before anything else: %s', async (_what, read, first) => {
    expect((await readsOf(read)).slice(0, first)).toEqual(Array.from({ length: first }, () => 'current'));
  });
});
