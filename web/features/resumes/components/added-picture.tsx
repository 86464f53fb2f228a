import { avatarSizes } from '../../../../shared/constants/avatar.ts';
import { failureMessage } from '../../../api/api-error.ts';
import type { PictureProgress } from '../../../common/pictures/picture-progress.ts';
import { PicturePicker } from '../../../common/pictures/picture-picker.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { useChangeAddedPicture } from '../queries/candidate-merges.ts';

const shape = { width: avatarSizes.small * 2, height: avatarSizes.small * 2, isRound: true };
const words = {
  late: 'Checking the picture is taking longer than usual.',
  done: 'The picture was changed.',
  kept: 'The picture was not changed.',
};

/** The picture of an added candidate, which only the recruiter sees; whoever claims the profile chooses their own (RESUME-15). */
export function AddedPicture({ id, name, avatar }: { id: number; name: string; avatar: string | null }) {
  const change = useChangeAddedPicture(id);
  const upload = {
    progress: progressOf(change),
    isBusy: change.isPending,
    send: async (picture: Blob) => change.mutate(await asDataUrl(picture)),
    resend: () => change.variables !== undefined && change.mutate(change.variables),
    forget: change.reset,
  };
  return (
    <PicturePicker
      upload={upload}
      preview={<Avatar name={name} src={avatar} size={64} />}
      help="Only you see it. A JPEG or PNG of at most 50 MB; drop one here, or choose it."
      isShown={avatar !== null}
      shape={shape}
      words={words}
      onRemove={() => change.mutate(null)}
    />
  );
}

/** The picture is stored with the record, in one call: what is sent is being checked, until the response. */
function progressOf({ isPending, error }: { isPending: boolean; error: Error | null }): PictureProgress {
  if (isPending) return { stage: 'checking', isLate: false };
  return error ? { stage: 'failed', message: failureMessage(error) } : { stage: 'idle' };
}

function asDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('this browser cannot read the picture')));
    reader.readAsDataURL(picture);
  });
}
