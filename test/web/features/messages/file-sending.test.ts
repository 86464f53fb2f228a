import { describe, expect, it } from 'vitest';
import type { ChatFileState, ChatMessage } from '../../../../shared/model/chat.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { UploadFailed } from '../../../../web/common/uploads/post-file.ts';
import { ConversationStore } from '../../../../web/features/messages/conversation-store.ts';
import type { FileCalls } from '../../../../web/features/messages/file-sending.ts';

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
    ['gpj.\u202Eexe.pdf', 9, /./],
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
