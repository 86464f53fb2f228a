import type { DataExport } from '../../../../shared/model/personal-data.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDate, formatExact } from '../../../ui/text/dates.ts';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useDownloadDataExport } from '../queries/data-exports.ts';

/** The user's archives: being prepared, ready to download, failed or expired. */
export function ArchiveList({ archives }: { archives: readonly DataExport[] }) {
  const download = useDownloadDataExport();
  return (
    <>
      {download.isError && (
        <FailureNotice what="The archive could not be downloaded" error={download.error} kept="It is still there." />
      )}
      {archives.slice(0, 3).map((archive) => (
        <Archive
          key={archive.id}
          archive={archive}
          isBusy={download.isPending && download.variables === archive.id}
          onDownload={() => download.mutate(archive.id)}
        />
      ))}
    </>
  );
}

function Archive({
  archive: { state, requestedAt, expiresAt, parts },
  isBusy,
  onDownload,
}: {
  archive: DataExport;
  isBusy: boolean;
  onDownload: () => void;
}) {
  const asked = formatExact(requestedAt);
  if (state === 'preparing')
    return (
      <Notice>
        The archive you requested on {asked} is being prepared. We will notify you here and by email when it is ready;
        you can leave this page.
      </Notice>
    );
  if (state === 'failed')
    return <Notice kind="error">The archive of {asked} could not be prepared. You can try again.</Notice>;
  if (state === 'expired') return <Notice>The archive of {asked} has expired and was deleted.</Notice>;
  const size = parts.reduce((all, { bytes }) => all + bytes, 0);
  return (
    <Notice
      kind="done"
      action={
        <Button size="small" busy={isBusy} onClick={onDownload}>
          Download{parts.length > 1 ? ` ${parts.length} files` : ''}
        </Button>
      }
    >
      Your archive of {asked} is ready: {formatFileSize(size)}. It can be downloaded until {formatDate(expiresAt)}.
    </Notice>
  );
}
