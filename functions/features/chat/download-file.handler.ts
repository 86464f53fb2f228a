import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { chatFileKey } from './chat-file-keys.ts';
import type { ChatFilesStore } from './chat-files.store.ts';
import type { ChatStore } from './chat.store.ts';
import { pairWith, visibleTo } from './may-write.ts';

interface Needs {
  chatStore: Pick<ChatStore, 'conversation'>;
  chatFilesStore: Pick<ChatFilesStore, 'message'>;
  files: Pick<Files, 'downloadAddress'>;
}

const minutes = 2;

export const downloadFileHandler = handler(
  contract.chat.downloadFile,
  async ({ params, actor }, { chatStore, chatFilesStore, files }: Needs) => {
    const pair = pairWith(actor, params.id);
    visibleTo(actor.id, await chatStore.conversation(pair));
    const message = await chatFilesStore.message(pair, params.number);
    if (!message?.file) throw refuse.notFound('There is no such file');
    const { senderId, clientId, text: filename, file } = message;
    const key = chatFileKey({ ...pair, senderId, clientId });
    return { url: await files.downloadAddress({ key, filename, contentType: file.contentType, minutes }) };
  },
);
