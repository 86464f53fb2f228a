import { useMutation } from '@tanstack/react-query';
import { Download, FileText, Image as Picture } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '../../../common/uploads/save-file.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { downloadFile } from '../queries/chat-files.ts';
import type { PendingMessage } from '../model/timeline.ts';

function FileCard({
  name,
  size,
  isPicture,
  children,
}: {
  name: string;
  size: number;
  isPicture: boolean;
  children: ReactNode;
}) {
  const Icon = isPicture ? Picture : FileText;
  return (
    <div className="message-file">
      <Icon size={20} aria-hidden />
      <span className="message-file-name" dir="auto">
        <span className="visually-hidden">File </span>
        {name}
        <span className="faint"> {formatFileSize(size)}</span>
      </span>
      {children}
    </div>
  );
}

/** A file that was sent; its address is made when it is asked for, and lasts two minutes. */
export function SentFile({ withUserId, number, name, file }: SentFileProps) {
  const download = useMutation({
    mutationFn: () => downloadFile(withUserId, number),
    onSuccess: (url) => saveFile(url, name),
  });
  return (
    <>
      <FileCard name={name} size={file.size} isPicture={file.contentType.startsWith('image/')}>
        <Button
          size="small"
          kind="quiet"
          icon={<Download aria-hidden />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          Download<span className="visually-hidden"> {name}</span>
        </Button>
      </FileCard>
      {download.isError && (
        <p className="message-file-failure" role="alert">
          The file could not be downloaded. {failureMessage(download.error)}
        </p>
      )}
    </>
  );
}

interface SentFileProps {
  withUserId: number;
  number: number;
  name: string;
  file: { size: number; contentType: string };
}

/** A file that is on its way: how much of it was uploaded, then that it is checked (CHAT-22, CHAT-23). */
export function PendingFile({ message, onCancel }: { message: PendingMessage; onCancel: () => void }) {
  const { data: name, file } = message;
  if (!file) return null;
  return (
    <>
      <FileCard name={name} size={file.size} isPicture={/\.(png|jpe?g)$/i.test(name)}>
        {!message.error && (
          <Button size="small" kind="quiet" onClick={onCancel}>
            Cancel<span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </FileCard>
      {!message.error && file.percent !== null && <Progress label="Uploading" value={file.percent} />}
      {!message.error && file.percent === null && <p className="message-file-check">Checking the file…</p>}
    </>
  );
}
