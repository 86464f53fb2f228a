import { chatFileLimits } from '../../../shared/constants/chat-file.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { chatFileMessages, chatFileType } from '../../../shared/validation/chat-file.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { chatQuarantineKey } from './chat-file-keys.ts';
import type { ChatFilesStore } from './chat-files.store.ts';
import type { ChatStore } from './chat.store.ts';
import { checkMayWrite, pairWith, visibleTo } from './may-write.ts';

interface Needs {
  chatStore: ChatStore;
  chatFilesStore: ChatFilesStore;
  files: Pick<Files, 'uploadForm'>;
  clock: Clock;
}

/** Minutes in which the browser may send the file; 25 MB take that long on a slow line. */
const uploadMinutes = 30;

export const startFileHandler = handler(
  contract.chat.startFile,
  async ({ params, body, actor }, { chatStore, chatFilesStore, files, clock }: Needs) => {
    const { clientId, filename } = body;
    const pair = pairWith(actor, params.id);
    const { conversation, other } = await chatStore.conversationAndAccount(pair, params.id);
    checkMayWrite(actor.id, visibleTo(actor.id, conversation), other);
    const contentType = chatFileType(filename);
    if (!contentType) throw refuse.invalid('filename', chatFileMessages.type);
    const place = { ...pair, senderId: actor.id, clientId };
    await chatFilesStore.saveNew({ ...place, filename, contentType, state: 'waiting', reason: null }, clock.now());
    return files.uploadForm({
      key: chatQuarantineKey(place),
      contentType,
      largest: chatFileLimits.largest,
      minutes: uploadMinutes,
    });
  },
);
