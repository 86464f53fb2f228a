import { chatFileLimits } from '../../../shared/constants/chat-file.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { chatFileMessages, chatFileType } from '../../../shared/validation/chat-file.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { claimFileKey, claimFileQuarantineKey } from '../../platform/outside/files/claim-file-keys.ts';
import { mayAddFiles } from './claim-files.ts';
import type { ClaimFilesStore } from './claim-files.store.ts';
import type { ClaimsStore } from './claims.store.ts';
import { openClaim } from './open-claim.steps.ts';

interface AddNeeds {
  claimsStore: ClaimsStore;
  claimFilesStore: ClaimFilesStore;
  files: Pick<Files, 'uploadForm'>;
  clock: Clock;
}

/** Minutes in which the browser may send the file; 25 MB take that long on a slow line. */
const uploadMinutes = 30;

export const addClaimFileHandler = handler(
  contract.claims.addClaimFile,
  async ({ params, body, actor, refuse }, { claimsStore, claimFilesStore, files, clock }: AddNeeds) => {
    const { claim, shown } = await openClaim(await claimFilesStore.claim(params.id), actor, claimsStore);
    if (!shown.candidate) throw refuse.noSuch('claim');
    const { said } = await claimsStore.proofOf(claim);
    if (!mayAddFiles(actor, claim, said)) throw refuse.conflict('Files can be added while a hire is contested');
    const contentType = chatFileType(body.filename);
    if (!contentType) throw refuse.conflict(chatFileMessages.type);
    const { id, firstName, lastName, role } = actor;
    await claimFilesStore.saveNew({
      id: body.clientId,
      claimId: claim.id,
      at: clock.now(),
      by: { id, firstName, lastName, role },
      name: body.filename,
      size: null,
      state: 'waiting',
      reason: null,
      contentType,
    });
    return files.uploadForm({
      key: claimFileQuarantineKey({ claimId: claim.id, userId: actor.id, fileId: body.clientId }),
      contentType,
      largest: chatFileLimits.largest,
      minutes: uploadMinutes,
    });
  },
);

interface DownloadNeeds {
  claimsStore: ClaimsStore;
  claimFilesStore: Pick<ClaimFilesStore, 'claim' | 'file'>;
  files: Pick<Files, 'downloadAddress'>;
}

const downloadMinutes = 2;

export const downloadClaimFileHandler = handler(
  contract.claims.downloadClaimFile,
  async ({ params, actor, refuse }, { claimsStore, claimFilesStore, files }: DownloadNeeds) => {
    const { claim, shown } = await openClaim(await claimFilesStore.claim(params.id), actor, claimsStore);
    const file = shown.candidate && (await claimFilesStore.file(claim.id, params.fileId));
    if (file?.state !== 'added') throw refuse.noSuch('file');
    const key = claimFileKey({ claimId: claim.id, userId: file.by.id, fileId: file.id });
    const { name: filename, contentType } = file;
    return { url: await files.downloadAddress({ key, filename, contentType, minutes: downloadMinutes }) };
  },
);
