import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../../../../shared/model/notification.ts';
import { groupNotifications } from '../../../../../web/features/notifications/model/group-notifications.ts';

/** Noon of the 10th of March 2026, a Tuesday, wherever the reader is. */
const noon = () => new Date(2026, 2, 10, 12).getTime();
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();
const news = (id: number, createdAt: string, job?: number) =>
  ({ id, createdAt, payload: job ? { job: { id: job, title: `Job ${job}` } } : {} }) as unknown as Notification;
const shown = (...all: Notification[]) =>
  groupNotifications(all, noon()).map(({ title, groups }) => [
    title,
    ...groups.map(
      ({ job, notifications }) => `${job ? `${job.title}: ` : ''}${notifications.map(({ id }) => id).join(' ')}`,
    ),
  ]);

// Their days begin before and after those of UTC, whatever the zone of the machine is.
describe.each(['America/Chicago', 'Asia/Kolkata'])('Notifications of a reader in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  it('are of today, of yesterday or of a day with its weekday and date, by the reader’s clock', () => {
    expect(
      shown(
        news(9, at(11, 1)),
        news(8, at(10, 23, 59)),
        news(7, at(10, 0)),
        news(6, at(9, 23, 59)),
        news(5, at(9, 0)),
        news(4, at(8, 23, 59)),
        news(3, at(1, 12)),
      ),
    ).toEqual([
      ['Today', '9', '8', '7'],
      ['Yesterday', '6', '5'],
      ['Sunday, 8th Mar 2026', '4'],
      ['Sunday, 1st Mar 2026', '3'],
    ]);
  });

  it('of a day are together by their job where several share it, in the order of the newest', () => {
    expect(
      shown(
        news(9, at(10, 11), 7),
        news(8, at(10, 10)),
        news(7, at(10, 9), 5),
        news(6, at(10, 8), 7),
        news(5, at(10, 7)),
        news(4, at(9, 7), 7),
      ),
    ).toEqual([
      ['Today', 'Job 7: 9 6', '8', '7', '5'],
      ['Yesterday', '4'],
    ]);
  });

  it('each have a group with a key of its own', () => {
    const [day] = groupNotifications([news(7, at(10, 9), 5), news(5, at(10, 7))], noon());
    expect(day?.groups.map(({ key, job }) => [key, job])).toEqual([
      ['5', undefined],
      ['one-5', undefined],
    ]);
    expect(groupNotifications([], noon())).toEqual([]);
  });
});
