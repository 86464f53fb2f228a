import { theTable } from '../../platform/door/dependencies.ts';
import { uploadFunction } from '../../platform/door/upload-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { campaignPicturesStore } from './campaign-pictures.store.ts';
import { receiveCampaignPicture } from './receive-campaign-picture.steps.ts';

const open = () => ({
  campaignPicturesStore: campaignPicturesStore(theTable()),
  files: s3Files(environment('files-quarantine').FILES_BUCKET),
});

export const handler = uploadFunction(open, receiveCampaignPicture);
