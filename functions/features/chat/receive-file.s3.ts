import { clock, theTable } from '../../platform/door/dependencies.ts';
import { uploadFunction } from '../../platform/door/upload-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { chatFilesStore } from './chat-files.store.ts';
import { chatStore } from './chat.store.ts';
import { keptUntil } from './kept-until.ts';
import { receiveFile } from './receive-file.steps.ts';

const open = () => {
  const { CHAT_KEPT_DAYS, FILES_BUCKET } = environment('chat', 'files-quarantine', 'files-chat');
  const files = s3Files(FILES_BUCKET);
  return {
    chatStore: chatStore(theTable()),
    chatFilesStore: chatFilesStore(theTable()),
    files,
    checkedFiles: files,
    clock,
    keptUntil: (at: string) => keptUntil(at, CHAT_KEPT_DAYS),
  };
};

export const handler = uploadFunction(open, receiveFile);
