import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { cityById } from '../lookups/cities.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { accountsIn } from '../../records/account.ts';
import { avatarsStore } from './avatars.store.ts';
import { changeProfileHandler } from './change-profile.handler.ts';
import { changeSocialLinksHandler } from './change-social-links.handler.ts';
import { changeTimeZoneHandler } from './change-time-zone.handler.ts';
import { profileStore } from './profile.store.ts';
import { readAvatarUploadHandler } from './read-avatar-upload.handler.ts';
import { readProfileHandler } from './read-profile.handler.ts';
import { removeAvatarHandler } from './remove-avatar.handler.ts';
import { requestSuperManagerHandler } from './request-super-manager.handler.ts';
import { startAvatarUploadHandler } from './start-avatar-upload.handler.ts';

export const handler = httpFunction(
  [
    readProfileHandler,
    changeProfileHandler,
    changeSocialLinksHandler,
    changeTimeZoneHandler,
    startAvatarUploadHandler,
    readAvatarUploadHandler,
    removeAvatarHandler,
    requestSuperManagerHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    profileStore: profileStore(theTable()),
    avatarsStore: avatarsStore(theTable()),
    files: s3Files(environment('files-upload').FILES_BUCKET),
    cityById,
    clock,
  }),
);
