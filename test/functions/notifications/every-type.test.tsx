import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { liveUpdatesStore } from '../../../functions/live-updates/live-updates.store.ts';
import { pushNotifications } from '../../../functions/live-updates/push-notifications.steps.ts';
import { listNotificationsHandler } from '../../../functions/notifications/list-notifications.handler.ts';
import { notificationsStore } from '../../../functions/notifications/notifications.store.ts';
import { notify } from '../../../functions/notifications/notify.ts';
import { keys } from '../../../functions/table/keys.ts';
import type { Table } from '../../../functions/table/table.ts';
import { openTable } from '../../../functions/table/table.ts';
import type { NotificationType } from '../../../shared/constants/notification.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { PayloadOf } from '../../../shared/model/notification.ts';
import { NotificationCard } from '../../../web/features/notifications/components/notification-card.tsx';
import { aClock, anActor, someTime } from '../../support/builders.ts';
import { handled } from '../../support/handle.ts';
import { withLocalTable } from '../../support/local-table.ts';

const job = { id: 5, title: 'Platform Engineer' };
const candidate = { id: 9, firstName: 'Mihai', lastName: 'Ionescu', avatar: 'files/avatars/9.webp' };
const manager = { id: 7, firstName: 'Ana', lastName: 'Popescu', avatar: null };
const recruiter = { id: 8, firstName: 'Priya', lastName: 'Raman', avatar: null };
const sender = { id: 7, fullName: 'Ana Popescu' };
const recipient = { id: 17, fullName: 'Noah Berg' };
const shared = { recruiter, sender, recipient, job };
const toJob = ['Platform Engineer', '/jobs/view/5'];
const others = ['Check other opportunities', '/jobs'];

/** What a card says and where its links lead, read from its HTML. */
function cardOf(html: string) {
  const sentence = /<p>(.*?)<\/p>/s
    .exec(html)?.[1]
    ?.replace(/<span class="visually-hidden">.*?<\/span>/, '')
    .replace(/<[^>]+>/g, '')
    .trim();
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, to, label]) => [
    label?.replace(/<[^>]+>/g, ''),
    to,
  ]);
  return { sentence, links };
}

