import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { avatarSizes } from '../../../../shared/constants/avatar.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { accountQuery } from '../../../common/account/account.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { PicturePicker } from '../../../common/pictures/picture-picker.tsx';
import { usePictureUpload } from '../../../common/pictures/use-picture-upload.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { avatarWords } from '../model/avatar-words.ts';
import { avatarUploads } from '../queries/avatar.ts';
import { RemoveAvatar } from './remove-avatar.tsx';

const shape = { width: avatarSizes.large, height: avatarSizes.large, isRound: true };

/** The user's picture: choose or drop one, crop it, follow its upload, or remove it (PROF-12). */
export function AvatarSection({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const upload = usePictureUpload(
    avatarUploads,
    () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  );
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <Card title="Picture">
      <PicturePicker
        upload={upload}
        preview={<Avatar name={fullName(account)} src={avatarAddress(account.avatar, 'large')} size={96} />}
        help="People see it beside your name. A JPEG or PNG of at most 50 MB; drop one here, or choose it."
        isShown={account.avatar !== null}
        shape={shape}
        words={avatarWords}
        onRemove={() => setIsRemoving(true)}
      />
      {isRemoving && <RemoveAvatar onClose={() => setIsRemoving(false)} onRemoved={upload.forget} />}
    </Card>
  );
}
