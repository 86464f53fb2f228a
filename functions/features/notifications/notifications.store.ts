import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import { interviewStages, statusesOfStage } from '../../../shared/constants/interviewing.ts';
import { mostUnread, notificationDays } from '../../../shared/constants/limits.ts';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { NotificationType } from '../../../shared/constants/notification.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { mailGroupOf } from '../../../shared/rules/mail-group.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import { defaultMailSettings, mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import { shownNotifications } from '../../domain/people/shown-notifications.ts';
import type { Reader as AnyReader } from '../../platform/door/actor.ts';
import { interviewsWith } from '../../records/held-interview.ts';
import { heldInterviews } from '../../records/interview-plan.ts';
import { teamOf } from '../../records/job-member.ts';
import { mayBeMet } from '../../records/booking-offer.ts';
import type { NewNotification } from '../../records/notification.ts';
import { requestsOfManager } from '../../records/work-request.ts';
import {
  doneAlready,
  newNotificationWrite,
  takenBackNotificationWrite,
  viewedNotificationWrite,
  waitingMailWrite,
} from '../../records/notification.ts';
import { awaitedInterviewers, withoutScorecard } from '../../domain/pipeline/awaited-interviewers.steps.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { briefEventWrite, eventOf } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { SingleWrite } from '../../platform/table/write.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

type Reader = Pick<AnyReader, 'id' | 'role'>;

// TTL removes items up to two days late; until then expired ones are not read (PROF-05).
const notExpired = (at: string, also = '') => ({
  FilterExpression: `#ttl > :now${also}`,
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':now': Math.floor(Date.parse(at) / 1000) },
});
const unread = ' AND attribute_not_exists(viewedAt)';
/** The settings of a recipient whose account no longer exists. */
const ordinary = { keptDays: notificationDays, mail: defaultMailSettings };

