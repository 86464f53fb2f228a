import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { chatFileForm } from '../../../../shared/validation/chat-file.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { addClaimFile } from '../queries/claim-files.ts';
import { claimsKey } from '../queries/claims.ts';

/** A file that is on its way to the evidence, or why it was not added. */
export interface ClaimUpload {
  clientId: string;
  name: string;
  percent: number;
  error: string | undefined;
}

/** Sends chosen files to the evidence of a claim, one after the other, and says how far each is. */
export function useClaimUploads(claimId: number): { uploads: ClaimUpload[]; add: (files: readonly File[]) => void } {
  const [uploads, setUploads] = useState<ClaimUpload[]>([]);
  const queryClient = useQueryClient();
  const giveUp = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    giveUp.current = controller;
    return () => controller.abort();
  }, []);
  const change = (clientId: string, by: Partial<ClaimUpload>) =>
    setUploads((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...by } : one)));
  const send = async (clientId: string, file: File, signal: AbortSignal) => {
    try {
      const onProgress = (percent: number) => change(clientId, { percent });
      await addClaimFile(claimId, { clientId, file }, { onProgress, signal });
      await queryClient.invalidateQueries({ queryKey: claimsKey });
      setUploads((all) => all.filter((one) => one.clientId !== clientId));
    } catch (error) {
      if (!signal.aborted) change(clientId, { error: failureMessage(error) });
    }
  };
  const add = (files: readonly File[]) => {
    const begun = files.map((file) => ({ clientId: crypto.randomUUID(), file }));
    const problemOf = (clientId: string, { name: filename, size }: File) =>
      chatFileForm.safeParse({ clientId, filename, size }).error?.issues[0]?.message;
    const shown = begun.map(({ clientId, file }) => ({
      clientId,
      name: file.name,
      percent: 0,
      error: problemOf(clientId, file),
    }));
    setUploads((all) => [...all.filter(({ error }) => !error), ...shown]);
    const signal = giveUp.current?.signal ?? AbortSignal.abort();
    const sound = begun.filter((_, at) => !shown[at]?.error);
    void sound.reduce<Promise<void>>(async (before, { clientId, file }) => {
      await before;
      await send(clientId, file, signal);
    }, Promise.resolve());
  };
  return { uploads, add };
}
