// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { NotificationRow } from '../../../../web/features/notifications/components/notification-row.tsx';
import { RecentNews } from '../../../../web/features/notifications/components/recent-news.tsx';
import { NotificationsPage } from '../../../../web/features/notifications/pages/notifications.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());

vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));
const noon = (day: number) => new Date(2026, 2, day, 12).toISOString();
const job = { id: 5, title: 'ICU nurse' };
const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Lopez', avatar: `/${id}.png` });
const people = { candidate: person(9, 'Mihai'), recruiter: person(8, 'Priya'), manager: person(7, 'Ana') };
const news = (id: number, over: object = {}) =>
  ({
    id,
    type: 'job_update',
    payload: { job: { id, title: `Job ${id}` } },
    viewedAt: noon(10),
    createdAt: noon(10),
    ...over,
  }) as Notification;
const pageOf = (data: readonly Notification[], total = data.length) => ({
  data,
  meta: { total, page: 1, perPage: data.length || 1 },
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 13), toFake: ['Date'] });
  fakeApi.listUnreadNotifications.mockResolvedValue({ data: [] });
});

type RowLook = { role?: Role } & Pick<Parameters<typeof NotificationRow>[0], 'isUnderJob' | 'isUnderDate'>;

describe('The row of a notification', () => {
  const row = (type: string, payload: object, { role = 'manager', ...props }: RowLook = {}) => {
    const one = news(1, { type, payload, viewedAt: null });
    const { container } = renderSignedIn(() => <NotificationRow notification={one} role={role} {...props} />, {
      path: '/x',
    });
    const read = readAloud(container).replaceAll(/\(2026-[^)]*\)/g, '(time)');
    cleanup();
    return read;
  };

  it('says who did what, when, what it opens, and what else it leads to', () => {
    const event = { title: 'Interview', start: noon(12) };
    const moved = { job, ...people, status: { from: 'Contacted', to: 'Submitted' } };
    expect({
      moved: row('candidate_status_changed', moved),
      'moved, by a recruiter': row('candidate_status_changed', { ...moved, manager: undefined }),
      'moved, by nobody known': row('candidate_status_changed', { ...moved, manager: undefined, recruiter: undefined }),
      'moved, for the candidate': row('candidate_status_changed', moved, { role: 'candidate' }),
      'put forward': row('new_candidates', { job, candidate: people.candidate, recruiter: people.recruiter }),
      agreed: row('assigns_confirmed', { job, ...people }),
      'agreed, under its job': row('assigns_confirmed', { job, ...people }, { isUnderJob: true }),
      reminder: row('calendar_event_soon', { event, job, candidate: people.candidate }),
      'reminder, under its day': row('calendar_event_soon', { event }, { isUnderDate: true }),
      asked: row(
        'foreign_recruiter_invite_created',
        { job, sender: { id: 7, fullName: 'Ana Lopez' } },
        { role: 'recruiter' },
      ),
      removed: row('applied_job_removed', { job }, { role: 'candidate' }),
      approved: row('super_manager_role_approved', { user: people.manager }, { role: 'super_manager' }),
      redeemed: row('redeem_or_withdraw', { points: 500 }),
    }).toMatchInlineSnapshot(`
      {
        "agreed": "(picture /9.png)
      Unread: [Mihai Lopez agreed to be put forward for ICU nurse](/jobs/5/candidates/9)
      [ICU nurse](/jobs/view/5)[Mihai Lopez](/manager/candidates/9)[Priya Lopez](/manager/recruiters/8)
      (time)",
        "agreed, under its job": "(picture /9.png)
      Unread: [Mihai Lopez agreed to be put forward for ICU nurse](/jobs/5/candidates/9)
      [Mihai Lopez](/manager/candidates/9)[Priya Lopez](/manager/recruiters/8)
      (time)",
        "approved": "(picture /7.png)
      Unread: [Your request was approved: you are a Super Hire manager now](/super_manager/managers)
      [Managers](/super_manager/managers)[Jobs](/jobs)
      (time)",
        "asked": "Unread: [Ana Lopez asks you to work on ICU nurse](/dashboard)
      [Invitations](/dashboard)[ICU nurse](/jobs/view/5)[Managers](/recruiter/managers)
      (time)",
        "moved": "(picture /7.png)
      Unread: [Ana Lopez moved Mihai Lopez to Submitted on ICU nurse](/jobs/5/candidates/9)
      [ICU nurse](/jobs/view/5)[Mihai Lopez](/manager/candidates/9)
      (time)",
        "moved, by a recruiter": "(picture /8.png)
      Unread: [Priya Lopez moved Mihai Lopez to Submitted on ICU nurse](/jobs/5/candidates/9)
      [ICU nurse](/jobs/view/5)[Mihai Lopez](/manager/candidates/9)
      (time)",
        "moved, by nobody known": "(picture /9.png)
      Unread: [Mihai Lopez moved to Submitted on ICU nurse](/jobs/5/candidates/9)
      [ICU nurse](/jobs/view/5)[Mihai Lopez](/manager/candidates/9)
      (time)",
        "moved, for the candidate": "(picture /7.png)
      Unread: [Put forward: ICU nurse](/jobs/view/5)
      (time)",
        "put forward": "(picture /8.png)
      Unread: [Priya Lopez put Mihai Lopez forward for ICU nurse](/jobs/5/candidates/9)
      [ICU nurse](/jobs/view/5)[Mihai Lopez](/manager/candidates/9)[Priya Lopez](/manager/recruiters/8)
      (time)",
        "redeemed": "Unread: You redeemed 500 points
      (time)",
        "reminder": "(picture /9.png)
      Unread: [Interview starts on Thu, Mar 12, 2026, 8:00 AM EDT](/calendar) 30 min{amber}
      [Calendar](/calendar)[ICU nurse](/jobs/view/5)[Mihai Lopez](/manager/candidates/9)
      (time)",
        "reminder, under its day": "Unread: [Interview starts on Thu, Mar 12, 2026, 8:00 AM EDT](/calendar) 30 min{amber}
      [Calendar](/calendar)
      (time)",
        "removed": "Unread: [ICU nurse was taken down, so your application for it has ended](/jobs)
      [Check other opportunities](/jobs)
      (time)",
      }
    `);
  });
});

