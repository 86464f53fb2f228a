import { judgeUpload } from '../../platform/outside/files/judge-upload.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { log } from '../../platform/door/log.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import type { CheckedClaimFile, StoredClaimFile } from '../../records/claim-file.ts';
import { claimFileSettled } from '../../records/claim-file.ts';
import { claimFileAt, claimFileKey } from '../../platform/outside/files/claim-file-keys.ts';
import { mayAddFiles } from './claim-files.ts';
import type { ClaimFilesStore } from './claim-files.store.ts';

interface Needs {
  claimFilesStore: Pick<ClaimFilesStore, 'claim' | 'file' | 'proofOf' | 'saveChecked'>;
  files: Pick<Files, 'read' | 'remove'>;
  /** Reaches only what was checked. */
  checkedFiles: Pick<Files, 'write'>;
  clock: Clock;
}

/**
 * Checks an uploaded file of the evidence and adds it, or says why not: the same check as that of messages, and only
 * while it is contested. A repeated arrival adds nothing twice.
 */
export async function receiveClaimFile(key: string, needs: Needs): Promise<void> {
  const place = claimFileAt(key);
  const file = place && (await needs.claimFilesStore.file(place.claimId, place.fileId));
  if (file?.state === 'waiting' && file.by.id === place?.userId) await settle(key, file, needs);
  await needs.files.remove([key]);
}

async function settle(key: string, file: StoredClaimFile, needs: Needs): Promise<void> {
  const { claimFilesStore, checkedFiles, files, clock } = needs;
  const [judged, claim] = await Promise.all([
    judgeUpload(key, file.contentType, files),
    claimFilesStore.claim(file.claimId),
  ]);
  // The key was removed while its file was on the way: another arrival settled it.
  if (!judged || !claim) return;
  const { said } = await claimFilesStore.proofOf(claim);
  const isInTime = mayAddFiles(file.by, claim, said);
  if ('refusal' in judged || !isInTime) {
    const reason = 'refusal' in judged ? judged.refusal : 'ended';
    log.info('file of the evidence refused', { userId: file.by.id, reason });
    return save(file, { state: 'refused', size: null, reason }, needs);
  }
  const checkedKey = claimFileKey({ claimId: claim.id, userId: file.by.id, fileId: file.id });
  const { contentType } = file;
  await checkedFiles.write(checkedKey, { body: judged.body, contentType, contentDisposition: 'attachment' });
  const event = eventOf('claim-file-added', {
    id: clock.newId(),
    at: clock.now(),
    actor: eventActor(file.by),
    subject: keys.claimSubject(claim.id),
    data: {
      claimId: claim.id,
      recruiterId: claim.recruiter.id,
      candidateId: claim.candidate.id,
      managerId: claim.manager.id,
      fileId: file.id,
    },
  });
  await save(file, { state: 'added', size: judged.body.length, reason: null }, needs, event);
}

async function save(
  file: StoredClaimFile,
  checked: CheckedClaimFile,
  { claimFilesStore }: Needs,
  event?: Parameters<ClaimFilesStore['saveChecked']>[2],
): Promise<void> {
  await tryWrite(claimFilesStore.saveChecked(file, checked, event), claimFileSettled);
}
