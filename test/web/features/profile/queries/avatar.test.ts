import { expect, it, vi } from 'vitest';
import { avatarUploads } from '../../../../../web/features/profile/queries/avatar.ts';
import { fakeApi } from '../../../support/fake-api.ts';

const live = vi.hoisted(() => ({ onLiveMessage: vi.fn(), onLiveCatchUp: vi.fn() }));
const sending = vi.hoisted(() => ({ postFile: vi.fn() }));

vi.mock('../../../../../web/api/live-updates.ts', () => live);
vi.mock('../../../../../web/common/uploads/post-file.ts', () => sending);

it('The state of an uploaded picture is read until somebody stops waiting for it', async () => {
  const state = { uploadId: 7, state: 'done', reason: null, avatar: 'avatars/1.jpg' };
  fakeApi.readAvatarUpload.mockResolvedValue({ data: state });
  const { signal } = new AbortController();
  expect(await avatarUploads.read(signal)).toEqual(state);
  expect(fakeApi.readAvatarUpload.mock.calls).toEqual([[{}]]);
  expect(fakeApi.readAvatarUpload.mock.lastCall?.[0].signal).toBe(signal);
});

it('A picture is announced with its type and size, and then posted with what permits it (API-30)', async () => {
  const { signal } = new AbortController();
  const options = { onProgress: () => {}, signal };
  const permit = { uploadId: 7, url: 'https://files.example', fields: { key: 'k' } };
  fakeApi.startAvatarUpload.mockResolvedValue({ data: permit });
  const picture = new Blob(['a picture']);
  expect(await avatarUploads.send(picture, options)).toBe(7);
  expect(fakeApi.startAvatarUpload.mock.calls).toEqual([[{ body: { contentType: 'image/jpeg', size: 9 } }]]);
  expect(fakeApi.startAvatarUpload.mock.lastCall?.[0].signal).toBe(signal);
  expect(sending.postFile.mock.calls).toEqual([[permit, picture, { ...options, noun: 'picture' }]]);
});

it('The states of the own picture are followed by live messages until nobody waits', () => {
  const [stop, seen] = [vi.fn(), vi.fn()];
  live.onLiveMessage.mockReturnValue(stop);
  expect(avatarUploads.listen?.(seen)).toBe(stop);
  expect(live.onLiveMessage.mock.calls).toEqual([['avatar', seen]]);
});
