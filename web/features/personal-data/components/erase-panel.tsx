import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { erasureQuery, useCancelErasure } from '../queries/erasure.ts';
import { EraseModal } from './erase-modal.tsx';
import { PanelWaiting } from './panel-waiting.tsx';
import { keptRecords } from '../../../../shared/constants/personal-data.ts';
import { Disclosures } from '../../../ui/layouts/disclosure.tsx';

/** Explains what erasure deletes and keeps, starts it, and cancels it. */
export function ErasePanel() {
  const { data, error, refetch } = useQuery(erasureQuery);
  const cancel = useCancelErasure();
  const [isAsking, setIsAsking] = useState(false);
  if (!data) return <PanelWaiting error={error} onRetry={() => void refetch()} />;
  return (
    <div className="stack">
      {cancel.isError && (
        <FailureNotice what="The erasure could not be cancelled" error={cancel.error} kept="It stays requested." />
      )}
      {cancel.isSuccess && !data.dueAt && (
        <Notice kind="done">Your account will not be erased. Nothing was deleted.</Notice>
      )}
      {data.dueAt && (
        <Notice kind="warning">
          Your account will be erased on {formatDate(data.dueAt)}. Until then nothing changes.
        </Notice>
      )}
      <KeptRecords />
      <div>
        {data.dueAt ? (
          <Button kind="primary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Keep my account
          </Button>
        ) : (
          <Button kind="danger" onClick={() => setIsAsking(true)}>
            Erase my account
          </Button>
        )}
      </div>
      {isAsking && <EraseModal erasure={data} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

/** What erasure keeps, why, and for how long. */
function KeptRecords() {
  return <Disclosures items={[{ value: 'kept', title: 'What is kept, and why', content: <KeptList /> }]} />;
}

function KeptList() {
  return (
    <ul className="bulleted">
      {keptRecords.map(({ what, why, days }) => (
        <li key={what}>
          {what}. {why} {days === null ? '' : `Deleted within ${days} days of your request.`}
        </li>
      ))}
    </ul>
  );
}
