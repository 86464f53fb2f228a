import * as digests from '../../../functions/records/digest.ts';
import { newMailLinkWrite, removedTokenWrite } from '../../../functions/records/mailed-token.ts';
import * as notifications from '../../../functions/records/notification.ts';
import type { NewNotification } from '../../../functions/records/notification.ts';
import { listedIn } from '../../../functions/platform/table/key.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { shardOf } from '../../../functions/platform/table/shards.ts';
import { secretHash } from '../../../functions/platform/table/secret-hash.ts';
import { defaultMailSettings } from '../../../shared/model/notification-settings.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites } from '../../support/outcomes.ts';

const notification = { recipientId: 7, type: 'job_closed', payload: { jobId: 5 } } as unknown as NewNotification;
const written = () => notifications.newNotificationWrite({ id: 50, time: someTime }, notification, 99);
const item = (over: object = {}) => ({
  ...keys.notification(7, 50),
  ...notification,
  id: 50,
  createdAt: someTime,
  ttl: 99,
  ...over,
});
const done = 'conflict | already done';
const lately = '2026-09-01T09:59:00.000Z';
const earlier = '2026-09-01T09:57:00.000Z';
const viewed = () => notifications.viewedNotificationWrite(7, 50, someTime);
const mailed = () => notifications.mailedNotificationWrite(7, 50, someTime);
const mailing = () => notifications.mailingNotificationWrite(7, 50, someTime);
const unmailed = () => notifications.unmailedNotificationWrite(7, 50);

describeWrites('A notification', [
  ['of an event is written', written, [], [item()]],
  ['of an event is written once', written, [item()], done],
  ['is viewed', viewed, [item()], [item({ viewedAt: someTime })]],
  ['is viewed once', viewed, [item({ viewedAt: someTime })], done],
  ['that is gone is not viewed', viewed, [], done],
  ['is being mailed', mailing, [item()], [item({ mailingAt: someTime })]],
  ['is mailed once', mailing, [item({ mailedAt: someTime })], done],
  ['is mailed by one at a time', mailing, [item({ mailingAt: lately })], done],
  [
    'is mailed by another where somebody stopped',
    mailing,
    [item({ mailingAt: earlier })],
    [item({ mailingAt: someTime })],
  ],
  ['was mailed', mailed, [item({ mailingAt: someTime })], [item({ mailedAt: someTime })]],
  ['that is gone is not mailed', mailed, [], done],
  ['whose mail failed is not mailed', unmailed, [item({ mailingAt: someTime })], [item()]],
  ['that is gone has no mail that failed', unmailed, [], 'TransactionCanceledException'],
]);

const reader = (list: 'digest' | 'figures', dueAt = '') => ({
  ...keys.digestReader(list, 7),
  userId: 7,
  dueAt,
  ...listedIn(keys.digestReaders(list, shardOf(7)), `${dueAt}#0000000000000007`),
});
const settings = (over: object) => () => digests.digestWrites(7, { ...defaultMailSettings, ...over });
const all = [reader('digest'), reader('figures')];
const putOff = () => digests.readerPutOffWrite({ userId: 7, dueAt: earlier }, 'digest', someTime);

describeWrites('A reader', [
  ['of a digest is on its list, to be looked at soon', settings({ digest: 'weekly' }), [], all.slice(0, 1)],
  ['without a digest is not on its list', settings({ digest: 'off' }), all, all.slice(1)],
  ['of figures is on their list', settings({ digest: 'daily', figures: true }), [], all],
  ['without figures is not on their list', settings({ digest: 'daily', figures: false }), all, all.slice(0, 1)],
  ['is taken off one list', () => digests.noReaderWrite(7, 'digest'), all, all.slice(1)],
  ['is put off', putOff, [reader('digest', earlier)], [reader('digest', someTime)]],
  ['who was put off, or chose again, is not put off', putOff, all.slice(0, 1), 'conflict | already mailed'],
  ['who is on the list no more is not put off', putOff, [], 'conflict | already mailed'],
]);

const last = { day: '2026-09-01', upTo: 50, mailedIds: [48, 49] };
const before = { day: '2026-08-31', upTo: 40 };
const digest = (over: object) => ({ ...keys.lastDigest(7), ...over });
const taken = 'conflict | already mailed';
const figures = (week: string) => ({ ...keys.mailedFigures(7), week });
const sentFigures = () => digests.mailedFiguresWrite(7, '2026-08-31');

describeWrites('A digest', [
  ['is marked as sent, the first time', () => digests.sentDigestWrite(7, last, undefined), [], [digest(last)]],
  ['is marked as sent once, the first time', () => digests.sentDigestWrite(7, last, undefined), [digest(last)], taken],
  [
    'is marked as sent after the one before',
    () => digests.sentDigestWrite(7, last, before),
    [digest(before)],
    [digest(last)],
  ],
  ['is marked as sent once', () => digests.sentDigestWrite(7, last, before), [digest(last)], taken],
  ['of figures is marked as sent', sentFigures, [figures('2026-08-24')], [figures('2026-08-31')]],
  ['of figures is marked as sent the first time', sentFigures, [], [figures('2026-08-31')]],
  ['of figures is marked as sent once a week', sentFigures, [figures('2026-08-31')], taken],
]);

const link = { userId: 7, topic: { what: 'digest', frequency: 'daily' } } as const;
const stored = {
  ...keys.mailedToken(secretHash('t')),
  mailLink: link,
  ttl: Date.parse(someTime) / 1000 + 120 * 86_400,
};
describeWrites('A link in a mail', [
  [
    'is kept for a month beyond its ninety days under its hash, so that it can show its state',
    () => newMailLinkWrite('t', link, someTime),
    [],
    [stored],
  ],
  ['is stored once', () => newMailLinkWrite('t', link, someTime), [stored], 'TransactionCanceledException'],
  ['is removed', () => removedTokenWrite(secretHash('t')), [stored], []],
]);
