import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postFile } from '../../../common/uploads/post-file.ts';
import { api } from '../../../api/api.ts';
import { onLiveMessage } from '../../../api/live-updates.ts';
import type { PictureUploadState } from '../../../common/pictures/picture-progress.ts';
import type { PictureUploads } from '../../../common/pictures/use-picture-upload.ts';
import { accountQuery } from '../../../common/account/account.ts';

/** Uploads of the user's own picture (API-30). */
export const avatarUploads: PictureUploads<PictureUploadState> = {
  send: async (picture, { onProgress, signal }) => {
    const { data } = await api.profile.startAvatarUpload({
      body: { contentType: 'image/jpeg', size: picture.size },
      signal,
    });
    await postFile(data, picture, { onProgress, signal, noun: 'picture' });
    return data.uploadId;
  },
  read: async (signal) => (await api.profile.readAvatarUpload({ signal })).data,
  listen: (seen) => onLiveMessage('avatar', seen),
};

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
