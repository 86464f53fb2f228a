import { api } from '../../../api/api.ts';
import { postFile } from '../../../common/uploads/post-file.ts';

/** Sends a file to the evidence of a claim; it is checked before anybody else sees it. */
export async function addClaimFile(
  claimId: number,
  { clientId, file }: { clientId: string; file: File },
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<void> {
  const body = { clientId, filename: file.name, size: file.size };
  const permit = await api.claims.addClaimFile({ params: { id: claimId }, body, signal: options.signal });
  await postFile(permit.data, file, { ...options, noun: 'file' });
}

/** An address that downloads a file of the evidence, for two minutes. */
export async function downloadClaimFile(claimId: number, fileId: string): Promise<string> {
  return (await api.claims.downloadClaimFile({ params: { id: claimId, fileId } })).data.url;
}
