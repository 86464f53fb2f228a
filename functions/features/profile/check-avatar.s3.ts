import { clock, theTable } from '../../platform/door/dependencies.ts';
import { uploadFunction } from '../../platform/door/upload-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { avatarsStore } from './avatars.store.ts';
import { receiveAvatar } from './receive-avatar.steps.ts';

const open = () => ({
  avatarsStore: avatarsStore(theTable()),
  files: s3Files(environment('files-quarantine').FILES_BUCKET),
  clock,
});

export const handler = uploadFunction(open, receiveAvatar);
