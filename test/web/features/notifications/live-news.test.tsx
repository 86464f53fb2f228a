// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../../../shared/model/notification.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { Bell } from '../../../../web/features/notifications/components/bell.tsx';
import { useLiveNotifications } from '../../../../web/features/notifications/hooks/use-live-notifications.ts';
import { Toasts } from '../../../../web/ui/feedback/toast.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { heardLive, sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const noon = (day: number) => new Date(2026, 2, day, 12).toISOString();
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

describe('Live notifications', () => {
  const Page = () => {
    useLiveNotifications('manager', 'UTC');
    return (
      <>
        <Bell />
        <Toasts />
      </>
    );
  };
  const unread = (...ids: number[]) => ids.map((id) => news(id, { viewedAt: null }));
  const show = async (...ids: number[]) => {
    fakeApi.listUnreadNotifications.mockResolvedValue({ data: unread(...ids) });
    fakeApi.listNotifications.mockResolvedValue(pageOf(unread(...ids)));
    const rendered = renderSignedIn(Page, { path: '/dashboard' });
    await waitFor(() => expect(rendered.queryClient.isFetching()).toBe(0));
    return rendered;
  };
  const bell = () => screen.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label');

  it('are shown in the corner once, and viewed when opened there', async () => {
    fakeApi.viewNotifications.mockResolvedValue({ data: {} });
    await show(4);
    for (const id of [5, 5, 4]) sayLive('notification', { notification: news(id, { viewedAt: null }) });
    const toast = await screen.findByRole('link', { name: /Job 5 was changed/ });
    expect(screen.queryByRole('link', { name: /Job 4 was changed/ })).toBeNull();
    expect([bell(), toast.getAttribute('href')]).toEqual(['Notifications, 2 unread', '/jobs/view/5']);
    fireEvent.click(toast);
    await waitFor(() => expect(fakeApi.viewNotifications.mock.calls).toEqual([[{ body: { ids: [5] } }]]));
  });

  it('are read again where the number of unread ones differs, and only there', async () => {
    await show(4);
    sayLive('unread-count', { count: 1 });
    await Promise.resolve();
    expect(fakeApi.listUnreadNotifications).toHaveBeenCalledOnce();
    fakeApi.listUnreadNotifications.mockResolvedValue({ data: unread(4, 6, 8) });
    sayLive('unread-count', { count: 1 });
    sayLive('unread-count', { count: 3 });
    await waitFor(() => expect(bell()).toBe('Notifications, 3 unread'));
    expect(fakeApi.listUnreadNotifications).toHaveBeenCalledTimes(2);
  });

  it('that were missed are read after a reconnection, and nobody listens after the page is left', async () => {
    await show(4);
    fakeApi.listUnreadNotifications.mockResolvedValue({ data: unread(4, 6) });
    sayLive('catch-up');
    await waitFor(() => expect(bell()).toBe('Notifications, 2 unread'));
    expect(heardLive()).toEqual([
      'catch-up',
      'notification',
      'super manager role approved',
      'super manager role request approved',
      'unread-count',
    ]);
    cleanup();
    expect(heardLive()).toEqual([]);
  });

  it('are counted even where the unread ones could not be read', async () => {
    fakeApi.listUnreadNotifications.mockRejectedValue(new ApiError(400, 'Not now'));
    fakeApi.listNotifications.mockResolvedValue(pageOf([news(4)]));
    renderSignedIn(Page, { path: '/dashboard' });
    await waitFor(() => expect(fakeApi.listUnreadNotifications).toHaveBeenCalled());
    sayLive('unread-count', { count: 2 });
    await waitFor(() => expect(bell()).toBe('Notifications'));
  });

  it('are read in the bell’s panel, each with what it opens', async () => {
    await show(4);
    press('Notifications, 1 unread');
    expect(readAloud(screen.getByRole('dialog')).replaceAll(/\(2026-[^)]*\)/g, '(time)')).toMatchInlineSnapshot(`
      "‹Unread Notifications›
      ## Unread Notifications 1
      [View All](/notifications)
      ‹Today›
      ### Today
      Unread: [Job 4 was changed](/jobs/view/4)
      (time)
      [View All](/notifications)"
    `);
    press('Notifications, 1 unread');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
