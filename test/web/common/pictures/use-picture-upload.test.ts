// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { UploadFailed } from '../../../../web/common/uploads/post-file.ts';
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

it('A picture that is on its way can be given up, and nothing of it is followed then', async () => {
  let seen: AbortSignal | undefined;
  uploads.send.mockImplementation((_picture, { signal, onProgress }) => {
    seen = signal;
    onProgress(40);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
  });
  const result = await begin();
  expect([result.current.progress, result.current.isBusy]).toEqual([{ stage: 'uploading', percent: 40 }, true]);
  await act(async () => result.current.forget());
  expect([seen?.aborted, result.current.progress, result.current.isBusy]).toEqual([true, { stage: 'idle' }, false]);
  await pass(100_000);
  expect(uploads.read).not.toHaveBeenCalled();
});

it.each([
  [new UploadFailed(false, 'picture'), 'The picture was not uploaded; check your connection and send it again'],
  [new ApiError(429, 'Twenty a day'), 'Twenty a day'],
  [new Error('a fault of the page'), 'Something went wrong!'],
])('A picture that failed with %s says so, and is sent again as it was', async (failure, message) => {
  uploads.send.mockRejectedValueOnce(failure);
  const result = await begin();
  expect(result.current.progress).toEqual({ stage: 'failed', message });
  expect(result.current.isBusy).toBe(false);
  uploads.read.mockResolvedValue({ ...waiting, state: 'done' });
  await act(async () => result.current.resend());
  await pass(1_000);
  expect(result.current.progress).toEqual({ stage: 'done' });
  const [first, second] = uploads.send.mock.calls.map(([picture]) => picture);
  expect(second).toBe(first);
});

it('A live message settles a picture without a look at the server, also when looks fail, and is no longer awaited then', async () => {
  let hear: (state: PictureUploadState) => void = () => {};
  const stop = vi.fn();
  uploads.read.mockRejectedValue(new Error('no response'));
  const listen = (seen: typeof hear) => {
    hear = seen;
    return stop;
  };
  const { result, unmount } = renderHook(() => usePictureUpload({ ...uploads, listen }, onDone));
  await act(async () => result.current.resend());
  expect(result.current.progress).toEqual({ stage: 'idle' });
  await act(async () => void result.current.send(new Blob(['picture'])));
  await pass(1_500);
  await act(async () => hear({ ...waiting, uploadId: 40, state: 'done' }));
  expect(result.current.progress).toEqual({ stage: 'checking', isLate: false });
  await act(async () => hear({ ...waiting, state: 'done' }));
  expect(result.current.progress).toEqual({ stage: 'done' });
  expect(onDone.mock.calls).toEqual([[{ ...waiting, state: 'done' }]]);
  await pass(0);
  expect(stop).toHaveBeenCalledTimes(1);
  await act(async () => hear({ ...waiting, state: 'refused' }));
  expect(result.current.progress).toEqual({ stage: 'done' });
  unmount();
});

it('A page that is left stops what it sends', async () => {
  let seen: AbortSignal | undefined;
  uploads.send.mockImplementation((_picture, { signal }) => {
    seen = signal;
    return new Promise(() => {});
  });
  const { result, unmount } = renderHook(() => usePictureUpload(uploads, onDone));
  await act(async () => void result.current.send(new Blob(['picture'])));
  expect(seen?.aborted).toBe(false);
  await act(async () => void result.current.send(new Blob(['another'])));
  // Another picture takes its place.
  expect(uploads.send.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(seen?.aborted).toBe(false);
  unmount();
  expect(seen?.aborted).toBe(true);
});
