import { jobStatuses } from '../../../shared/constants/job.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredRecruiterInvitation } from '../../records/recruiter-invitation.ts';
import { readerOf } from '../../records/job-alert.ts';
import type { StoredAccount } from '../../records/account.ts';
import { mergesAround, mergesBy, type CandidateMerge } from '../../records/candidate-merge.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { putForwardBy } from '../../records/put-forward.ts';
import { requestsOfManager, workRequestsOf } from '../../records/work-request.ts';
import { keys } from '../../platform/table/keys.ts';
import { jobIdOf, userIdOf } from '../../platform/table/read-keys.ts';
import type { Key, Partition, WithKey } from '../../platform/table/key.ts';
import type { Item, Table } from '../../platform/table/table.ts';
import type { Place } from '../../records/trace.ts';
import type { Reach, ReachedPlace } from './reach.ts';
import { inOrder } from './reach.ts';
import { placesOfCalendar } from './reach-of-calendar.store.ts';

const stories = 'jobs-and-candidates';
const emptyReach = (): Reach => ({ places: [], jobs: new Set(), recruiters: [], invited: [] });

/**
 * Finds a person's data beyond their own partitions, by keys alone: through their jobs, applications, candidates,
 * invitations and traces.
 */
export function reachStore(table: Table) {
  /** Every place that the person's own items lead to. */
  async function reachOf(person: StoredAccount): Promise<Reach> {
    const parts = await Promise.all([
      ofEverybody(person),
      ofCandidate(person),
      ofRecruiter(person),
      ofManager(person),
      ofConversations(person),
      placesOfCalendar(table, person.id).then((places) => ({ ...emptyReach(), places })),
    ]);
    return {
      places: inOrder(parts.flatMap((part) => part.places)),
      jobs: new Set(parts.flatMap((part) => [...part.jobs])),
      recruiters: parts.flatMap((part) => part.recruiters),
      invited: parts.flatMap((part) => part.invited),
    };
  }

  async function ofEverybody({ id, email }: StoredAccount): Promise<Reach> {
    const [traces, [reader], namings, sent] = await Promise.all([
      table.query(keys.tracesOf(id)),
      table.batchGet([readerOf(email)]),
      table.query(keys.itemsNaming(email)),
      Promise.all(
        sentBy(id).map(async ({ list, subject }) =>
          (await table.query(list)).map(({ id: sentId, email: to, recruiterId }) => ({
            sentId,
            to,
            recruiterId,
            subject,
          })),
        ),
      ),
    ]);
    const merges = (await inGroups([...new Set(namings.flatMap(({ pk }) => userIdOf(pk) ?? []))], mergesOf)).flat();
    const places = [
      ...traces.map(({ place }): ReachedPlace => ({ ...place, manner: 'mention', file: stories })),
      ...namings.flatMap(({ pk, id: sentId }): ReachedPlace[] => [
        { pk, manner: 'address' },
        ...importsAt(userIdOf(pk), sentId, merges),
        silent(keys.invitationSubject(sentId)),
        silent(keys.recommendationSubject(sentId)),
        silent(keys.askedAddressSubject(sentId)),
      ]),
      // What they had mailed to their address before, or beside, their account.
      ...(reader ? [wholeItem(readerOf(email)), whole(keys.jobAlerts(reader.ownerId).pk, 'saved-searches')] : []),
      // The inviter was notified of the response, by name.
      ...notificationsOf(namings.flatMap(({ pk }) => userIdOf(pk) ?? [])),
      ...sent.flat().map(({ sentId, subject }) => whole(subject(sentId), 'invitations')),
      // The invited recruiter has a pointer to the invitation, and was notified of who sent it.
      ...sent
        .flat()
        .flatMap(({ sentId, recruiterId }) =>
          recruiterId === undefined
            ? []
            : [wholeItem(keys.joinInvitation(recruiterId, sentId)), ...notificationsOf([recruiterId])],
        ),
    ];
    // A removed job leaves its manager a trace, and its title is still stored elsewhere; one that another manager took
    // over, or was asked to, is not the person's.
    const traced = [...new Set(traces.flatMap(({ place }) => jobIdOf(place.pk) ?? []))];
    const [found, colleagues] = await Promise.all([table.batchGet(traced.map(keys.job)), colleaguesOn(traced)]);
    const removed = traced.filter((_, place) => found[place] === undefined || found[place].managerId === id);
    return {
      ...emptyReach(),
      places: [...places, ...notificationsOf(colleagues)],
      jobs: new Set(removed),
      invited: sent.flat().flatMap(({ to }) => to ?? []),
    };
  }

  /** Who ever helped with these jobs, or was asked to: they were notified of who is on them, and of each other. */
  async function colleaguesOn(jobIds: readonly number[]): Promise<number[]> {
    const stories = await inGroups([...new Set(jobIds)], (id) => table.query(keys.eventsOf(keys.jobSubject(id))));
    const changes = stories.flat().flatMap(({ event }) => (event.type === 'job-team-changed' ? event.data : []));
    return changes.flatMap(({ colleague, manager }) => [colleague.id, manager.id]);
  }

  const mergesOf = (recruiterId: number) => mergesBy(table, recruiterId);

  async function ofCandidate({ id }: StoredAccount): Promise<Reach> {
    const applications = await table.query(keys.applicationsOfCandidate(id));
    const onJobs = await table.batchGet(applications.map((one) => keys.candidateOnJob(one.jobId, id)));
    const awards = await table.batchGet(
      applications.flatMap((one) => [keys.jobAward(one.jobId, id), keys.jobReferral(one.jobId, id)]),
    );
    const teams = await inGroups([...new Set(applications.map((one) => one.managerId))], recruitersOf);
    const others = [
      ...applications.flatMap((one) => [one.managerId, ...one.recruiterIds]),
      ...onJobs.flatMap((one) => one?.recruiterId ?? []),
      ...teams.flat(),
      ...(await colleaguesOn(applications.map(({ jobId }) => jobId))),
    ];
    const places = applications.flatMap((one) => [
      mention(keys.allOfJob(one.jobId).pk),
      story(one.jobId, id),
      ofApplication(one),
      wholeItem(keys.applicantOfJob(one.jobId, id)),
    ]);
    return {
      ...emptyReach(),
      places: [
        ...places,
        ...notificationsOf(others),
        ...awards.flatMap((one) => (one ? [silent(keys.points(one.recruiterId).pk)] : [])),
      ],
    };
  }

  async function ofRecruiter({ id }: StoredAccount): Promise<Reach> {
    const managers = await table.query(keys.managersOfRecruiter(id));
    const put = await putForwardBy(table, id);
    const works = await workRequestsOf(table, id);
    const places = [
      ...works.map(({ managerId, job }) => wholeItem(keys.askedRecruiter(managerId, job.id, id))),
      ...managers.flatMap(({ managerId }) => [
        wholeItem(keys.recruiterOfManager(managerId, id)),
        { pk: keys.recruiterInvitations(managerId).pk, manner: 'address' as const },
      ]),
      ...put.flatMap((one) => [
        mention(keys.allOfJob(one.jobId).pk),
        mention(keys.storyOf(one.jobId, one.candidateId).pk),
      ]),
      ...notificationsOf([
        ...managers.map((one) => one.managerId),
        ...put.flatMap((one) => [one.managerId, one.candidateId]),
        ...(await colleaguesOn(put.map(({ jobId }) => jobId))),
      ]),
    ];
    return { ...emptyReach(), places };
  }

  async function ofManager({ id }: StoredAccount): Promise<Reach> {
    const jobs = (await Promise.all(jobStatuses.map((status) => table.query(keys.jobsOfManager(id, status))))).flat();
    const onJobs = (await inGroups(jobs, (job) => table.query(keys.candidatesOnJob(job.id)))).flat();
    const accepted = await table.batchGet(onJobs.map((one) => keys.application(one.candidateId, one.jobId)));
    const [waiting, recruiters, clients, campaigns, asked, helps, colleagues] = await Promise.all([
      table.query(keys.waitingApplications(id)),
      recruitersOf(id),
      table.query(keys.clientsOfManager(id)),
      table.query(keys.campaignsOfManager(id)),
      requestsOfManager(table, id),
      table.query(keys.membershipsOf(id)),
      colleaguesOn(jobs.map((job) => job.id)),
    ]);
    const places = [
      ...jobs.map((job) => mention(keys.allOfJob(job.id).pk)),
      ...onJobs.flatMap((one) => [
        mention(keys.storyOf(one.jobId, one.candidateId).pk),
        silentItem(keys.application(one.candidateId, one.jobId)),
        ...(one.recruiterId ? [silent(keys.points(one.recruiterId).pk)] : []),
      ]),
      ...accepted.flatMap((one) => (one ? [silent(keys.applicationSubject(one.id))] : [])),
      ...waiting.flatMap((one) => [
        silentItem(keys.application(one.candidate.id, one.jobId)),
        silent(keys.applicationSubject(one.id)),
      ]),
      ...recruiters.map((recruiterId) => wholeItem(keys.managerOfRecruiter(recruiterId, id))),
      ...asked.map(({ recruiterId, job }) => wholeItem(keys.workOfRecruiter(recruiterId, id, job.id))),
      ...helps.flatMap(({ jobId, id: helpId }) => [
        wholeItem(keys.jobMember(jobId, id)),
        wholeItem(keys.askedColleague(jobId, helpId)),
      ]),
      ...clients.map((one) => whole(keys.clientSubject(id, one.id), 'clients')),
      ...campaigns.flatMap((one) => [
        wholeItem(keys.publicCampaign(one.name)),
        whole(keys.campaignSubject(one.id), 'campaigns'),
      ]),
      ...notificationsOf([
        ...recruiters,
        ...onJobs.flatMap((one) => [one.candidateId, one.recruiterId ?? []].flat()),
        ...waiting.map((one) => one.candidate.id),
        ...jobs.flatMap((job) => job.recruiters),
        ...colleagues,
      ]),
    ];
    return { ...emptyReach(), places, jobs: new Set(jobs.map((job) => job.id)), recruiters };
  }

  /** A conversation goes with either of its two, for both: what one wrote to the other speaks of the other too. */
  async function ofConversations({ id }: StoredAccount): Promise<Reach> {
    const lists = [keys.conversationsAsFirst(id), keys.conversationsAsSecond(id)];
    const found = (await Promise.all(lists.map((list) => table.query(list)))).flat();
    return { ...emptyReach(), places: found.map((pair) => whole(keys.conversationSubject(pair), 'messages')) };
  }

  async function recruitersOf(managerId: number): Promise<number[]> {
    return (await table.query(keys.recruitersOfManager(managerId))).map((link) => link.recruiterId);
  }

  return { reachOf };
}
export type ReachStore = ReturnType<typeof reachStore>;

