import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { formerAvatarFiles } from './avatar-keys.ts';

export const handler = eventConsumer('profile', () => s3Files(environment('files-avatars').FILES_BUCKET), {
  // Deletes the files of a picture that is no longer shown.
  'avatar-changed': async ({ data }, files) => files.remove(formerAvatarFiles(data)),
  // Campaigns' uploaded pictures are public pictures of the same person, under the same prefix.
  'campaign-changed': async ({ data }, files) => files.remove(data.formerImage ? [data.formerImage] : []),
  'campaign-removed': async ({ data }, files) => files.remove(data.formerImage ? [data.formerImage] : []),
});
