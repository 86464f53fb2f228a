import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { cityById } from '../lookups/cities.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { accountsIn } from '../../records/account.ts';
import { avatarsStore } from './avatars.store.ts';
import {
  changeProfileHandler,
  changeSocialLinksHandler,
  changeTimeZoneHandler,
  changeWorkingHoursHandler,
  readProfileHandler,
  requestSuperManagerHandler,
} from './profile.handlers.ts';
import { profileStore } from './profile.store.ts';
import { readAvatarUploadHandler, removeAvatarHandler, startAvatarUploadHandler } from './avatar.handlers.ts';

export const handler = httpFunction(
  [
    readProfileHandler,
    changeProfileHandler,
    changeSocialLinksHandler,
    changeTimeZoneHandler,
    changeWorkingHoursHandler,
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
