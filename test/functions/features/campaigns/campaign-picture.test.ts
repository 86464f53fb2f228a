import { decode } from 'jpeg-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCampaignHandler } from '../../../../functions/features/campaigns/campaign.handlers.ts';
import { campaignQuarantineKey } from '../../../../functions/features/campaigns/campaign-picture.ts';
import { campaignPicturesStore } from '../../../../functions/features/campaigns/campaign-pictures.store.ts';
import { campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { changeCampaignHandler } from '../../../../functions/features/campaigns/change-campaign.handler.ts';
import {
  readCampaignPictureHandler,
  startCampaignPictureHandler,
} from '../../../../functions/features/campaigns/campaign-picture.handlers.ts';
import { receiveCampaignPicture } from '../../../../functions/features/campaigns/receive-campaign-picture.steps.ts';
import { cityById } from '../../../../functions/features/lookups/cities.ts';
import { builtInTags } from '../../../../functions/features/lookups/tags.steps.ts';
import { domainById } from '../../../../functions/features/lookups/tags.ts';
import { filesOf } from '../../../../functions/features/personal-data/files-of-person.ts';
import { avatarLimits } from '../../../../shared/constants/avatar.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { aJpeg, aPng } from '../../../support/pictures.ts';
import { plainFiles } from '../../../support/plain-files.ts';

describe('A campaign’s picture', () => {
  let files = plainFiles();
  let manager = anActor('manager');
  let number = 0;
  const room = withLocalTable(openAccounts);
  beforeEach(async () => {
    files = plainFiles();
    const { id, uuid } = await room.aMember(`Campaigning${(number += 1)}`);
    manager = anActor('manager', { id, uuid });
  });

  const needs = () => ({
    campaignPicturesStore: campaignPicturesStore(room.table),
    campaignsStore: campaignsStore(room.table),
    reference: { cityById, domainById, tagsOf: builtInTags },
    clock: room.clock,
    files,
  });
  const start = async (contentType: 'image/jpeg' | 'image/png' = 'image/png') =>
    resultOf(startCampaignPictureHandler, { body: { contentType, size: 1000 }, actor: manager }, needs());
  const state = async () => resultOf(readCampaignPictureHandler, { actor: manager }, needs());
  const add = async (body: object) => resultOf(addCampaignHandler, { body, actor: manager }, needs());
  /** What S3 does with a posted file, and then the function behind it. */
  const arrives = async (uploadId: number, body: Uint8Array) => {
    const key = campaignQuarantineKey(manager.id, uploadId);
    await files.write(key, { body, contentType: 'image/png' });
    await receiveCampaignPicture(key, needs());
  };
  const uploaded = async () => {
    await arrives((await start()).uploadId, aPng({ width: 200, height: 150 }));
    return (await state()).image!;
  };

  it('is one file of the announced type, first in quarantine (CAMP-04)', async () => {
    const { uploadId, fields } = await start('image/jpeg');
    expect(fields).toMatchObject({
      key: `quarantine/campaigns/${manager.id}/${uploadId}`,
      'Content-Type': 'image/jpeg',
      'x-largest': String(avatarLimits.largest),
    });
    expect(await state()).toEqual({ uploadId, state: 'waiting', reason: null, image: null });
    // An erasure finds it there too.
    expect(filesOf(manager)).toContain(`quarantine/campaigns/${manager.id}/`);
  });

  it('is re-encoded as a JPEG of four to three, public under its manager’s prefix, and the upload is not kept', async () => {
    await arrives((await start()).uploadId, aPng({ width: 1600, height: 900 }));
    const { image, state: now } = await state();
    expect(now).toBe('done');
    expect(image).toMatch(/^\/avatars\/[0-9a-f-]{36}\/campaign-[0-9a-f]{32}\.jpg$/);
    expect([...files.kept.keys()]).toEqual([image!.slice(1)]);
    const kept = files.kept.get(image!.slice(1))!;
    expect(kept).toMatchObject({ contentType: 'image/jpeg', cacheControl: 'public, max-age=31536000, immutable' });
    const { width, height } = decode(kept.body, { useTArray: true });
    expect([width, height]).toEqual([640, 480]);
    expect(filesOf(manager).some((prefix) => image!.startsWith(`/${prefix}`))).toBe(true);
  });

  it.each([
    ['another type than announced', aJpeg({ width: 300, height: 300 }), 'anotherType'],
    ['a page with the name of a picture', new TextEncoder().encode('<html>'.repeat(40)), 'unreadable'],
    ['too few pixels', aPng({ width: 90, height: 90 }), 'tooSmall'],
    ['more than 5 MB', new Uint8Array(avatarLimits.largest + 1), 'size'],
  ])('is refused with a reason where the file is %s, and nothing of it stays', async (_, file, reason) => {
    const before = await uploaded();
    const { uploadId } = await start();
    await arrives(uploadId, file);
    expect(await state()).toEqual({ uploadId, state: 'refused', reason, image: before });
    expect([...files.kept.keys()]).toEqual([before.slice(1)]);
  });

  it('that no campaign shows goes when another is uploaded; one that a campaign shows stays', async () => {
    const first = await uploaded();
    const second = await uploaded();
    expect([...files.kept.keys()]).toEqual([second.slice(1)]);
    await add({ name: `shows-${number}`, image: second });
    const third = await uploaded();
    expect(first).not.toBe(second);
    expect([...files.kept.keys()].toSorted()).toEqual([second, third].map((path) => path.slice(1)).toSorted());
  });

  it('can be saved only while its file exists: the newest upload, or one that another campaign shows', async () => {
    const gone = await uploaded();
    const newest = await uploaded();
    const refused = {
      kind: 'invalid',
      errors: [{ key: 'image', message: 'This picture is no longer stored; upload it again' }],
    };
    expect(await refusalOf(add({ name: `gone-${number}`, image: gone }))).toMatchObject(refused);
    const { id } = await add({ name: `newest-${number}`, image: newest });
    await uploaded();
    await add({ name: `shared-${number}`, image: newest });
    const change = (image: string) =>
      handled(
        changeCampaignHandler,
        { params: { id }, body: { name: `newest-${number}`, image }, actor: manager },
        needs(),
      );
    expect(await refusalOf(change(gone))).toMatchObject(refused);
    expect((await change((await state()).image!)).result.image).toBe((await state()).image);
  });

  it('from an upload that another has replaced, of an unknown manager or processed before is discarded', async () => {
    const first = await start();
    const second = await start();
    await arrives(first.uploadId, aPng({ width: 128, height: 128 }));
    expect(await state()).toMatchObject({ uploadId: second.uploadId, state: 'waiting', image: null });
    await arrives(second.uploadId, aPng({ width: 128, height: 128 }));
    const kept = [...files.kept.keys()];
    await arrives(second.uploadId, aPng({ width: 128, height: 128 }));
    await receiveCampaignPicture(campaignQuarantineKey(99, 1), needs());
    await files.write('quarantine/campaigns/12/../13', { body: new Uint8Array(3), contentType: 'image/png' });
    await receiveCampaignPicture('quarantine/campaigns/12/../13', needs());
    expect([...files.kept.keys()]).toEqual(kept);
  });

  it('can be uploaded at most thirty times a day, by a form that names what is wrong', async () => {
    for (let count = 0; count < avatarLimits.mostPerDay; count += 1) await start();
    expect(await refusalOf(start())).toMatchObject({ kind: 'tooMany', retryAfter: expect.any(Number) });
    const { error } = contract.campaigns.startCampaignPicture.request.body.safeParse({
      contentType: 'image/svg+xml',
      size: avatarLimits.largest + 1,
    });
    expect(error?.issues).toMatchObject([
      { path: ['contentType'], message: 'Choose a JPEG or PNG picture' },
      { path: ['size'], message: 'The picture may have at most 5 MB' },
    ]);
  });
});