/** Reads and saves notifications. */
export function notificationsStore(table: Table) {
  /** All of the user's notifications, newest first; they expire, so the partition stays small. */
  async function notificationsOf(reader: Reader, at: string): Promise<Notification[]> {
    const found = await table.query(keys.notificationsOf(reader.id), { newestFirst: true, filter: notExpired(at) });
    return shownNotifications(table, reader, found.map(asRead));
  }

  /** Unread ones, newest first, at most 100. */
  async function unreadOf(reader: Reader, at: string): Promise<Notification[]> {
    const found = await table.query(keys.notificationsOf(reader.id), {
      newestFirst: true,
      filter: notExpired(at, unread),
    });
    return (await shownNotifications(table, reader, found.map(asRead))).slice(0, mostUnread);
  }

  /**
   * Marks notifications viewed, at most 100, and returns how many were marked and how many are still unread. Missing,
   * viewed or another user's notifications are skipped. One transaction, unless another tab views the same ones at that
   * moment: then one by one.
   */
  async function saveViewed(reader: Reader, ids: number[], at: string): Promise<{ viewed: number; unread: number }> {
    const asked = new Set(ids);
    const found = await table.query(keys.notificationsOf(reader.id), {
      filter: notExpired(at, unread),
      consistent: true,
    });
    const all = (await shownNotifications(table, reader, found)).map(({ id }) => id);
    const marked = all.filter((id) => asked.has(id));
    const writes = marked.map((id) => viewedNotificationWrite(reader.id, id, at));
    const viewed = await savedTogether(writes);
    return { viewed, unread: Math.min(all.length - marked.length, mostUnread) };
  }

  async function savedTogether(writes: SingleWrite[]): Promise<number> {
    const [only, ...others] = writes;
    if (!only) return 0;
    if (others.length === 0) return (await saved(only)) ? 1 : 0;
    if (await tryWrite(table.write(writes), doneAlready)) return writes.length;
    return (await inGroups(writes, (one) => saved(one))).filter(Boolean).length;
  }

  /**
   * Writes notifications of an event, and an event beside each that its recipient wants mailed immediately. Keys are
   * made of event and recipient, so a repeated event writes nothing new. What can be undone is mailed, and listed in a digest,
   * from `mailedFrom` on.
   */
  async function saveNew(
    event: { id: number; time: string; subject?: string },
    notifications: NewNotification[],
    { mailedFrom }: { mailedFrom?: string | undefined } = {},
  ): Promise<void> {
    const settings = await settingsOf(notifications.map((one) => one.recipientId));
    await inGroups(notifications, async (one) => {
      const { keptDays, mail } = settings.get(one.recipientId) ?? ordinary;
      const ttl = Math.floor(Date.parse(event.time) / 1000) + keptDays * 86_400;
      const write = newNotificationWrite(event, one, ttl, mailedFrom ? { mailedFrom } : {});
      if (!mail.groups[mailGroupOf(one, one.recipientId)]) return saved(write);
      if (mailedFrom) {
        const { id: notificationId, subject } = event;
        const waiting = {
          recipientId: one.recipientId,
          notificationId,
          dueAt: mailedFrom,
          ...(subject && { subject }),
        };
        return saved(write, waitingMailWrite(waiting));
      }
      return saved(write, briefEventWrite(notificationCreated(event, one.recipientId, one.type), ttl));
    });
  }

  /** Marks notifications of an event that was taken back; ones that were not written yet are written marked. */
  async function saveTakenBack(event: { id: number; time: string }, all: NewNotification[], at: string): Promise<void> {
    const settings = await settingsOf(all.map((one) => one.recipientId));
    await inGroups(all, async (one) => {
      const mark = () => saved(takenBackNotificationWrite(one.recipientId, event.id, at));
      if (await mark()) return;
      const { keptDays } = settings.get(one.recipientId) ?? ordinary;
      const ttl = Math.floor(Date.parse(event.time) / 1000) + keptDays * 86_400;
      // The event itself may be handled at the same time, and write its notification between the two.
      if (!(await saved(newNotificationWrite(event, one, ttl, { takenBackAt: at })))) await mark();
    });
  }

  /** What happened to a subject, newest first. */
  async function eventsOf(subject: string): Promise<AnyEvent[]> {
    const found = await table.query(keys.eventsOf(subject), { newestFirst: true, consistent: true });
    return found.map(({ event }) => event);
  }

  // Each user decides how long their notifications are kept, and which are mailed (PROF-05).
  async function settingsOf(userIds: number[]): Promise<Map<number, typeof ordinary>> {
    const accounts = await table.batchGet(userIds.map(keys.account));
    return new Map(
      accounts.flatMap((account) =>
        account
          ? [[account.id, { keptDays: account.notificationSettings.expiresIn.value, mail: mailSettingsOf(account) }]]
          : [],
      ),
    );
  }

  async function saved(write: SingleWrite, also?: SingleWrite): Promise<boolean> {
    return tryWrite(also ? table.write([write, also]) : table.writeOne(write), doneAlready);
  }

  /** The recruiters who work for a manager. */
  async function recruitersOf(managerId: number): Promise<number[]> {
    return (await table.query(keys.recruitersOfManager(managerId))).map((link) => link.recruiterId);
  }

  async function waitingApplicants(jobId: number): Promise<number[]> {
    const applicants = await table.query(keys.applicantsOfJob(jobId));
    const found = await table.batchGet(applicants.map(({ candidateId }) => keys.application(candidateId, jobId)));
    return found.flatMap((one) => (one?.state === 'waiting' ? one.candidate.id : []));
  }

  async function stillOn({ jobId, managerId }: { jobId: number; managerId: number }) {
    const [places, applicants, requests] = await Promise.all([
      table.query(keys.candidatesOnJob(jobId)),
      waitingApplicants(jobId),
      requestsOfManager(table, managerId, jobId),
    ]);
    const running = places.filter(mayBeMet);
    return {
      candidates: [...running.map(({ candidateId }) => candidateId), ...applicants],
      recruiters: [
        ...new Set([
          ...running.flatMap(({ recruiterId }) => recruiterId ?? []),
          ...requests.flatMap(({ state, recruiterId }) => (worksOnRequest(state) ? recruiterId : [])),
        ]),
      ],
    };
  }

  /** Who holds an interview that is ahead of a candidate in this status; of a pool, who was chosen. */
  async function interviewersOf(
    { jobId, candidateId }: { jobId: number; candidateId: number },
    status: PipelineStatus,
  ): Promise<number[]> {
    const stage = interviewStages.find((one) => statusesOfStage[one][0] === status);
    if (!stage) return [];
    const steps = (await heldInterviews(table, jobId)).filter((step) => step.stage === stage);
    const [held = []] = await interviewsWith(table, jobId, [{ candidateId, steps }]);
    return [...new Set(held.flatMap(({ interviewers }) => interviewers))];
  }

  /**
   * Whether everybody who holds an interview now has submitted their scorecard of a candidate; of two who submit at the
   * same moment, both may be found the last.
   */
  async function haveAllScored(of: { jobId: number; candidateId: number; stepId: number }): Promise<boolean> {
    const { jobId, candidateId, stepId } = of;
    const step = (await heldInterviews(table, jobId)).find(({ id }) => id === stepId);
    if (!step) return false;
    return (await withoutScorecard(table, { jobId, candidateId }, [step])).length === 0;
  }

  return {
    notificationsOf,
    unreadOf,
    saveViewed,
    saveNew,
    saveTakenBack,
    eventsOf,
    recruitersOf,
    waitingApplicants,
    stillOn,
    teamOf: async (jobId: number) => teamOf(table, jobId),
    interviewersOf,
    haveAllScored,
    awaitedInterviewers: async (of: Parameters<typeof awaitedInterviewers>[1]) => awaitedInterviewers(table, of),
  };
}
export type NotificationsStore = ReturnType<typeof notificationsStore>;

function asRead(stored: Notification): Notification {
  return { ...stored, viewedAt: stored.viewedAt ?? null };
}

function notificationCreated(
  { id, time }: { id: number; time: string },
  recipientId: number,
  type: NotificationType,
): EventOf<'notification-created'> {
  const event = eventOf('notification-created', {
    id,
    at: time,
    actor: { kind: 'system' },
    subject: keys.notificationSubject(recipientId),
    data: { notificationId: id, recipientId, type },
  });
  // Recipients of one event share its id.
  return { ...event, dedupId: `${event.dedupId}#${recipientId}` };
}
