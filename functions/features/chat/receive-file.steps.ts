import type { ChatFileRefusal } from '../../../shared/constants/chat-file.ts';
import { judgeUpload } from '../../platform/outside/files/judge-upload.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { log } from '../../platform/door/log.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import type { StoredChatUpload } from '../../records/chat-upload.ts';
import { otherOf } from '../../records/conversation.ts';
import { chatFileAt, chatFileKey } from './chat-file-keys.ts';
import type { ChatFilesStore } from './chat-files.store.ts';
import type { ChatStore } from './chat.store.ts';
import { whyOverNow } from './check-ties.steps.ts';
import { checkMayWrite } from './may-write.ts';

interface Needs {
  chatStore: Pick<ChatStore, 'accounts' | 'conversation' | 'send' | 'tiesOf'>;
  chatFilesStore: Pick<ChatFilesStore, 'upload' | 'settle'>;
  files: Pick<Files, 'read' | 'remove'>;
  /** Reaches only what was checked. */
  checkedFiles: Pick<Files, 'write' | 'remove'>;
  clock: Clock;
  keptUntil(at: string): number;
}

/**
 * Checks an uploaded file and sends it as the message that it was announced as, or says why not. So what was uploaded is
 * sent, even when its browser is closed meanwhile; a repeated arrival sends nothing twice.
 */
export async function receiveFile(key: string, needs: Needs): Promise<void> {
  const place = chatFileAt(key);
  const upload = place && (await needs.chatFilesStore.upload(place));
  if (upload?.state === 'waiting') await settle(key, upload, needs);
  await needs.files.remove([key]);
}

async function settle(key: string, upload: StoredChatUpload, needs: Needs): Promise<void> {
  const judged = await judgeUpload(key, upload.contentType, needs.files);
  // The key was removed while its message was on the way: another arrival settled it.
  if (!judged) return;
  const refusal = 'refusal' in judged ? judged.refusal : await send(upload, judged.body, needs);
  if (refusal) log.info('file of a message refused', { senderId: upload.senderId, reason: refusal });
  await needs.chatFilesStore.settle(
    upload,
    refusal ? { state: 'refused', reason: refusal } : { state: 'sent', reason: null },
  );
}

/** Stores and sends the file; returns why it could not be sent. */
async function send(
  upload: StoredChatUpload,
  body: Uint8Array,
  { chatStore, checkedFiles, clock, keptUntil }: Needs,
): Promise<ChatFileRefusal | undefined> {
  const { firstId, secondId, senderId, clientId, filename, contentType } = upload;
  const pair = { firstId, secondId };
  const [conversation, [sender, other]] = await Promise.all([
    chatStore.conversation(pair),
    chatStore.accounts([senderId, otherOf(pair, senderId)]),
  ]);
  if (!conversation || sender?.status !== 'active') return 'ended';
  if ((await whyOverNow(sender, other, chatStore)) !== null) return 'ended';
  const key = chatFileKey({ ...pair, senderId, clientId });
  await checkedFiles.write(key, { body, contentType, contentDisposition: 'attachment' });
  const at = clock.now();
  const file = { size: body.length, contentType };
  const message = { ...pair, senderId, clientId, text: filename, file, at, ttl: keptUntil(at) };
  try {
    await chatStore.send(message, conversation, (current) => checkMayWrite(senderId, current, other));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'forbidden') throw error;
    await checkedFiles.remove([key]);
    return 'ended';
  }
}
