import { describe, expect, it } from 'vitest';
import { attemptsStore } from '../../../../functions/features/accounts/attempts/attempts.store.ts';
import { sessionsStore } from '../../../../functions/features/accounts/sessions/sessions.store.ts';
import { acceptancesStore } from '../../../../functions/features/applications/acceptances.store.ts';
import { applicationsStore } from '../../../../functions/features/applications/applications.store.ts';
import { removedJobsStore } from '../../../../functions/features/applications/removed-jobs.store.ts';
import { waitingPlacesOf } from '../../../../functions/features/applications/waiting-candidates.store.ts';
import { calendarStore } from '../../../../functions/features/calendar/calendar.store.ts';
import { feedsStore } from '../../../../functions/features/calendar/feeds.store.ts';
import { followRoom } from '../../../../functions/features/calendar/follow-room.steps.ts';
import { offersStore } from '../../../../functions/features/calendar/offers.store.ts';
import { announceDueMeeting } from '../../../../functions/features/calendar/remind-of-meetings.steps.ts';
import { campaignPicturesStore } from '../../../../functions/features/campaigns/campaign-pictures.store.ts';
import { campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { importsStore as settledImportsStore } from '../../../../functions/features/candidate-profile/imports.store.ts';
import { jobsOfCandidateStore } from '../../../../functions/features/candidate-profile/jobs-of-candidate.store.ts';
import { ownResumesStore } from '../../../../functions/features/candidate-profile/own-resumes.store.ts';
import { findsStore } from '../../../../functions/features/candidate-search/finds.store.ts';
import { savedSearchesIn } from '../../../../functions/domain/saved-searches/saved-searches.ts';
import { candidateSearches } from '../../../../functions/records/saved-search.ts';
import { chatFilesStore } from '../../../../functions/features/chat/chat-files.store.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { assignableJobsStore } from '../../../../functions/features/claims/assignable-jobs.store.ts';
import { claimsStore } from '../../../../functions/features/claims/claims.store.ts';
import { clientsStore } from '../../../../functions/features/clients/clients.store.ts';
import { importsStore } from '../../../../functions/features/imports/imports.store.ts';
import { registeredStore } from '../../../../functions/features/imports/registered.store.ts';
import { aClaim } from '../../../support/a-claim.ts';
import { aMeeting } from '../../../support/a-meeting.ts';
import { anImport, aResume } from '../../../support/a-resume.ts';
import { anApplication } from '../../../support/an-application.ts';
import { anActor, someTime as at } from '../../../support/builders.ts';
import { readsOf } from '../../../support/scripted-table.ts';

type Act = Parameters<typeof readsOf>[0];

const pair = { firstId: 2001, secondId: 3001 };
const priya = anActor('candidate');
const hidesFromNobody = { companies: [], findableBy: 'recruiters', confirmed: [] };
const met = { jobIds: new Set([1]), role: 'candidate', status: 'active', jobId: 1, ...hidesFromNobody };
const attempt = { what: 'sign-in', account: 'ann@example.com', sourceIp: '203.0.113.9' };
const due = { id: 77, time: at, data: { eventId: aMeeting.id, version: 1 } } as never;
const meetings = {} as never;
const first = async (groups: AsyncIterable<unknown>) => {
  for await (const group of groups) return group;
};
const recruiter = { id: 2001, role: 'recruiter', email: 'rosa@example.com' } as const;
const moment = { id: 77, at, actor: { kind: 'system' } } as const;

// A read that may be a moment old would let through what was just ended, hidden or taken, or miss what was just saved.
describe('What was written last decides', () => {
  it.each<[string, Act, object?]>([
    ['about too many attempts', (table) => attemptsStore(table).take(attempt, at, 'email')],
    ['whether a session is there', (table) => sessionsStore(table).session(1, 2)],
    ['where a user is signed in', (table) => sessionsStore(table).sessionsOf(1, at)],
    [
      'whose an introduction is',
      (table) => acceptancesStore(table).introductionFor(anApplication(), at),
      { clientId: 1 },
    ],
    ['about the claim of an acceptance', (table) => acceptancesStore(table).claimFacts(anApplication(), 2001), {}],
    ['how an accepted claim is', (table) => acceptancesStore(table).claim(1)],
    ['how a candidate’s job is', (table) => applicationsStore(table).jobAndStanding(3001, 1)],
    ['whether an application would be seen', (table) => applicationsStore(table).forApplying(1, 3001)],
    ['who applied for a removed job', (table) => first(removedJobsStore(table).applicantsOf(1))],
    [
      'whether an application is still there',
      (table) => removedJobsStore(table).applicationOf({ candidateId: 1, jobId: 2 } as never),
    ],
    ['where a renamed candidate waits', (table) => waitingPlacesOf(table, 3001)],
    ['how a meeting is', (table) => calendarStore(table).event(1)],
    ['where a meeting is held', (table) => calendarStore(table).ownEventWithRoom(1, 2), aMeeting],
    ['who has left notes', (table) => calendarStore(table).seatsOf({ id: 1, people: [1001, 3001] })],
    ['whom a manager may meet on a job', (table) => calendarStore(table).partner(1001, 3001, 1), met],
    ['whom a manager may meet', (table) => calendarStore(table).partner(1001, 3001, null), met],
    ['what a feed is', (table) => feedsStore(table).feedsOf(1)],
    ['whether a feed can be revoked', (table) => feedsStore(table).remove(1, 2)],
    ['what a secret opens', (table) => feedsStore(table).feedOf('secret'), { userId: 1, feedId: 2 }],
    ['whether a provider holds a meeting', (table) => followRoom(1, { table, meetings })],
    ['what a manager has offered', (table) => offersStore(table).offersOf(1001, 5)],
    ['whether an offer is open', (table) => offersStore(table).offer(1001, 1)],
    [
      'whether a reminder was sent',
      (table) => announceDueMeeting(due, { table, now: () => '2026-09-08T08:30:00.000Z', reminders: {} as never }),
      aMeeting,
    ],
    ['how far a picture is', (table) => campaignPicturesStore(table).upload(1001)],
    ['which pictures are shown', (table) => campaignPicturesStore(table).campaignsOf(1001)],
    ['how a campaign is', (table) => campaignsStore(table).campaign(1001, 1)],
    [
      'whether a removed resume was read',
      (table) =>
        ownResumesStore(table).removeResume(1, { removed: aResume() as never, before: undefined, after: [] }, moment),
    ],
    ['who is on a closed job', (table) => candidateProfileStore(table).candidatesOn(1)],
    [
      'which resumes go with an import',
      (table) => settledImportsStore(table).remove({ one: anImport({ resumeId: 1 }), merges: [] }),
    ],
    ['where two have met', (table) => jobsOfCandidateStore(table).jobsAround(recruiter, 3001), met],
    ['whether a find is new', (table) => findsStore(table).cardsOf(3001)],
    ['what waits to be announced', (table) => findsStore(table).waitingFinds(2001, 1)],
    ['how a saved search is', (table) => savedSearchesIn(table, candidateSearches).search(2001, 1)],
    ['what became of a file', (table) => chatFilesStore(table).upload({ ...pair, senderId: 2001, clientId: 'one' })],
    ['how a conversation is', (table) => chatStore(table).conversation(pair)],
    ['whether two may write', (table) => chatStore(table).conversationAndAccount(pair, 3001)],
    ['whether a candidate hides from a message', (table) => chatStore(table).isHidden(recruiter, priya)],
    ['whether a message was sent before', (table) => chatStore(table).sentBy(pair, 2001, 'one'), { number: 1 }],
    ['which messages there are', (table) => chatStore(table).messages(pair, 1, 5)],
    ['whether work connects two', (table) => chatStore(table).tiesOf(recruiter, priya), met],
    [
      'for which jobs a candidate can be put forward',
      (table) => claimsStore(table).factsFor(2001, { candidateId: 3001, jobId: 1 }),
      undefined,
    ],
    ['about a confirmation', (table) => claimsStore(table).confirmationFacts(aClaim())],
    ['what a claim’s story is', (table) => claimsStore(table).storyOf(1)],
    ['how a claim is', (table) => claimsStore(table).claim(1)],
    ['which claims a candidate has', (table) => claimsStore(table).claimsOfCandidate(3001)],
    ['how a client is', (table) => clientsStore(table).client(1001, 1)],
    ['whether a resume is there', (table) => importsStore(table).resume({ recruiterId: 1, id: 2 })],
    ['what was read in a resume', (table) => importsStore(table).text({ recruiterId: 1, id: 2 })],
  ])('%s', async (_what, read, item) => {
    const reads = await readsOf(read, { item });
    expect(reads.length).toBeGreaterThan(0);
    expect(reads).toEqual(reads.map(() => 'current'));
  });

  it.each<[string, Act, object | undefined, string[]]>([
    [
      'whether a stranger may see a profile',
      (table) => candidateProfileStore(table).standingOf(recruiter, 3001),
      undefined,
      ['current', 'current', 'current', 'current', 'current'],
    ],
    [
      'whether a recruiter works with a candidate, on the jobs where they met',
      (table) => candidateProfileStore(table).standingOf(recruiter, 3001),
      met,
      ['current', 'current'],
    ],
    [
      'whether a manager has met a candidate, which needs no further read',
      (table) => candidateProfileStore(table).standingOf({ id: 1001, role: 'manager' }, 3001),
      met,
      ['current'],
    ],
    [
      'whether the recruiter sees a registered candidate',
      (table) => registeredStore(table, {} as never).asSeenBy(recruiter, 3001),
      met,
      ['current', 'current', 'current'],
    ],
    [
      'which candidate may be proposed, before and after the jobs are read',
      (table) => assignableJobsStore(table).openJobFacts(2001, 3001),
      { ...anActor('candidate'), ...hidesFromNobody },
      ['current', 'current', 'current', 'recent', 'current', 'recent', 'current', 'current'],
    ],
  ])('%s', async (_what, read, item, expected) => {
    expect(await readsOf(read, { item })).toEqual(expected);
  });

  it('in applications and places alike where a candidate begins to hide', async () => {
    const reads = await readsOf((table) => candidateProfileStore(table).markRows(3001), {
      rows: [anApplication({ state: 'accepted' })],
    });
    expect(reads.slice(0, 2)).toEqual(['current', 'current']);
  });
});