// What a recruiter imported with an invitation, and what that was merged with: its facts are in the other import too.
function importsAt(recruiterId: number | undefined, id: number, merges: readonly CandidateMerge[]): ReachedPlace[] {
  if (recruiterId === undefined) return [];
  const around = mergesAround(
    merges.filter((one) => one.recruiterId === recruiterId),
    id,
  );
  const imports = around.flatMap((one) => (one.into.kind === 'imported' ? [one.into.id] : []));
  return [
    ...[...new Set([id, ...imports])].map((one) => keys.importedCandidate(recruiterId, one)),
    ...around.map((one) => keys.candidateMerge(recruiterId, one.id)),
  ].map((key): ReachedPlace => ({ ...wholeItem(key), file: 'imported' }));
}

const mention = (pk: string): ReachedPlace => ({ pk, manner: 'mention', file: stories });
const story = (jobId: number, candidateId: number): ReachedPlace => ({
  pk: keys.storyOf(jobId, candidateId).pk,
  manner: 'story',
  file: stories,
});
// That one was put back takes a count back, like the move that a story keeps.
const ofApplication = ({ id, notBy }: StoredApplication): ReachedPlace => ({
  pk: keys.applicationSubject(id),
  manner: notBy ? 'story' : 'whole',
  file: stories,
});
const silent = (pk: string): ReachedPlace => ({ pk, manner: 'mention' });
const silentItem = ({ pk, sk }: { pk: string; sk: string }): ReachedPlace => ({ pk, sk, manner: 'mention' });
const whole = (pk: string, file = stories): ReachedPlace => ({ pk, manner: 'whole', file });
const wholeItem = ({ pk, sk }: { pk: string; sk: string }): ReachedPlace => ({ pk, sk, manner: 'whole' });
// Notifications of people who met the person name them.
const notificationsOf = (userIds: number[]): ReachedPlace[] =>
  [...new Set(userIds)].map((userId) => silent(keys.notificationsOf(userId).pk));

