import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { avatarSizes } from '../../../../shared/constants/avatar.ts';
import { avatarMessages } from '../../../../shared/validation/avatar.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { judgeFile, judgeSize } from '../../../common/pictures/judge-file.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useChangeAddedPicture } from '../queries/candidate-merges.ts';

const CropModal = lazy(() =>
  import('../../../common/pictures/crop-modal.tsx').then((module) => ({ default: module.CropModal })),
);
const shape = { width: avatarSizes.small * 2, height: avatarSizes.small * 2, isRound: true };

/** The picture of an added candidate, which only the recruiter sees; whoever claims the profile chooses their own (RESUME-15). */
export function AddedPicture({ id, name, avatar }: { id: number; name: string; avatar: string | null }) {
  const change = useChangeAddedPicture(id);
  const [chosen, setChosen] = useState<{ address: string; picture: ImageBitmap }>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(undefined);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const refused = await judgeFile(file);
    const picture = refused ? undefined : await createImageBitmap(file).catch(() => undefined);
    const found = refused ?? (picture ? judgeSize(picture) : avatarMessages.unreadable);
    setProblem(found);
    if (picture && !found) setChosen({ address: URL.createObjectURL(file), picture });
  };
  return (
    <div className="stack">
      <div className="cluster">
        <Avatar name={name} src={avatar} size={64} />
        <Button icon={<ImagePlus aria-hidden />} busy={change.isPending} onClick={() => input.current?.click()}>
          {avatar ? 'Change picture' : 'Add picture'}
        </Button>
        {avatar && (
          <Button kind="quiet" icon={<Trash2 aria-hidden />} onClick={() => change.mutate(null)}>
            Remove picture
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          hidden
          aria-label="Picture file"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Allows the same file to be chosen again.
            target.value = '';
          }}
        />
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      {change.error && <FailureNotice what="The picture was not changed" error={change.error} />}
      {chosen && (
        <Suspense>
          <CropModal
            {...chosen}
            shape={shape}
            onClose={close}
            onCrop={(cropped) => void asDataUrl(cropped).then(change.mutate).then(close)}
          />
        </Suspense>
      )}
    </div>
  );
}

function asDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('this browser cannot read the picture')));
    reader.readAsDataURL(picture);
  });
}
