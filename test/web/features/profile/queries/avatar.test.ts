import { expect, it, vi } from 'vitest';
import { avatarUploads } from '../../../../../web/features/profile/queries/avatar.ts';

const profile = vi.hoisted(() => ({ readAvatarUpload: vi.fn() }));
vi.mock('../../../../../web/api/api.ts', () => ({ api: { profile } }));

it('The state of an uploaded picture is read until somebody stops waiting for it', async () => {
  const state = { uploadId: 7, state: 'done', reason: null, avatar: 'avatars/1.jpg' };
  profile.readAvatarUpload.mockResolvedValue({ data: state });
  const { signal } = new AbortController();
  expect(await avatarUploads.read(signal)).toEqual(state);
  expect(profile.readAvatarUpload.mock.calls).toEqual([[{ signal }]]);
});
