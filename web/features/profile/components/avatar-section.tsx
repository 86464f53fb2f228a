import { lazy, Suspense, useEffect, useRef, useState, type DragEvent } from 'react';
import { ImagePlus, Trash2 } from 'lucide-react';
import type { Account } from '../../../../shared/model/person.ts';
import { avatarMessages } from '../../../../shared/validation/avatar.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { judgeFile, judgeSize } from '../judge-file.ts';
import { useAvatarUpload } from '../use-avatar-upload.ts';
import { AvatarState } from './avatar-state.tsx';
import { RemoveAvatar } from './remove-avatar.tsx';
import './avatar-section.css';

const CropModal = lazy(() => import('./crop-modal.tsx').then((module) => ({ default: module.CropModal })));

interface Chosen {
  address: string;
  picture: ImageBitmap;
}

/** The user's picture: choose or drop one, crop it, follow its upload, or remove it (PROF-12). */
export function AvatarSection({ account }: { account: Account }) {
  const { progress, send, resend, forget } = useAvatarUpload();
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.address)), [chosen]);
  const isBusy = progress.stage === 'uploading' || (progress.stage === 'checking' && !progress.isLate);
  const name = fullName(account);

  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    forget();
    const refused = await judgeFile(file);
    const picture = refused ? undefined : await createImageBitmap(file).catch(() => undefined);
    const found = refused ?? (picture ? judgeSize(picture) : avatarMessages.unreadable);
    setProblem(found);
    if (picture && !found) setChosen({ address: URL.createObjectURL(file), picture });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Card title="Picture">
      <div
        className="avatar-section"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Avatar name={name} src={avatarAddress(account.avatar, 'large')} size={96} />
        <div>
          <p className="soft">
            People see it beside your name. A JPEG or PNG of at most 5 MB; drop one here, or choose it.
          </p>
          <div className="avatar-actions">
            <Button
              icon={<ImagePlus aria-hidden />}
              disabledReason={isBusy && 'A picture is being uploaded'}
              onClick={() => input.current?.click()}
            >
              {account.avatar ? 'Change picture' : 'Choose picture'}
            </Button>
            {account.avatar && (
              <Button
                kind="quiet"
                icon={<Trash2 aria-hidden />}
                disabledReason={isBusy && 'A picture is being uploaded'}
                onClick={() => setIsRemoving(true)}
              >
                Remove picture
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png"
            hidden
            aria-label="Picture file"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // Allows the same file to be chosen again.
              event.target.value = '';
            }}
          />
          <AvatarState
            progress={progress}
            problem={problem}
            onAgain={() => input.current?.click()}
            onResend={resend}
            onStop={forget}
          />
        </div>
      </div>
      {chosen && (
        <Suspense>
          <CropModal
            {...chosen}
            onClose={() => setChosen(undefined)}
            onCrop={(cropped) => {
              setChosen(undefined);
              void send(cropped);
            }}
          />
        </Suspense>
      )}
      {isRemoving && <RemoveAvatar onClose={() => setIsRemoving(false)} onRemoved={forget} />}
    </Card>
  );
}