describe('The page of notifications', () => {
  const show = (at = '/notifications') => renderSignedIn(NotificationsPage, { path: '/notifications', at });

  it('has days, jobs and rows, which are unread, and what can be done; it is saved as a file', async () => {
    fakeApi.listNotifications.mockResolvedValue(
      pageOf([
        news(5, { viewedAt: null, payload: { job } }),
        news(4, { type: 'assigns_confirmed', payload: { job, ...people } }),
        news(3, { createdAt: noon(9), viewedAt: null }),
        news(2, { createdAt: noon(1), payload: { job, manager: people.manager }, type: 'job_closed' }),
      ]),
    );
    show();
    await screen.findByRole('region', { name: 'Today' });
    expect(readAloud().replaceAll(/\(2026-[^)]*\)/g, '(time)')).toMatchInlineSnapshot(`
      "Notifications · HireHub
      # Notifications 4
      <Mark all as read> <CSV, notifications>
      ‹Which notifications› <All | pressed> <Unread>
      ‹Today›
      ## Today
      ### [ICU nurse](/jobs/view/5) 2
      Unread: [ICU nurse was changed](/jobs/view/5)
      (time)
      (picture /9.png)
      [Mihai Lopez agreed to be put forward for ICU nurse](/jobs/5/candidates/9)
      [Mihai Lopez](/manager/candidates/9)[Priya Lopez](/manager/recruiters/8)
      (time)
      ‹Yesterday›
      ## Yesterday
      Unread: [Job 3 was changed](/jobs/view/3)
      (time)
      ‹Sunday, 1st Mar 2026›
      ## Sunday, 1st Mar 2026
      (picture /7.png)
      [ICU nurse has been closed](/jobs/view/5)
      [Check other opportunities](/jobs)[Managers](/manager/managers)
      (time)
      All 4 notifications"
    `);
    press('CSV, notifications');
    await waitFor(() => expect(saveBlob).toHaveBeenCalled());
    expect((await cellsOf(saveBlob.mock.lastCall?.[0])).slice(0, 5)).toEqual([
      ['When', 'What', 'Read'],
      ['2026-03-10', 'ICU nurse was changed', ''],
      ['2026-03-10', 'Mihai Lopez agreed to be put forward for ICU nurse', '2026-03-10'],
      ['2026-03-09', 'Job 3 was changed', ''],
      ['2026-03-01', 'ICU nurse has been closed', '2026-03-10'],
    ]);
  });

  it('marks what is opened alone, and not what was read before', async () => {
    fakeApi.listNotifications.mockResolvedValue(pageOf([news(5, { viewedAt: null }), news(4)]));
    fakeApi.viewNotifications.mockResolvedValue({ data: {} });
    show();
    fireEvent.click(await screen.findByRole('link', { name: 'Job 4 was changed' }));
    await screen.findByText('at /jobs/view/4');
    expect(fakeApi.viewNotifications).not.toHaveBeenCalled();
    cleanup();
    show();
    fireEvent.click(await screen.findByRole('link', { name: 'Job 5 was changed' }));
    await waitFor(() => expect(fakeApi.viewNotifications.mock.calls).toEqual([[{ body: { ids: [5] } }]]));
  });

  it('of those unread, and all, is chosen by the address', async () => {
    fakeApi.listNotifications.mockImplementation(async ({ query }) => pageOf(query.unread ? [] : [news(4)]));
    show('/notifications?unread=true');
    await screen.findByText('You have read everything');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Notifications · HireHub
      # Notifications 0
      ‹Which notifications› <All> <Unread | pressed>
      ## You have read everything
      New notifications appear here until you open them.
      <Show all notifications>"
    `);
    press('Show all notifications');
    await screen.findByRole('link', { name: 'Job 4 was changed' });
    expect(readAloud()).toContain('<All | pressed> <Unread>');
    press('Unread');
    await screen.findByText('You have read everything');
    press('All');
    await screen.findByRole('link', { name: 'Job 4 was changed' });
  });

  it('without any says what will be there', async () => {
    fakeApi.listNotifications.mockResolvedValue(pageOf([]));
    const { container } = show();
    expect(container.querySelectorAll('.ui-card')).toHaveLength(1);
    await screen.findByText('No notifications yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Notifications · HireHub
      # Notifications 0
      ‹Which notifications› <All | pressed> <Unread>
      ## No notifications yet
      Notifications about your jobs and candidates appear here."
    `);
    expect(container.querySelectorAll('.ui-card')).toHaveLength(0);
  });

  it('is busy while all are marked, says why that failed, and tries again', async () => {
    fakeApi.listNotifications.mockResolvedValue(pageOf([news(5, { viewedAt: null })]));
    const { promise, reject } = Promise.withResolvers();
    fakeApi.listUnreadNotifications.mockReturnValueOnce(promise);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(readAloud()).toContain('<Mark all as read | busy | off>'));
    reject(new ApiError(400, 'Not now'));
    expect(readAloud(await screen.findByRole('alert'))).toBe(
      'Not all notifications could be marked as read. Not now\n<Try again>',
    );
    press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(fakeApi.listUnreadNotifications).toHaveBeenCalledTimes(2);
  });
});

