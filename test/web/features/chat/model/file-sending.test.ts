import { describe, expect, it, vi } from 'vitest';
import type { ChatFileState, ChatMessage } from '../../../../../shared/model/chat.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { UploadFailed } from '../../../../../web/common/uploads/post-file.ts';
import { ConversationStore } from '../../../../../web/features/chat/model/conversation-store.ts';
import {
  problemOf,
  sendFile,
  type FileCalls,
  type FileProgress,
} from '../../../../../web/features/chat/model/file-sending.ts';
import { chatFileMessages } from '../../../../../shared/validation/chat-file.ts';

const plan = (name = 'plan.pdf', bytes = 2000) => new File([new Uint8Array(bytes)], name);
const clientId = '6f1f2c1e-90f4-4e5b-9a55-3d3f7f5d2c11';
const sentMessage: ChatMessage = {
  messageId: 1,
  channelUrl: '1-2',
  clientId,
  customType: 'file',
  data: 'plan.pdf',
  file: { size: 2000, contentType: 'application/pdf' },
  job: null,
  senderId: 1,
  createdAt: '2026-09-01T10:00:00.000Z',
};

/** A tab whose server settles a file as given, and what its placeholder showed, each state once. */
async function aTab(settled: ChatFileState | 'never', over: Partial<FileCalls> = {}) {
  const stored: ChatMessage[] = [];
  const cancelled: string[] = [];
  let looks = 0;
  const files: FileCalls = {
    start: async () => ({ url: 'https://files.example/', fields: {} }),
    upload: async (_permit, _file, { onProgress }) => [10, 55, 100].forEach((percent) => onProgress(percent)),
    state: async () => {
      looks += 1;
      if (settled === 'never' || looks < 2) return { state: 'waiting', reason: null };
      if (settled.state === 'sent') stored.push(sentMessage);
      return settled;
    },
    cancel: async (id) => cancelled.push(id),
    ...over,
  };
  const list = async ({ after = 0 }: { after?: number }) => ({ messages: stored.slice(after), hasOlder: false });
  const send = async () => Promise.reject(new Error('no text is sent'));
  const store = new ConversationStore({ list, send, files }, async () => {});
  await store.load();
  const shown: string[] = [];
  store.subscribe(() => {
    const { pending, messages } = store.read();
    const [first] = pending;
    const now = first
      ? (first.error ?? (first.file?.percent === null ? 'checking' : `${first.file?.percent} %`))
      : messages.length > 0
        ? 'sent'
        : 'nothing';
    if (shown.at(-1) !== now) shown.push(now);
  });
  return { store, shown, cancelled };
}

describe('The placeholder of a file', () => {
  it('shows how much was uploaded, then the check, and is replaced by the message (CHAT-22, CHAT-23, CHAT-24)', async () => {
    const { store, shown } = await aTab({ state: 'sent', reason: null });
    await store.sendFile(clientId, plan());
    await expect.poll(() => shown.at(-1)).toBe('sent');
    expect(shown).toEqual(['0 %', '10 %', '55 %', '100 %', 'checking', 'sent']);
    expect(store.read()).toMatchObject({ pending: [], messages: [{ messageId: 1, data: 'plan.pdf' }] });
  });

  it('keeps the reason of a refusal, which another try would meet again (CHAT-25)', async () => {
    const { store } = await aTab({ state: 'refused', reason: 'macros' });
    await store.sendFile(clientId, plan());
    expect(store.read().pending).toMatchObject([
      { data: 'plan.pdf', error: 'This file contains macros. Save it without them.', isFinal: true },
    ]);
    store.discard(clientId);
    expect(store.read().pending).toEqual([]);
  });

  it.each([
    ['page.svg', 9, /^Files of this type cannot be sent/],
    ['large.pdf', 26 * 1024 * 1024, /^This file is larger than 25 MB/],
    ['empty.pdf', 0, /^This file is empty/],
    ['gpj.\u202Eexe.pdf', 9, /characters that are not allowed/],
  ])('says what is wrong with %j of %d bytes before anything is sent (CHAT-25)', async (name, bytes, said) => {
    const { store } = await aTab('never', { start: async () => Promise.reject(new Error('asked for')) });
    await store.sendFile(clientId, plan(name, bytes));
    expect(store.read().pending[0]?.error).toMatch(said);
  });

  it.each([
    ['no response', new ApiError(0, 'no response')],
    ['a broken upload', new UploadFailed(false, 'file')],
  ])('offers another try under the same id after %s, and sends once (CHAT-25)', async (_, failure) => {
    let failures = 1;
    const { store, shown } = await aTab(
      { state: 'sent', reason: null },
      { upload: async () => (failures-- > 0 ? Promise.reject(failure) : undefined) },
    );
    await store.sendFile(clientId, plan());
    expect(store.read().pending[0]).toMatchObject({ isFinal: false, error: expect.stringMatching(/again/) });
    store.retry(clientId);
    await expect.poll(() => shown.at(-1)).toBe('sent');
    expect(store.read().messages).toHaveLength(1);
  });

  it('ends with an error rather than waiting for ever when its check does not end', async () => {
    const { store } = await aTab('never');
    await store.sendFile(clientId, plan());
    expect(store.read().pending[0]).toMatchObject({ error: expect.stringMatching(/did not end/), isFinal: false });
  });

  it('is gone when the file is given up, whose upload stops', async () => {
    let stopped = false;
    const { store, cancelled } = await aTab('never', {
      upload: (_permit, _file, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            stopped = true;
            reject(new DOMException('given up', 'AbortError'));
          }),
        ),
    });
    const sending = store.sendFile(clientId, plan());
    await expect.poll(() => store.read().pending.length).toBe(1);
    await store.cancelFile(clientId);
    await sending;
    expect([stopped, cancelled, store.read().pending]).toEqual([true, [clientId], []]);
  });
});

