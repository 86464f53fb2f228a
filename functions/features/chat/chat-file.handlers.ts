import { chatFileLimits } from '../../../shared/constants/chat-file.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { chatFileMessages, chatFileType } from '../../../shared/validation/chat-file.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { chatQuarantineKey, chatFileKey } from './chat-file-keys.ts';
import type { ChatFilesStore } from './chat-files.store.ts';
import type { ChatStore } from './chat.store.ts';
import { pairOfUsers } from '../../records/conversation.ts';
import { checkTies } from './check-ties.steps.ts';
import { checkMayWrite, visibleTo } from './may-write.ts';

interface StartFileNeeds {
  chatStore: ChatStore;
  chatFilesStore: ChatFilesStore;
  files: Pick<Files, 'uploadForm'>;
  clock: Clock;
}

/** Minutes in which the browser may send the file; 25 MB take that long on a slow line. */
const uploadMinutes = 30;

export const startFileHandler = handler(
  contract.chat.startFile,
  async ({ params, body, actor, refuse }, { chatStore, chatFilesStore, files, clock }: StartFileNeeds) => {
    const { clientId, filename } = body;
    const pair = pairOfUsers(actor.id, params.id);
    const { conversation, other } = await chatStore.conversationAndAccount(pair, params.id);
    checkMayWrite(actor.id, visibleTo(actor.id, conversation), other);
    await checkTies(actor, other, chatStore);
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

export const readFileStateHandler = handler(
  contract.chat.readFileState,
  async ({ params, actor, refuse }, { chatFilesStore }: { chatFilesStore: ChatFilesStore }) => {
    const place = { ...pairOfUsers(actor.id, params.id), senderId: actor.id, clientId: params.clientId };
    const upload = await chatFilesStore.upload(place);
    if (!upload) throw refuse.noSuch('file');
    return { state: upload.state, reason: upload.reason };
  },
);

interface DownloadFileNeeds {
  chatStore: Pick<ChatStore, 'conversation'>;
  chatFilesStore: Pick<ChatFilesStore, 'message'>;
  files: Pick<Files, 'downloadAddress'>;
}

const minutes = 2;

export const downloadFileHandler = handler(
  contract.chat.downloadFile,
  async ({ params, actor, refuse }, { chatStore, chatFilesStore, files }: DownloadFileNeeds) => {
    const pair = pairOfUsers(actor.id, params.id);
    visibleTo(actor.id, await chatStore.conversation(pair));
    const message = await chatFilesStore.message(pair, params.number);
    if (!message?.file) throw refuse.noSuch('file');
    const { senderId, clientId, text: filename, file } = message;
    const key = chatFileKey({ ...pair, senderId, clientId });
    return { url: await files.downloadAddress({ key, filename, contentType: file.contentType, minutes }) };
  },
);

export const cancelFileHandler = handler(
  contract.chat.cancelFile,
  async ({ params, actor, refuse }, { chatFilesStore }: { chatFilesStore: ChatFilesStore }) => {
    const place = { ...pairOfUsers(actor.id, params.id), senderId: actor.id, clientId: params.clientId };
    if (!(await chatFilesStore.upload(place))) throw refuse.noSuch('file');
    await chatFilesStore.settle(place, { state: 'cancelled', reason: null });
    const upload = await chatFilesStore.upload(place);
    return { state: upload?.state ?? 'cancelled', reason: upload?.reason ?? null };
  },
);
