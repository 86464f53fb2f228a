import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UploadPermit } from '../../../common/uploads/post-file.ts';
import { postFile } from '../../../common/uploads/post-file.ts';
import { api } from '../../../api/api.ts';
import { accountQuery } from '../../../common/account/account.ts';

/** Starts an upload, sends the picture and returns the upload's id (API-30). */
export async function uploadAvatar(
  picture: Blob,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<number> {
  const { data } = await api.profile.startAvatarUpload({
    body: { contentType: 'image/jpeg', size: picture.size },
    signal,
  });
  const permit: UploadPermit = data;
  await postFile(permit, picture, { onProgress, signal, noun: 'picture' });
  return data.uploadId;
}

/** The state of the latest upload, for browsers without a live connection. */
export const readAvatarUpload = async (signal: AbortSignal) => (await api.profile.readAvatarUpload({ signal })).data;

/** Deletes the user's picture and shows the initials immediately. */
export function useRemoveAvatar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.profile.removeAvatar(),
    onSuccess: () =>
      queryClient.setQueryData(accountQuery.queryKey, (account) => account && { ...account, avatar: null }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
}
