import { keys } from '../../../../functions/platform/table/keys.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  formerAvatarFiles,
  quarantineKey,
  smallAvatarPath,
} from '../../../../functions/features/profile/avatar-keys.ts';
import { avatarsStore } from '../../../../functions/features/profile/avatars.store.ts';
import {
  readAvatarUploadHandler,
  removeAvatarHandler,
  startAvatarUploadHandler,
} from '../../../../functions/features/profile/avatar.handlers.ts';
import { receiveAvatar } from '../../../../functions/features/profile/receive-avatar.steps.ts';
import { avatarLimits } from '../../../../shared/constants/avatar.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { aJpeg, aPng } from '../../../support/pictures.ts';
import { plainFiles } from '../../../support/plain-files.ts';

describe('An avatar', () => {
  let files = plainFiles();
  let person = { id: 0, avatar: null as string | null };
  let number = 0;
  const room = withLocalTable(openAccounts);
  beforeEach(async () => {
    files = plainFiles();
    person = await room.aMember(`Pictured${(number += 1)}`);
  });

  const needs = () => ({ avatarsStore: avatarsStore(room.table), files, clock: room.clock });
  const actor = () => anActor('manager', { id: person.id, avatar: person.avatar });
  const start = async (contentType: 'image/jpeg' | 'image/png' = 'image/png') =>
    resultOf(startAvatarUploadHandler, { body: { contentType, size: 1000 }, actor: actor() }, needs());
  const state = async () => resultOf(readAvatarUploadHandler, { actor: actor() }, needs());
  const events = async (type: string) =>
    (await room.table.query(keys.eventsOf(`USER#${person.id}`))).filter(({ event }) => event?.type === type);
  /** What S3 does with a posted file, and then the function behind it. */
  const arrives = async (uploadId: number, body: Uint8Array) => {
    const key = quarantineKey(person.id, uploadId);
    await files.write(key, { body, contentType: 'image/png' });
    await receiveAvatar(key, needs());
    person = { ...person, avatar: (await state()).avatar };
  };

  it('may be uploaded as one file of the announced type, into quarantine, and is awaited (API-30)', async () => {
    expect(contract.profile.startAvatarUpload).toMatchObject({ method: 'POST', path: '/api/profile/avatar' });
    const permit = await start('image/jpeg');
    expect(permit.fields).toMatchObject({
      key: `quarantine/avatars/${person.id}/${permit.uploadId}`,
      'Content-Type': 'image/jpeg',
      'x-largest': String(avatarLimits.largest),
    });
    expect(await state()).toEqual({ uploadId: permit.uploadId, state: 'waiting', reason: null, avatar: null });
  });

  it.each([
    [
      'a type that no browser need show',
      { contentType: 'image/svg+xml', size: 10 },
      'contentType',
      'Choose a JPEG or PNG picture',
    ],
    [
      'more than 5 MB',
      { contentType: 'image/png', size: avatarLimits.largest + 1 },
      'size',
      'The picture may have at most 5 MB',
    ],
    ['nothing', { contentType: 'image/png', size: 0 }, 'size', 'The file is empty'],
  ])('is refused before it is sent when it is %s (API-30)', (_, body, key, message) => {
    expect(contract.profile.startAvatarUpload.request.body.safeParse(body).error?.issues).toMatchObject([
      { path: [key], message },
    ]);
  });

  it('has a storage path once checked, in two sizes and with nothing left in quarantine (PROF-03, PROF-12)', async () => {
    const { uploadId } = await start();
    await arrives(uploadId, aPng({ width: 300, height: 200 }));
    const { state: now, avatar } = await state();
    expect(now).toBe('done');
    expect(avatar).toMatch(/^avatars\/[0-9a-f-]{36}\/[0-9a-f]{32}\.jpg$/);
    expect([...files.kept.keys()].toSorted()).toEqual([smallAvatarPath(avatar!), avatar].toSorted());
    expect(files.kept.get(avatar!)).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(await room.table.get({ pk: `USER#${person.id}`, sk: 'ACCOUNT' })).toMatchObject({ avatar });
    expect(await events('avatar-changed')).toMatchObject([
      { event: { data: { userId: person.id, avatar, former: null, uploadId } } },
    ]);
    expect(await events('person-changed')).toMatchObject([
      { event: { data: { userId: person.id, changed: 'picture' } } },
    ]);
  });

  it('is refused with a reason, not stored, and the previous picture stays (PROF-12)', async () => {
    await arrives((await start()).uploadId, aPng({ width: 300, height: 300 }));
    const former = person.avatar;
    const { uploadId } = await start();
    await arrives(uploadId, aJpeg({ width: 300, height: 300 }));
    expect(await state()).toEqual({ uploadId, state: 'refused', reason: 'anotherType', avatar: former });
    expect([...files.kept.keys()].toSorted()).toEqual([smallAvatarPath(former!), former].toSorted());
    expect(await events('avatar-refused')).toMatchObject([
      { event: { data: { userId: person.id, uploadId, reason: 'anotherType' } } },
    ]);
  });

  it('is refused when it is larger than permitted', async () => {
    const { uploadId } = await start();
    await arrives(uploadId, new Uint8Array(avatarLimits.largest + 1));
    expect(await state()).toMatchObject({ state: 'refused', reason: 'size' });
    expect(files.kept.size).toBe(0);
  });

  it('is processed once, however often its arrival is reported', async () => {
    const { uploadId } = await start();
    const picture = aPng({ width: 128, height: 128 });
    await arrives(uploadId, picture);
    const [shown, kept] = [person.avatar, files.kept.size];
    await arrives(uploadId, picture);
    await receiveAvatar(quarantineKey(person.id, uploadId), needs());
    expect([person.avatar, files.kept.size]).toEqual([shown, kept]);
    expect(await events('avatar-changed')).toHaveLength(1);
  });

  it('from an upload that another has replaced is discarded', async () => {
    const first = await start();
    const second = await start();
    await arrives(first.uploadId, aPng({ width: 128, height: 128 }));
    expect(await state()).toEqual({ uploadId: second.uploadId, state: 'waiting', reason: null, avatar: null });
    expect(files.kept.size).toBe(0);
  });

  it('replaces the previous one, whose files are deleted (PROF-03)', async () => {
    await arrives((await start()).uploadId, aPng({ width: 128, height: 128 }));
    const former = person.avatar;
    await arrives((await start()).uploadId, aPng({ width: 128, height: 128 }));
    expect(person.avatar).not.toBe(former);
    expect(formerAvatarFiles({ avatar: person.avatar, former })).toEqual([former, smallAvatarPath(former!)]);
    expect(formerAvatarFiles({ avatar: person.avatar, former: null })).toEqual([]);
  });

  it('is removed by its owner, along with an upload that is still awaited', async () => {
    await arrives((await start()).uploadId, aPng({ width: 128, height: 128 }));
    const { uploadId } = await start();
    const former = person.avatar;
    expect(await resultOf(removeAvatarHandler, { actor: actor() }, needs())).toMatchObject({
      state: 'none',
      avatar: null,
    });
    person = { ...person, avatar: null };
    await arrives(uploadId, aPng({ width: 128, height: 128 }));
    expect(await state()).toMatchObject({ avatar: null });
    expect(await events('avatar-changed')).toMatchObject([{}, { event: { data: { avatar: null, former } } }]);
    expect(await events('person-changed')).toHaveLength(2);
    // A second removal finds nothing to do.
    await handled(removeAvatarHandler, { actor: actor() }, needs());
    expect(await events('avatar-changed')).toHaveLength(2);
  });

  it('can be uploaded at most thirty times a day', async () => {
    for (let count = 0; count < avatarLimits.mostPerDay; count += 1) await start();
    expect(await refusalOf(start())).toMatchObject({ kind: 'tooMany', retryAfter: expect.any(Number) });
  });

  it('without an owner, or under another key, is discarded', async () => {
    await files.write('quarantine/avatars/12/../13', { body: new Uint8Array(3), contentType: 'image/png' });
    await receiveAvatar('quarantine/avatars/12/../13', needs());
    await receiveAvatar(quarantineKey(99, 1), needs());
    expect(files.kept.size).toBe(0);
  });

  it('whose file is gone when its message comes, which another one settled, stays as it is', async () => {
    const { uploadId } = await start();
    await receiveAvatar(quarantineKey(person.id, uploadId), needs());
    expect(await state()).toEqual({ uploadId, state: 'waiting', reason: null, avatar: null });
    expect([files.kept.size, await events('avatar-changed'), await events('avatar-refused')]).toEqual([0, [], []]);
  });

  it('that could not be read is received again later, and is not refused as too large', async () => {
    const { uploadId } = await start();
    const away = { ...files, read: () => Promise.reject(new Error('the files are away')) };
    await expect(receiveAvatar(quarantineKey(person.id, uploadId), { ...needs(), files: away })).rejects.toThrow(
      'away',
    );
    expect(await state()).toMatchObject({ state: 'waiting', reason: null });
  });
});