describe('The recent activity on a dashboard', () => {
  const show = () => renderSignedIn(RecentNews, { path: '/dashboard' });

  it('has the five latest, each opening its page, and marks what is opened', async () => {
    fakeApi.listNotifications.mockResolvedValue(
      pageOf([7, 6, 5, 4, 3, 2].map((id) => news(id, id > 6 ? { viewedAt: null } : {}))),
    );
    fakeApi.viewNotifications.mockResolvedValue({ data: {} });
    show();
    await screen.findByRole('list', { name: 'Recent activity' });
    expect(readAloud().replaceAll(/\(2026-[^)]*\)/g, '(time)')).toMatchInlineSnapshot(`
      "## Recent activity
      [All notifications](/notifications)
      ‹Recent activity›
      Unread: [Job 7 was changed](/jobs/view/7)
      (time)
      [Job 6 was changed](/jobs/view/6)
      (time)
      [Job 5 was changed](/jobs/view/5)
      (time)
      [Job 4 was changed](/jobs/view/4)
      (time)
      [Job 3 was changed](/jobs/view/3)
      (time)"
    `);
    fireEvent.click(screen.getByRole('link', { name: 'Job 7 was changed' }));
    await waitFor(() => expect(fakeApi.viewNotifications.mock.calls).toEqual([[{ body: { ids: [7] } }]]));
    cleanup();
    show();
    fireEvent.click(await screen.findByRole('link', { name: 'Job 6 was changed' }));
    await screen.findByText('at /jobs/view/6');
    expect(fakeApi.viewNotifications).toHaveBeenCalledOnce();
  });

  it('is loading, none, or failed and loaded on another try', async () => {
    fakeApi.listNotifications.mockRejectedValueOnce(new ApiError(400, 'Not now'));
    fakeApi.listNotifications.mockResolvedValue(pageOf([]));
    const { container } = show();
    expect(container.querySelector('.ui-skeleton, [class*="skeleton"]')).not.toBeNull();
    expect(readAloud(await screen.findByRole('alert'))).toContain('The activity could not be loaded\nNot now');
    press('Try again');
    await screen.findByText('No activity yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Recent activity
      [All notifications](/notifications)
      ## No activity yet
      Activity on your jobs and candidates appears here."
    `);
  });

  it('speaks to a candidate of applications', async () => {
    fakeApi.listNotifications.mockResolvedValue(pageOf([]));
    renderSignedIn(RecentNews, { path: '/dashboard', account: { role: 'candidate' } });
    expect(await screen.findByText('News of your applications appears here.')).toBeTruthy();
  });
});
