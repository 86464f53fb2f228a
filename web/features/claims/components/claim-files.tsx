import { useMutation } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { chatFileEndings } from '../../../../shared/constants/chat-file.ts';
import { mostClaimFiles } from '../../../../shared/constants/claims.ts';
import type { ClaimFile } from '../../../../shared/model/claim-evidence.ts';
import { chatFileMessages } from '../../../../shared/validation/chat-file.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { fullName } from '../../../common/people/person.ts';
import { ChosenFiles } from '../../../common/uploads/chosen-files.tsx';
import { saveFile } from '../../../common/uploads/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { FilePicker } from '../../../ui/fields/file-picker.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { useClaimUploads, type ClaimUpload } from '../hooks/use-claim-uploads.ts';
import { downloadClaimFile } from '../queries/claim-files.ts';

/** The files with which both sides prove what they say, and for a side, while it is contested, the way to add some. */
export function ClaimFiles({ claimId, files, mayAdd }: { claimId: number; files: ClaimFile[]; mayAdd: boolean }) {
  const { uploads, add } = useClaimUploads(claimId);
  const [chosen, setChosen] = useState<File[]>([]);
  const underWay = uploads.filter(({ clientId }) => files.every(({ id }) => id !== clientId));
  if (files.length === 0 && !mayAdd) return null;
  return (
    <Card title="Files">
      <div className="stack">
        {files.length + underWay.length > 0 && (
          <ul className="claim-files" aria-label="Files">
            {files.map((file) => (
              <Kept key={file.id} claimId={claimId} file={file} />
            ))}
            {underWay.map((upload) => (
              <UnderWay key={upload.clientId} upload={upload} />
            ))}
          </ul>
        )}
        {mayAdd && (
          <>
            <p className="soft">
              Add what proves your side, up to {mostClaimFiles} files of 25 MB. The other side, the candidate and
              whoever decides can open them. A file that was added stays.
            </p>
            <FilePicker label="Files to add" accept={chatFileEndings} multiple onFiles={setChosen}>
              {(open) => (
                <div>
                  <Button size="small" icon={<FileUp aria-hidden />} onClick={open}>
                    Add files
                  </Button>
                </div>
              )}
            </FilePicker>
            <ChosenFiles
              files={chosen}
              title="Add files"
              lead="Whoever is part of this can open them, and a file that was added stays."
              action="Add"
              onChange={setChosen}
              onConfirm={add}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function Kept({ claimId, file: { id, name, size, at, by, state, reason } }: { claimId: number; file: ClaimFile }) {
  const download = useMutation({
    mutationFn: () => downloadClaimFile(claimId, id),
    onSuccess: (url) => saveFile(url, name),
  });
  return (
    <li>
      <span className="claim-file-name" dir="auto">
        {name}
      </span>
      <span className="soft">
        {fullName(by)}, {formatDate(at)}
        {size !== null && `, ${formatFileSize(size)}`}
      </span>
      {state === 'waiting' && <span className="soft">Checking the file…</span>}
      {state === 'refused' && (
        <span className="claim-file-failure">{reason === 'ended' ? decidedMeanwhile : chatFileMessages[reason!]}</span>
      )}
      {state === 'added' && (
        <Button
          size="small"
          kind="quiet"
          icon={<Download aria-hidden />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          Download<span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {download.isError && (
        <span className="claim-file-failure" role="alert">
          The file could not be downloaded. {failureMessage(download.error)}
        </span>
      )}
    </li>
  );
}

const decidedMeanwhile = 'This was decided meanwhile, so the file was not added.';

function UnderWay({ upload: { name, percent, error } }: { upload: ClaimUpload }) {
  return (
    <li>
      <span className="claim-file-name" dir="auto">
        {name}
      </span>
      {error ? (
        <span className="claim-file-failure" role="alert">
          Not added. {error}
        </span>
      ) : (
        <Progress label={`Uploading ${name}`} value={percent} />
      )}
    </li>
  );
}