describe('Every kind of notification', () => {
  let table: Table;
  let reader = 100;
  withLocalTable((local) => {
    table = openTable(local.tableName, local.documents);
  });

  /** Notifies one person and follows the notification: stored, pushed to the open browser, listed, shown on a card. */
  async function shown<T extends NotificationType>(type: T, payload: PayloadOf<T>, role: Role) {
    reader += 1;
    const [store, live] = [notificationsStore(table), liveUpdatesStore(table)];
    await live.saveConnection({ userId: reader, connectionId: 'tab' }, someTime);
    await store.saveNew({ id: reader, time: someTime }, notify([reader, reader], type, payload));
    const pushed: unknown[] = [];
    const post = async (_: string, data: string) => pushed.push(JSON.parse(data)) > 0;
    const item = await table.get(keys.notification(reader, reader));
    await pushNotifications([{ sequenceNumber: '1', kind: 'INSERT', item }], {
      liveUpdatesStore: live,
      post,
      now: () => someTime,
    });
    const { result } = await handled(
      listNotificationsHandler,
      { query: { page: 1, perPage: 50 }, actor: anActor(role, { id: reader }) },
      { notificationsStore: store, clock: aClock() },
    );
    const [listed, ...more] = result.data.map((row) => contract.notifications.listNotifications.response.parse(row));
    expect(more).toEqual([]);
    expect(listed).toEqual({ id: reader, type, payload, viewedAt: null, createdAt: someTime });
    expect(pushed[0]).toEqual({ type: 'notification', notification: listed });
    expect(pushed.at(-1)).toEqual({ type: 'unread-count', count: 1 });
    return cardOf(
      renderToStaticMarkup(
        <MemoryRouter>{listed && <NotificationCard notification={listed} role={role} />}</MemoryRouter>,
      ),
    );
  }

  it('recruiter rewards: stored, pushed, listed and shown with its links (NOTIF-25)', async () => {
    expect(
      await shown('recruiter_rewards', { job, manager, candidate, points: 500, amount: 250 }, 'recruiter'),
    ).toEqual({
      sentence: 'You earned 500 points: Mihai Ionescu was hired for Platform Engineer',
      links: [
        ['Points', '/points'],
        toJob,
        ['Mihai Ionescu', '/recruiter/candidates/9'],
        ['Managers', '/recruiter/managers'],
      ],
    });
  });

  it('invite accepted: stored, pushed, listed and shown with its links (NOTIF-26)', async () => {
    expect(await shown('invite_accepted', { recruiter }, 'manager')).toEqual({
      sentence: 'Priya Raman accepted your invitation',
      links: [['Priya Raman', '/manager/recruiters/8']],
    });
  });

  it('closed job: stored, pushed, listed and shown with its links (NOTIF-27)', async () => {
    expect(await shown('closed_job', { job, manager }, 'candidate')).toEqual({
      sentence: 'Platform Engineer has been closed',
      links: [others, ['Ana Popescu', '/candidate/managers/7']],
    });
  });

  it('redeem or withdraw: stored, pushed, listed and shown with its links (NOTIF-28)', async () => {
    expect(
      await shown('redeem_or_withdraw', { points: 1200, status: { from: null, to: 'approved' } }, 'recruiter'),
    ).toEqual({
      sentence: 'Your redemption of 1,200 points is approved',
      links: [['Points', '/points']],
    });
  });

  it('assigns created: stored, pushed, listed and shown with its links (NOTIF-29)', async () => {
    expect(await shown('assigns_created', { job, candidate, recruiter }, 'candidate')).toEqual({
      sentence: 'Priya Raman proposes you for Platform Engineer',
      links: [toJob, ['Priya Raman', '/candidate/recruiters/8']],
    });
  });

  it('assigns confirmed: stored, pushed, listed and shown with its links (NOTIF-30)', async () => {
    expect(await shown('assigns_confirmed', { job, candidate, recruiter }, 'candidate')).toEqual({
      sentence: 'Priya Raman put you forward for Platform Engineer',
      links: [toJob, ['Priya Raman', '/candidate/recruiters/8']],
    });
  });

  it('assigns declined: stored, pushed, listed and shown with its links (NOTIF-31)', async () => {
    expect(await shown('assigns_declined', { job, candidate, recruiter }, 'recruiter')).toEqual({
      sentence: 'Mihai Ionescu does not want to be put forward for Platform Engineer',
      links: [toJob, ['Mihai Ionescu', '/recruiter/candidates/9'], ['Recruiters', '/recruiter/recruiters']],
    });
  });

  it('candidate self-assign create: stored, pushed, listed and shown with its links (NOTIF-32)', async () => {
    expect(await shown('candidate_self_assign_create', { job, candidate }, 'recruiter')).toEqual({
      sentence: 'Mihai Ionescu applied for Platform Engineer',
      links: [toJob, ['Mihai Ionescu', '/recruiter/candidates/9']],
    });
  });

  it('candidate self-assign decline: stored, pushed, listed and shown with its links (NOTIF-33)', async () => {
    expect(await shown('candidate_self_assign_decline', { job, recruiter }, 'candidate')).toEqual({
      sentence: 'Your application for Platform Engineer was declined',
      links: [toJob, ['Priya Raman', '/candidate/recruiters/8'], others],
    });
  });

  it('job create: stored, pushed, listed and shown with its links (NOTIF-34)', async () => {
    expect(await shown('job_create', { job, manager, points: 1 }, 'recruiter')).toEqual({
      sentence: 'Ana Popescu posted Platform Engineer, 1 point for a hire',
      links: [toJob, ['Managers', '/recruiter/managers']],
    });
  });

  it('job update: stored, pushed, listed and shown with its links (NOTIF-35)', async () => {
    expect(await shown('job_update', { job }, 'recruiter')).toEqual({
      sentence: 'Platform Engineer was changed',
      links: [toJob],
    });
  });

  it('job closed: stored, pushed, listed and shown with its links (NOTIF-36)', async () => {
    expect(await shown('job_closed', { job, manager, candidate }, 'recruiter')).toEqual({
      sentence: 'Platform Engineer has been closed: Mihai Ionescu was hired',
      links: [toJob, others, ['Managers', '/recruiter/managers']],
    });
  });

  it('new candidates: stored, pushed, listed and shown with its links (NOTIF-37)', async () => {
    expect(await shown('new_candidates', { job, candidate, recruiter }, 'manager')).toEqual({
      sentence: 'Priya Raman put Mihai Ionescu forward for Platform Engineer',
      links: [toJob, ['Mihai Ionescu', '/manager/candidates/9'], ['Priya Raman', '/manager/recruiters/8']],
    });
  });

  it('calendar event soon: stored, pushed, listed and shown with its links (NOTIF-38)', async () => {
    const { sentence, links } = await shown(
      'calendar_event_soon',
      { event: { title: 'Interview', start: '2026-09-01T10:30:00.000Z' }, job, candidate },
      'manager',
    );
    expect(sentence).toMatch(/^Interview starts on 1st September 2026 at \d\d:30 [AP]M 30 min$/);
    expect(links).toEqual([['Calendar', '/calendar'], toJob, ['Mihai Ionescu', '/manager/candidates/9']]);
  });

  it('foreign recruiter invite created: stored, pushed, listed and shown with its links (NOTIF-39)', async () => {
    expect(await shown('foreign_recruiter_invite_created', shared, 'manager')).toEqual({
      sentence: 'Ana Popescu asks for Priya Raman to recruit for Platform Engineer',
      links: [['Priya Raman', '/manager/recruiters/8'], ['Managers', '/manager/managers'], toJob],
    });
  });

  it('foreign recruiter invite declined: stored, pushed, listed and shown with its links (NOTIF-40)', async () => {
    expect(await shown('foreign_recruiter_invite_declined', shared, 'manager')).toEqual({
      sentence: 'Noah Berg declined your request for Priya Raman',
      links: [['Priya Raman', '/manager/recruiters/8'], ['Managers', '/manager/managers'], toJob],
    });
  });

  it('foreign recruiter invite accepted: stored, pushed, listed and shown with its links (NOTIF-41)', async () => {
    expect(await shown('foreign_recruiter_invite_accepted', shared, 'manager')).toEqual({
      sentence: 'Noah Berg accepted your request for Priya Raman',
      links: [['Priya Raman', '/manager/recruiters/8'], ['Managers', '/manager/managers'], toJob],
    });
  });

  it('foreign recruiter invite work: stored, pushed, listed and shown with its links (NOTIF-42)', async () => {
    expect(await shown('foreign_recruiter_invite_work', shared, 'recruiter')).toEqual({
      sentence: 'You now recruit for Ana Popescu on Platform Engineer',
      links: [['Recruiters', '/recruiter/recruiters'], ['Managers', '/recruiter/managers'], toJob],
    });
  });

  it('foreign recruiter invite self closed: stored, pushed, listed and shown with its links (NOTIF-43)', async () => {
    expect(await shown('foreign_recruiter_invite_self_closed', shared, 'manager')).toEqual({
      sentence: 'Priya Raman ended the work for Ana Popescu',
      links: [['Priya Raman', '/manager/recruiters/8'], ['Managers', '/manager/managers'], toJob],
    });
  });

  it('foreign recruiter invite closed: stored, pushed, listed and shown with its links (NOTIF-44)', async () => {
    expect(await shown('foreign_recruiter_invite_closed', { recruiter, sender, recipient }, 'manager')).toEqual({
      sentence: 'Ana Popescu withdrew the request for Priya Raman',
      links: [
        ['Priya Raman', '/manager/recruiters/8'],
        ['Managers', '/manager/managers'],
      ],
    });
  });

  it('foreign recruiter invite work finished: stored, pushed, listed and shown with its links (NOTIF-45)', async () => {
    expect(await shown('foreign_recruiter_invite_work_finished', shared, 'manager')).toEqual({
      sentence: 'The work of Priya Raman for Ana Popescu is finished',
      links: [['Priya Raman', '/manager/recruiters/8'], ['Managers', '/manager/managers'], toJob],
    });
  });

  it('candidate accept recommendation: stored, pushed, listed and shown with its links (NOTIF-46)', async () => {
    expect(await shown('candidate_accept_recommendation', { job, candidate }, 'candidate')).toEqual({
      sentence: 'Mihai Ionescu accepted your recommendation of Platform Engineer',
      links: [toJob, ['Mihai Ionescu', '/candidate/candidates/9']],
    });
  });

  it('super manager role approved: stored, pushed, listed and shown with its links (NOTIF-47)', async () => {
    expect(await shown('super_manager_role_approved', { user: manager }, 'super_manager')).toEqual({
      sentence: 'Your request was approved: you are a Super Hire manager now',
      links: [
        ['Managers', '/super_manager/managers'],
        ['Clients', '/clients'],
      ],
    });
  });

  it('candidate approved: stored, pushed, listed and shown with its links (NOTIF-48)', async () => {
    expect(await shown('candidate_approved', { candidate, recruiter }, 'candidate')).toEqual({
      sentence: 'Priya Raman approved your profile',
      links: [['Priya Raman', '/candidate/recruiters/8']],
    });
  });

  it('collaboration request sent: stored, pushed, listed and shown with its links (NOTIF-49)', async () => {
    expect(await shown('collaboration_request_sent', { sender, recipient }, 'manager')).toEqual({
      sentence: 'Ana Popescu asks to work together with you',
      links: [['Managers', '/manager/managers']],
    });
  });

  it('collaboration request accepted: stored, pushed, listed and shown with its links (NOTIF-50)', async () => {
    expect(await shown('collaboration_request_accepted', { sender, recipient }, 'super_manager')).toEqual({
      sentence: 'Noah Berg accepted your collaboration request',
      links: [['Managers', '/super_manager/managers']],
    });
  });

  it('collaboration request rejected: stored, pushed, listed and shown with its links (NOTIF-51)', async () => {
    expect(await shown('collaboration_request_rejected', { sender, recipient }, 'super_manager')).toEqual({
      sentence: 'Noah Berg rejected your collaboration request',
      links: [['Managers', '/super_manager/managers']],
    });
  });

  it('a move through the pipeline, addressed to the candidate it concerns', async () => {
    const moved = { job, candidate, status: { from: 'Contacted', to: 'Submitted' } };
    expect(await shown('candidate_status_changed', moved, 'candidate')).toEqual({
      sentence: 'You moved to Submitted on Platform Engineer',
      links: [toJob],
    });
    expect((await shown('candidate_status_changed', moved, 'manager')).sentence).toBe(
      'Mihai Ionescu moved to Submitted on Platform Engineer',
    );
  });
});
