import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { avatarMessages } from '../../../shared/validation/avatar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FilePicker, useDropZone } from '../../ui/fields/file-picker.tsx';
import type { CropShape } from './crop-picture.ts';
import { judgeFile, judgeSize } from './judge-file.ts';
import type { PictureWords } from './picture-state.tsx';
import { PictureState } from './picture-state.tsx';
import type { PictureProgress } from './picture-progress.ts';
import './picture-picker.css';

const CropModal = lazy(() => import('./crop-modal.tsx').then((module) => ({ default: module.CropModal })));

/** How a chosen picture is sent, and how far it is: `usePictureUpload`, or a single call. */
interface PictureUpload {
  progress: PictureProgress;
  isBusy: boolean;
  send: (picture: Blob) => Promise<void>;
  /** Sends the same picture again. */
  resend: () => void;
  forget: () => void;
}

interface PicturePickerProps {
  /** The id of the button that chooses a file. */
  id?: string;
  upload: PictureUpload;
  /** The picture as it is now. */
  preview: ReactNode;
  help: string;
  isShown: boolean;
  shape: CropShape;
  words: PictureWords;
  onRemove: () => void;
}

interface Chosen {
  address: string;
  picture: ImageBitmap;
}

/** A picture to choose or drop, crop, upload with its progress, or remove (PROF-12). */
export function PicturePicker({ id, upload, preview, help, isShown, shape, words, onRemove }: PicturePickerProps) {
  const { progress, isBusy, send, resend, forget } = upload;
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.address)), [chosen]);
  const busyReason = isBusy && 'A picture is being uploaded';

  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    forget();
    const refused = await judgeFile(file);
    const picture = refused ? undefined : await createImageBitmap(file).catch(() => undefined);
    const found = refused ?? (picture ? judgeSize(picture) : avatarMessages.unreadable);
    setProblem(found);
    if (picture && !found) setChosen({ address: URL.createObjectURL(file), picture });
  };
  const zone = useDropZone(([file]) => void take(file));
  return (
    <div className="picture-picker" {...zone}>
      {preview}
      <div>
        <p className="soft">{help}</p>
        <FilePicker label="Picture file" accept="image/jpeg,image/png" onFiles={([file]) => void take(file)}>
          {(open) => (
            <>
              <div className="picture-actions">
                <Button id={id} icon={<ImagePlus aria-hidden />} disabledReason={busyReason} onClick={open}>
                  {isShown ? 'Change picture' : 'Choose picture'}
                </Button>
                {isShown && (
                  <Button kind="quiet" icon={<Trash2 aria-hidden />} disabledReason={busyReason} onClick={onRemove}>
                    Remove picture
                  </Button>
                )}
              </div>
              <PictureState
                words={words}
                progress={progress}
                problem={problem}
                onAgain={open}
                onResend={resend}
                onStop={forget}
              />
            </>
          )}
        </FilePicker>
      </div>
      {chosen && (
        <Suspense>
          <CropModal
            {...chosen}
            shape={shape}
            onClose={() => setChosen(undefined)}
            onCrop={(cropped) => {
              setChosen(undefined);
              void send(cropped);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
