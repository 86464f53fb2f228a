import { expect, it, vi } from 'vitest';
import { resumeFileMessages, resumeMessages } from '../../../../../shared/validation/resume.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { UploadFailed } from '../../../../../web/common/uploads/post-file.ts';
import { summaryOf } from '../../../../../web/features/resumes/components/upload-list.tsx';
import { UploadQueue, type SendFile } from '../../../../../web/features/resumes/model/upload-queue.ts';

const pdf = (name: string, text = 'a page') => new File([text], name);

/** A queue whose sending is settled by the test, in the order in which it began. */
function aQueue() {
  const begun: { name: string; options: Parameters<SendFile>[1]; settle: PromiseWithResolvers<number> }[] = [];
  const send: SendFile = async (file, options) => {
    const settle = Promise.withResolvers<number>();
    begun.push({ name: file.name, options, settle });
    return { resumeId: await settle.promise, isKnown: false };
  };
  const onSent = vi.fn();
  const queue = new UploadQueue(send, onSent);
  const stages = () => queue.read().map(({ state }) => state.stage);
  return { begun, onSent, queue, stages };
}

it('A hundred chosen resumes are sent four at a time, each with its own progress', async () => {
  const { begun, queue, stages, onSent } = aQueue();
  queue.add(Array.from({ length: 100 }, (_one, at) => pdf(`${at}.pdf`)));
  expect(begun.map(({ name }) => name)).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf']);
  begun[1]!.options.onProgress(40);
  expect(
    queue
      .read()
      .slice(0, 5)
      .map(({ state }) => state),
  ).toEqual([
    { stage: 'sending', percent: 0 },
    { stage: 'sending', percent: 40 },
    { stage: 'sending', percent: 0 },
    { stage: 'sending', percent: 0 },
    { stage: 'waiting' },
  ]);
  for (let at = 0; at < 100; at += 1) {
    begun[at]!.settle.resolve(at);
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(at + 1));
  }
  expect(new Set(stages())).toEqual(new Set(['sent']));
});

it('A resume that did not arrive holds up no other, and is sent again on request', async () => {
  const { begun, queue, stages } = aQueue();
  queue.add([pdf('lost.pdf'), pdf('kept.pdf')]);
  begun[0]!.settle.reject(new UploadFailed(false, 'file'));
  begun[1]!.settle.resolve(7);
  await vi.waitFor(() => expect(stages()).toEqual(['failed', 'sent']));
  expect(queue.read()[0]!.state).toMatchObject({ canRetry: true, message: expect.stringContaining('connection') });
  expect(summaryOf(queue.read())).toBe('1 of 2 files sent, 1 not sent');
  queue.retry(queue.read()[0]!.key);
  begun[2]!.settle.resolve(8);
  await vi.waitFor(() => expect(stages()).toEqual(['sent', 'sent']));
});

it('A cancelled upload stops, and the next one begins in its place', async () => {
  const { begun, queue } = aQueue();
  queue.add(Array.from({ length: 5 }, (_one, at) => pdf(`${at}.pdf`)));
  queue.remove(queue.read()[0]!.key);
  expect(begun[0]!.options.signal.aborted).toBe(true);
  begun[0]!.settle.reject(new DOMException('given up', 'AbortError'));
  await vi.waitFor(() => expect(begun.map(({ name }) => name)).toContain('4.pdf'));
  expect(queue.read().map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf']);
});

it.each([
  ['sheet.xls', 'x', resumeFileMessages.type],
  ['macros.docm', 'x', resumeMessages.macros],
  ['empty.pdf', '', resumeMessages.empty],
  [`${'n'.repeat(300)}.pdf`, 'x', resumeFileMessages.name],
])('A file that cannot be a resume is listed with the reason and never sent: %s', (name, text, message) => {
  const { begun, queue } = aQueue();
  queue.add([pdf(name, text)]);
  expect(queue.read()[0]!.state).toEqual({ stage: 'failed', message, canRetry: false });
  expect(begun).toEqual([]);
});

it('Clearing takes away what was sent or refused for good, and keeps what is on its way', async () => {
  const { begun, queue, stages } = aQueue();
  queue.add([pdf('refused.xls'), ...Array.from({ length: 6 }, (_one, at) => pdf(`${at}.pdf`))]);
  begun[0]!.settle.resolve(7);
  await vi.waitFor(() => expect(stages()).toContain('sent'));
  queue.clear();
  expect(queue.read().map(({ key, name, size, state }) => [key, name, size, state.stage])).toEqual([
    [3, '1.pdf', 6, 'sending'],
    [4, '2.pdf', 6, 'sending'],
    [5, '3.pdf', 6, 'sending'],
    [6, '4.pdf', 6, 'sending'],
    [7, '5.pdf', 6, 'waiting'],
  ]);
});

it('Leaving stops every file, and what still arrives of them changes nothing', async () => {
  const { begun, queue, onSent } = aQueue();
  const seen = vi.fn();
  queue.add([pdf('0.pdf'), pdf('1.pdf')]);
  const unsubscribe = queue.subscribe(() => seen(queue.read().length));
  queue.stop();
  expect(seen.mock.calls).toEqual([[0]]);
  unsubscribe();
  expect(begun.map(({ options }) => options.signal.aborted)).toEqual([true, true]);
  begun[0]!.options.onProgress(90);
  begun[0]!.settle.resolve(7);
  begun[1]!.settle.reject(new Error('given up'));
  await Promise.allSettled(begun.map(({ settle }) => settle.promise));
  queue.add([pdf('2.pdf')]);
  expect(queue.read().map(({ name }) => name)).toEqual(['2.pdf']);
  expect(onSent).not.toHaveBeenCalled();
  expect(seen).toHaveBeenCalledTimes(1);
});

it('A file that was sent, or is not there, cannot be sent again', async () => {
  const { begun, queue, stages } = aQueue();
  queue.add([pdf('0.pdf')]);
  begun[0]!.settle.resolve(7);
  await vi.waitFor(() => expect(stages()).toEqual(['sent']));
  expect(queue.read()[0]!.state).toEqual({ stage: 'sent', resumeId: 7, isKnown: false });
  queue.retry(1);
  queue.retry(99);
  expect(stages()).toEqual(['sent']);
  expect(begun).toHaveLength(1);
});

it('A file that the server refuses has the reason of the refusal, and one that failed otherwise has no more than that', async () => {
  const { begun, queue, stages } = aQueue();
  queue.add([pdf('0.pdf'), pdf('1.pdf')]);
  begun[0]!.settle.reject(new ApiError(429, 'Twenty a day'));
  begun[1]!.settle.reject(new Error('a fault of the page'));
  await vi.waitFor(() => expect(stages()).toEqual(['failed', 'failed']));
  expect(queue.read().map(({ state }) => state)).toEqual([
    { stage: 'failed', message: 'Twenty a day', canRetry: true },
    { stage: 'failed', message: 'Something went wrong!', canRetry: true },
  ]);
});
