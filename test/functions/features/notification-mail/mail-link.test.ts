import { describe, expect, it } from 'vitest';
import { mailNotification } from '../../../../functions/features/notification-mail/mail-notification.steps.ts';
import { sendDigests } from '../../../../functions/features/notification-mail/send-digests.steps.ts';
import { switchMail } from '../../../../functions/features/notification-mail/switch-mail.ts';
import {
  readMailLinkHandler,
  switchMailHandler,
  unsubscribeHandler,
} from '../../../../functions/features/notification-mail/mail-link.handlers.ts';
import { mailedTokensIn } from '../../../../functions/domain/mailed-links/mailed-tokens.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { aClock, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom } from '../../../support/notification-mail.ts';

const groups = { ...defaultMailSettings.groups, jobs: true };

it('One topic of mail can be switched without changing the others', () => {
  expect(switchMail(defaultMailSettings, { what: 'calendar' }, false)).toEqual({
    digest: 'daily',
    groups: { ...defaultMailSettings.groups, calendar: false },
  });
  expect(switchMail(defaultMailSettings, { what: 'digest', frequency: 'weekly' }, false)).toEqual({
    ...defaultMailSettings,
    digest: 'off',
  });
  expect(
    switchMail({ ...defaultMailSettings, digest: 'off' }, { what: 'digest', frequency: 'weekly' }, true).digest,
  ).toBe('weekly');
});

describe('The unsubscribe link of a letter', () => {
  const table = withLocalTable(tableIn);

  async function mailedTo(id: number) {
    const room = aMailRoom(table);
    await room.aReader(id, { groups });
    await mailNotification({ recipientId: id, notificationId: await room.news(id, 'ICU nurse') }, room.needs);
    const token = room.tokenOf(room.sent[0]);
    return {
      room,
      token,
      oneClick: () => handled(unsubscribeHandler, { query: { token } }, room.needs),
      turn: (on: boolean) => handled(switchMailHandler, { body: { token, on } }, room.needs),
      settings: async () => (await room.needs.store.account(id))?.notificationSettings.mail,
    };
  }

  it('stops its group, and only it, by one click in the mail client, however often it is clicked', async () => {
    const { oneClick, settings } = await mailedTo(401);
    expect((await oneClick()).result).toEqual({ what: 'jobs', label: 'Jobs', on: false });
    await oneClick();
    expect(await settings()).toEqual({ digest: 'daily', groups: { ...groups, jobs: false } });
  });

  it('says what it switches and whether that is mailed now, and reading changes nothing', async () => {
    const { room, token, turn, settings } = await mailedTo(405);
    const read = async () => resultOf(readMailLinkHandler, { body: { token } }, room.needs);
    expect(await read()).toEqual({ what: 'jobs', label: 'Jobs', on: true });
    expect(await settings()).toEqual({ digest: 'daily', groups });
    await turn(false);
    expect(await read()).toEqual({ what: 'jobs', label: 'Jobs', on: false });
  });

  it('can be undone', async () => {
    const { turn, settings } = await mailedTo(402);
    await turn(false);
    expect((await turn(true)).result).toEqual({ what: 'jobs', label: 'Jobs', on: true });
    expect(await settings()).toEqual({ digest: 'daily', groups });
  });

  it('stops the digest for good', async () => {
    const room = aMailRoom(table);
    await room.aReader(403, { digest: 'daily' });
    await room.news(403, 'First');
    await sendDigests(room.needs);
    const token = room.tokenOf(room.sent.find(({ to }) => to === 'reader-403@example.com'));
    expect(await resultOf(switchMailHandler, { body: { token, on: false } }, room.needs)).toEqual({
      what: 'digest',
      label: 'The daily digest',
      on: false,
    });
    await room.news(403, 'Second');
    room.clock.set('2026-09-02T10:00:00.000Z');
    expect(await table.get(keys.digestReader('digest', 403))).toBeUndefined();
    await handled(switchMailHandler, { body: { token, on: true } }, room.needs);
    expect(await table.get(keys.digestReader('digest', 403))).toMatchObject({ userId: 403 });
  });

  it('is refused when it is unknown, too old, meant for something else, or its account is closed', async () => {
    const { room, token } = await mailedTo(404);
    const refused = (given: string, needs = room.needs) =>
      refusalOf(handled(switchMailHandler, { body: { token: given, on: false } }, needs));
    expect(await refused('00000000000000000000')).toMatchObject({
      kind: 'gone',
      errors: [{ key: 'token', message: expect.stringContaining('This link is not valid') as string }],
    });
    expect(await refused(token, { ...room.needs, clock: aClock('2027-01-01T00:00:00.000Z') })).toMatchObject({
      kind: 'gone',
      message: expect.stringContaining('This link has expired') as string,
    });
    await mailedTokensIn(table).save('a-confirmation-token', { kind: 'confirmation', userId: 404 }, someTime);
    expect(await refused('a-confirmation-token')).toMatchObject({ kind: 'gone' });
    expect(await refusalOf(mailedTokensIn(table).purpose(token, 'confirmation', someTime))).toMatchObject({
      kind: 'gone',
    });
    await room.aReader(404, { groups }, { status: 'disabled' });
    expect(await refused(token)).toMatchObject({ kind: 'gone', message: 'This account is closed' });
  });
});