describe('Sending a file', () => {
  const permit = { url: 'https://files.example/', fields: { key: 'k' } };
  /** What sending reports and waits for, when these calls answer. */
  async function reportsOf(over: Partial<FileCalls>, { given = new AbortController(), name = 'plan.pdf' } = {}) {
    const [reports, waits]: [FileProgress[], number[]] = [[], []];
    const calls: FileCalls = {
      start: async () => permit,
      upload: async () => {},
      state: async () => ({ state: 'sent', reason: null }),
      cancel: async () => {},
      ...over,
    };
    const wait = async (milliseconds: number) => waits.push(milliseconds);
    const report = (progress: FileProgress) => void reports.push(progress);
    await sendFile({ file: plan(name), clientId, signal: given.signal }, calls, { report, wait });
    return { reports, waits };
  }
  const failed = (error: string, mayRetry: boolean) => ({ stage: 'failed', error, mayRetry });

  it('announces its name and size, posts what is permitted, and looks at the check after longer and longer pauses', async () => {
    const start = vi.fn(async () => permit);
    const upload = vi.fn(async () => {});
    const waiting = { state: 'waiting', reason: null } as ChatFileState;
    let looks = 0;
    const state = async () => {
      looks += 1;
      // A look that fails is one that says nothing.
      if (looks === 2) throw new Error('no response');
      return waiting;
    };
    const { reports, waits } = await reportsOf({ start, upload, state });
    expect(start.mock.calls).toEqual([[{ clientId, filename: 'plan.pdf', size: 2000 }]]);
    expect(upload.mock.calls).toEqual([
      [permit, expect.any(File), { onProgress: expect.any(Function), signal: expect.any(AbortSignal) }],
    ]);
    expect(waits).toEqual([500, 500, 1000, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 20_000]);
    expect(reports).toEqual([
      { stage: 'uploading', percent: 0 },
      { stage: 'checking' },
      failed('The check of this file did not end. Try again.', true),
    ]);
  });

  it.each([
    [
      'is refused without a reason',
      { state: async () => ({ state: 'refused', reason: null }) as ChatFileState },
      failed(chatFileMessages.unreadable, false),
    ],
    [
      'is refused for macros',
      { state: async () => ({ state: 'refused', reason: 'macros' }) as ChatFileState },
      failed(chatFileMessages.macros, false),
    ],
    ['was sent before', { start: async () => Promise.reject(new ApiError(409, 'Sent')) }, { stage: 'sent' }],
    [
      'is not allowed',
      { start: async () => Promise.reject(new ApiError(403, 'The conversation has ended')) },
      failed('The conversation has ended', false),
    ],
    [
      'gets no response',
      { start: async () => Promise.reject(new ApiError(0, '')) },
      failed('The file was not uploaded. Check your connection and try again.', true),
    ],
    [
      'does not arrive',
      { upload: async () => Promise.reject(new UploadFailed(true, 'file')) },
      failed('The file was not accepted; send it again or choose another one.', true),
    ],
    ['is sent', {}, { stage: 'sent' }],
  ])('ends with what became of a file that %s (CHAT-25)', async (_, calls, last) => {
    expect((await reportsOf(calls)).reports.at(-1)).toEqual(last);
  });

  it('of a wrong type announces nothing, and names the problem alone', async () => {
    const start = vi.fn(async () => permit);
    const { reports } = await reportsOf({ start }, { name: 'page.svg' });
    expect(reports).toEqual([failed(problemOf(plan('page.svg'), clientId) ?? '', false)]);
    expect([start.mock.calls, problemOf(plan(), clientId)]).toEqual([[], undefined]);
  });

  it.each(['start', 'state'] as const)('that is given up during its %s ends without a word', async (call) => {
    const given = new AbortController();
    const stop = async () => {
      given.abort();
      throw new Error('given up');
    };
    const { reports } = await reportsOf({ [call]: stop }, { given });
    expect(reports.map(({ stage }) => stage)).toEqual(call === 'start' ? ['uploading'] : ['uploading', 'checking']);
    const { reports: late } = await reportsOf({ start: async () => (given.abort(), permit) }, { given });
    expect(late).toEqual([{ stage: 'uploading', percent: 0 }]);
  });
});

it('A file that is sent again keeps its place and time, and its former sending stops', async () => {
  const signals: AbortSignal[] = [];
  const { store } = await aTab('never', {
    upload: (_permit, _file, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  void store.sendFile(clientId, plan());
  await expect.poll(() => signals.length).toBe(1);
  const [before] = store.read().pending;
  expect(before).toMatchObject({ data: 'plan.pdf', job: null, file: { size: 2000, percent: 0 } });
  void store.sendFile(clientId, plan('plan-2.pdf', 3000));
  await expect.poll(() => signals.length).toBe(2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(store.read().pending).toEqual([{ ...before, data: 'plan-2.pdf', file: { size: 3000, percent: 0 } }]);
});
