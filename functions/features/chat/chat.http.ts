import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { accountsIn } from '../../records/account.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { blockChannelHandler } from './block-channel.handler.ts';
import { cancelFileHandler } from './cancel-file.handler.ts';
import { chatFilesStore } from './chat-files.store.ts';
import { downloadFileHandler } from './download-file.handler.ts';
import { readFileStateHandler } from './read-file-state.handler.ts';
import { startFileHandler } from './start-file.handler.ts';
import { chatStore } from './chat.store.ts';
import { keptUntil } from './kept-until.ts';
import { listChannelsHandler } from './list-channels.handler.ts';
import { listMessagesHandler } from './list-messages.handler.ts';
import { markReadHandler } from './mark-read.handler.ts';
import { readChannelHandler } from './read-channel.handler.ts';
import { readUnreadHandler } from './read-unread.handler.ts';
import { registerChatUserHandler } from './register-chat-user.handler.ts';
import { renewChatUserHandler } from './renew-chat-user.handler.ts';
import { reportChannelHandler } from './report-channel.handler.ts';
import { searchMessagesHandler } from './search-messages.handler.ts';
import { sendMessageHandler } from './send-message.handler.ts';
import { startChannelHandler } from './start-channel.handler.ts';

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
  ],
  () => {
    const { CHAT_KEPT_DAYS, FILES_BUCKET } = environment('chat', 'files-upload', 'files-chat-read');
    return {
      accounts: accountsIn(theTable()),
      chatStore: chatStore(theTable()),
      chatFilesStore: chatFilesStore(theTable()),
      files: s3Files(FILES_BUCKET),
      clock,
      keptUntil: (at: string) => keptUntil(at, CHAT_KEPT_DAYS),
    };
  },
);
