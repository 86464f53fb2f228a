// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PictureUploadState } from '../../../../web/common/pictures/picture-progress.ts';
import { usePictureUpload } from '../../../../web/common/pictures/use-picture-upload.ts';

const waiting: PictureUploadState = { uploadId: 41, state: 'waiting', reason: null };
const uploads = { send: vi.fn(), read: vi.fn() };
const onDone = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  uploads.send.mockResolvedValue(41);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const begin = async () => {
  const { result } = renderHook(() => usePictureUpload(uploads, onDone));
  await act(async () => {
    void result.current.send(new Blob(['picture']));
    await vi.advanceTimersByTimeAsync(0);
  });
  return result;
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('A picture is being checked until its own upload is settled, and done once', async () => {
  uploads.read
    .mockResolvedValueOnce(waiting)
    .mockResolvedValueOnce({ ...waiting, uploadId: 40, state: 'done' })
    .mockResolvedValue({ ...waiting, state: 'done' });
  const result = await begin();
  await pass(2_500);
  expect(result.current.progress).toEqual({ stage: 'checking', isLate: false });
  expect(onDone).not.toHaveBeenCalled();
  await pass(100_000);
  expect(result.current.progress).toEqual({ stage: 'done' });
  expect([onDone.mock.calls.length, result.current.isBusy]).toEqual([1, false]);
});

it('A picture that stays undecided is said to take longer, and another can be chosen', async () => {
  uploads.read.mockResolvedValue(waiting);
  const result = await begin();
  expect(result.current.isBusy).toBe(true);
  await pass(120_000);
  expect(result.current.progress).toEqual({ stage: 'checking', isLate: true });
  expect(result.current.isBusy).toBe(false);
});

it('A refused picture is not done', async () => {
  uploads.read.mockResolvedValue({ ...waiting, state: 'refused', reason: 'unreadable' });
  const result = await begin();
  await pass(1_000);
  expect(result.current.progress.stage).toBe('refused');
  expect(onDone).not.toHaveBeenCalled();
});
