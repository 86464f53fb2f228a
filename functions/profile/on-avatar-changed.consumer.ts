import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { s3Files } from '../outside/files/s3.ts';
import { formerAvatarFiles } from './avatar-keys.ts';

/** Removes the files of a picture that nobody is shown any more. */
export const handler = eventConsumer(
  'avatar-changed',
  () => s3Files(environment('files-avatars').FILES_BUCKET),
  async ({ data }, files) => {
    await files.remove(formerAvatarFiles(data));
  },
);
