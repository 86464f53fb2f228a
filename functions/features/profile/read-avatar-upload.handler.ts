import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { AvatarsStore } from './avatars.store.ts';

export const readAvatarUploadHandler = handler(
  contract.profile.readAvatarUpload,
  async ({ actor }, { avatarsStore }: { avatarsStore: AvatarsStore }) => {
    const [account, upload] = await Promise.all([avatarsStore.account(actor.id), avatarsStore.upload(actor.id)]);
    if (!account) throw refuse.notFound('There is no such account');
    return {
      uploadId: upload?.uploadId ?? null,
      state: upload?.state ?? ('none' as const),
      reason: upload?.reason ?? null,
      avatar: account.avatar,
    };
  },
);
