import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { accountsIn } from '../../records/account.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import {
  blockChannelHandler,
  listChannelsHandler,
  readChannelHandler,
  reportChannelHandler,
  startChannelHandler,
} from './channel.handlers.ts';
import {
  cancelFileHandler,
  downloadFileHandler,
  readFileStateHandler,
  startFileHandler,
} from './chat-file.handlers.ts';
import { chatFilesStore } from './chat-files.store.ts';
import { chatStore } from './chat.store.ts';
import { keptUntil } from './kept-until.ts';
import { previewManyHandler, sendManyHandler } from './many-messages.handlers.ts';
import { manyMessagesStore } from './many-messages.store.ts';
import {
  addTemplateHandler,
  changeTemplateHandler,
  listTemplatesHandler,
  removeTemplateHandler,
} from './message-template.handlers.ts';
import { listMessagesHandler, markReadHandler, readUnreadHandler, sendMessageHandler } from './message.handlers.ts';
import { registerChatUserHandler, renewChatUserHandler } from './chat-user.handlers.ts';
import { searchMessagesHandler } from './search-messages.handler.ts';

export const handler = httpFunction(
  [
    registerChatUserHandler,
    renewChatUserHandler,
    readUnreadHandler,
    listChannelsHandler,
    startChannelHandler,
    readChannelHandler,
    listMessagesHandler,
    sendMessageHandler,
    startFileHandler,
    readFileStateHandler,
    cancelFileHandler,
    downloadFileHandler,
    markReadHandler,
    searchMessagesHandler,
    blockChannelHandler,
    reportChannelHandler,
    listTemplatesHandler,
    addTemplateHandler,
    changeTemplateHandler,
    removeTemplateHandler,
    previewManyHandler,
    sendManyHandler,
  ],
  () => {
    const { CHAT_KEPT_DAYS, CHAT_MANY_PER_DAY, FILES_BUCKET } = environment('chat', 'files-upload', 'files-chat-read');
    return {
      accounts: accountsIn(theTable()),
      chatStore: chatStore(theTable()),
      chatFilesStore: chatFilesStore(theTable()),
      files: s3Files(FILES_BUCKET),
      manyMessagesStore: manyMessagesStore(theTable()),
      manyPerDay: () => CHAT_MANY_PER_DAY,
      clock,
      keptUntil: (at: string) => keptUntil(at, CHAT_KEPT_DAYS),
    };
  },
);
