import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatTime } from '../../../ui/text/short-dates.ts';
import { dataExportsQuery, useStartDataExport } from '../queries/data-exports.ts';
import { ArchiveList } from './archive-list.tsx';
import { ConfirmPasswordModal } from './confirm-password-modal.tsx';
import { PanelWaiting } from './panel-waiting.tsx';

/** Starts an archive, shows its progress, and downloads it. */
export function ExportPanel() {
  const { data, error, refetch } = useQuery(dataExportsQuery);
  const start = useStartDataExport();
  const [isAsking, setIsAsking] = useState(false);
  if (!data) return <PanelWaiting error={error} onRetry={() => void refetch()} />;
  const isPreparing = data.exports.some((one) => one.state === 'preparing');
  const reason = isPreparing
    ? 'An archive is being prepared'
    : data.nextAt
      ? `You can prepare the next archive at ${formatTime(data.nextAt)}`
      : false;
  return (
    <div className="stack">
      <ArchiveList archives={data.exports} />
      <div>
        <Button disabledReason={reason} onClick={() => setIsAsking(true)}>
          Prepare an archive
        </Button>
      </div>
      {isAsking && (
        <ConfirmPasswordModal
          title="Prepare an archive of your data"
          lead="The archive collects everything in one file, so please confirm your password."
          confirm="Prepare archive"
          onConfirm={async (password) => void (await start.mutateAsync(password))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