/** What was sent to an address; `recruiterId` is the registered recruiter whom a manager invited. */
type Sent = Pick<StoredRecruiterInvitation, 'id' | 'recruiterId'> & { email?: string };

// What a person sent to addresses, each with the name under which its events are stored.
function sentBy(userId: number): { list: Partition<Sent>; subject: (id: number) => string }[] {
  return [
    { list: keys.recruiterInvitations(userId), subject: keys.invitationSubject },
    { list: keys.candidateInvitations(userId), subject: keys.invitationSubject },
    { list: keys.recommendations(userId), subject: keys.recommendationSubject },
    { list: keys.askedAddresses(userId), subject: keys.askedAddressSubject },
  ];
}

/** Reads a place page by page: one item, or a partition. */
export async function* itemsAt(table: Table, { pk, sk }: Place): AsyncGenerator<(Item & WithKey)[]> {
  if (sk !== undefined) {
    const key: Key<Item & WithKey> = { pk, sk };
    const item = await table.get(key, { consistent: true });
    if (item) yield [item];
    return;
  }
  const all: Partition<Item & WithKey> = { pk };
  let after: Item | undefined;
  do {
    const page = await table.queryPage(all, { after, consistent: true, limit: 100 });
    if (page.items.length > 0) yield page.items;
    after = page.next;
  } while (after);
}
