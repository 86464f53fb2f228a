import { describe, expect, it } from 'vitest';
import { mailNotification } from '../../../../functions/features/notification-mail/mail-notification.steps.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { secretHash } from '../../../../functions/platform/table/secret-hash.ts';
import { notify } from '../../../../functions/features/notifications/notify.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { someTime } from '../../../support/builders.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom, siteUrl } from '../../../support/notification-mail.ts';

const groups = { ...defaultMailSettings.groups, jobs: true };

describe('An immediate mail about a notification', () => {
  const table = withLocalTable(tableIn);
  const created = (recipientId: number, notificationId: number) => ({
    recipientId,
    notificationId,
    type: 'job_update' as const,
  });
  const emitted = (userId: number, id: number) => table.get(keys.event(keys.notificationSubject(userId), id));

  it('is sent for the groups that its reader switched on, with a way to unsubscribe', async () => {
    const room = aMailRoom(table);
    const reader = await room.aReader(201, { groups });
    const id = await room.news(201, 'ICU nurse');
    expect((await emitted(201, id))?.event).toMatchObject({ type: 'notification-created', data: created(201, id) });
    await mailNotification(created(201, id), room.needs);
    const [mail] = room.sent;
    const token = room.tokenOf(mail);
    expect(mail).toMatchObject({
      to: reader.email,
      subject: 'ICU nurse was changed',
      headers: {
        'List-Unsubscribe': `<${siteUrl}/api/notification-mail/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(mail?.text).toContain(`${siteUrl}/jobs/view/5`);
    expect(mail?.text).toContain(`Stop these mails: ${siteUrl}/account/mail?token=${token}`);
    expect(await table.get(keys.mailedToken(secretHash(token)))).toMatchObject({
      mailLink: { userId: 201, topic: { what: 'jobs' } },
    });
    expect(JSON.stringify(await table.query(keys.notificationsOf(201)))).not.toContain(token);
  });

  it('is not even requested by readers who do not want it', async () => {
    const room = aMailRoom(table);
    await room.aReader(202);
    expect(await emitted(202, await room.news(202, 'ICU nurse'))).toBeUndefined();
  });

  it('reaches a recruiter whom a manager invites without any setting, unless switched off', async () => {
    const room = aMailRoom(table);
    const invited = async (id: number) => {
      const notificationId = room.clock.newId();
      const manager = { id: 1001, firstName: 'Daniel', lastName: 'Reyes' };
      await notificationsStore(table).saveNew(
        { id: notificationId, time: someTime },
        notify([id], 'manager_invites', { manager }),
      );
      const event = { recipientId: id, notificationId, type: 'manager_invites' as const };
      if (await emitted(id, notificationId)) await mailNotification(event, room.needs);
    };
    const reader = await room.aReader(221);
    await room.aReader(222, { groups: { ...defaultMailSettings.groups, account: false } });
    await invited(221);
    await invited(222);
    expect(room.sent).toMatchObject([{ to: reader.email, subject: 'Daniel Reyes invites you to work with them' }]);
    expect(room.sent[0]?.text).toContain(`${siteUrl}/dashboard`);
  });

  it('reaches a candidate who is put forward or invited to an interview without any setting, unless switched off', async () => {
    const room = aMailRoom(table);
    const moveOf = async (id: number) => {
      const notificationId = room.clock.newId();
      const candidate = { id, firstName: 'Priya', lastName: 'Iyer' };
      const status = { from: 'Submitted', to: 'First Interview Scheduled' };
      await notificationsStore(table).saveNew(
        { id: notificationId, time: someTime },
        notify([id], 'candidate_status_changed', { job: { id: 5, title: 'ICU nurse' }, candidate, status }),
      );
      const event = { recipientId: id, notificationId, type: 'candidate_status_changed' as const };
      if (await emitted(id, notificationId)) await mailNotification(event, room.needs);
    };
    const progress = { groups: { ...defaultMailSettings.groups, progress: false } };
    const older = { digest: 'daily', groups: { jobs: false, candidates: false } } as unknown as typeof progress;
    const reader = await room.aReader(211, older, { role: 'candidate' });
    await room.aReader(212, progress, { role: 'candidate' });
    await moveOf(211);
    await moveOf(212);
    expect(room.sent).toMatchObject([{ to: reader.email, subject: 'First interview: ICU nurse' }]);
    expect(room.sent[0]?.text).toContain('They want to meet you');
  });

  it('is sent once, however often its event is repeated', async () => {
    const room = aMailRoom(table);
    await room.aReader(203, { groups });
    const id = await room.news(203, 'ICU nurse');
    await Promise.all([1, 2, 3].map(() => mailNotification(created(203, id), room.needs)));
    expect(room.sent).toHaveLength(1);
  });

  it('is tried again when it could not be sent', async () => {
    const room = aMailRoom(table);
    await room.aReader(204, { groups });
    const id = await room.news(204, 'ICU nurse');
    room.failNext(1);
    await expect(mailNotification(created(204, id), room.needs)).rejects.toThrow('the post office is closed');
    await mailNotification(created(204, id), room.needs);
    expect(room.sent).toHaveLength(1);
  });

  it('beyond the hour’s allowance of its reader waits for the digest', async () => {
    const room = aMailRoom(table);
    await room.aReader(206, { groups });
    const id = await room.news(206, 'ICU nurse');
    const causes: unknown[] = [];
    const send = async ({ cause }: { cause?: string }) => {
      causes.push(cause);
      return 'over' as const;
    };
    await mailNotification(created(206, id), { ...room.needs, send });
    expect(causes).toEqual(['jobs']);
    expect(
      (await room.needs.store.newsSince({ id: 206, role: 'recruiter' }, 0, someTime)).map((one) => one.id),
    ).toEqual([id]);
  });

  it('is not sent for what was viewed, switched off or expired in the meantime, nor to a closed account', async () => {
    const room = aMailRoom(table);
    await room.aReader(205, { groups });
    const id = await room.news(205, 'ICU nurse');
    await notificationsStore(table).saveViewed({ id: 205, role: 'recruiter' }, [id], someTime);
    await mailNotification(created(205, id), room.needs);
    const other = await room.news(205, 'Theatre nurse');
    await room.aReader(205);
    await mailNotification(created(205, other), room.needs);
    await room.aReader(205, { groups }, { status: 'disabled' });
    await mailNotification(created(205, other), room.needs);
    await mailNotification(created(205, 999), room.needs);
    // An account that is gone.
    await mailNotification(created(298, await room.news(298, 'ICU nurse')), room.needs);
    expect(room.sent).toEqual([]);
  });
});
