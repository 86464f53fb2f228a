import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resumeStatuses } from '../../../../shared/constants/resume.ts';
import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { rowsOf } from '../../../api/paging.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { AddRead } from '../components/add-read.tsx';
import { DropFiles } from '../components/drop-files.tsx';
import { RemoveResumeModal } from '../components/remove-resume-modal.tsx';
import { resumeFileColumns, ResumeTable } from '../components/resume-table.tsx';
import { UploadList } from '../components/upload-list.tsx';
import { sendResume } from '../queries/send-resume.ts';
import { resumesQuery, type WantedStatus } from '../queries/resumes.ts';
import { isWaiting, mayRepeat, statusWords } from '../model/resume-words.ts';
import { useLiveResumes } from '../hooks/use-live-resumes.ts';
import { usePicked } from '../hooks/use-picked.ts';
import { useResumeActions } from '../hooks/use-resume-actions.ts';
import { useUploads } from '../hooks/use-uploads.ts';
import './resumes.css';

const statusOptions = [
  { value: 'all', label: 'All resumes' },
  ...resumeStatuses.map((value) => ({ value, label: statusWords[value].label })),
];

/** `/resumes` and `/resumes/add`: uploading resumes, and following how they are read (RESUME-01, SHELL-55). */
export function ResumesPage() {
  const [params, setParams] = useSearchParams();
  const status: WantedStatus = resumeStatuses.find((one) => one === params.get('status')) ?? 'all';
  const show = (next: string) => setParams(next === 'all' ? {} : { status: next }, { replace: true });
  const list = useInfiniteQuery({
    ...resumesQuery(status),
    // Live messages come first; without a connection, what waits is asked for once a minute.
    refetchInterval: ({ state }) => (rowsOf(state.data).some(isWaiting) ? 60_000 : false),
  });
  const { queue, uploads } = useUploads(sendResume);
  const [removing, setRemoving] = useState<ListedResume>();
  useLiveResumes();
  const actions = useResumeActions();
  const { picked, chosen, pick, pickNone } = usePicked(rowsOf(list.data));
  return (
    <>
      <ListPage
        title="Resumes"
        noun="resumes"
        list={list}
        file={listFile(resumesQuery(status), resumeFileColumns)}
        actions={<Adding count={list.data?.pages[0]?.meta.addable ?? 0} />}
        filters={
          <FilterBar>
            <Select
              label="Status"
              hideLabel
              options={statusOptions}
              value={status}
              onChange={({ target }) => show(target.value)}
            />
            {chosen.length > 0 && <BulkActions chosen={chosen} actions={actions} onDone={pickNone} />}
          </FilterBar>
        }
        above={
          <>
            <DropFiles onFiles={queue.add} />
            <UploadList uploads={uploads} queue={queue} />
            <ActionNotices error={actions.error} gone={actions.gone} />
          </>
        }
        empty={<NoResumes status={status} onAll={() => show('all')} />}
      >
        {(resumes) => (
          <ResumeTable
            resumes={resumes}
            picked={picked}
            onPick={pick}
            onCancel={(id) => actions.cancel([id])}
            onRepeat={(id) => actions.repeat([id])}
            onRemove={setRemoving}
          />
        )}
      </ListPage>
      {removing && <RemoveResumeModal resume={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function Adding({ count }: { count: number }) {
  return (
    <>
      <AddRead count={count} />
      <ButtonLink to={paths.addedCandidates()}>Added by you</ButtonLink>
    </>
  );
}

interface BulkActionsProps {
  chosen: readonly ListedResume[];
  actions: ReturnType<typeof useResumeActions>;
  onDone: () => void;
}

function BulkActions({ chosen, actions, onDone }: BulkActionsProps) {
  const waiting = chosen.filter(isWaiting).map(({ id }) => id);
  const repeatable = chosen.filter(mayRepeat).map(({ id }) => id);
  return (
    <span className="resume-bulk" role="group" aria-label="Selected resumes">
      <span className="soft">{chosen.length} selected</span>
      <Button
        size="small"
        disabledReason={waiting.length === 0 && 'None of them still waits to be read'}
        onClick={() => {
          actions.cancel(waiting);
          onDone();
        }}
      >
        Cancel reading
      </Button>
      <Button
        size="small"
        disabledReason={repeatable.length === 0 && 'None of them was cancelled or interrupted'}
        onClick={() => {
          actions.repeat(repeatable);
          onDone();
        }}
      >
        Add to queue
      </Button>
    </span>
  );
}

function ActionNotices({ error, gone }: Pick<ReturnType<typeof useResumeActions>, 'error' | 'gone'>) {
  return (
    <>
      {error && <FailureNotice what="The resumes were not changed" error={error} />}
      {gone > 0 && (
        <Notice>
          {`${countOf(gone, 'file')} ${gone === 1 ? 'is' : 'are'} no longer kept; send ${gone === 1 ? 'it' : 'them'} again.`}
        </Notice>
      )}
    </>
  );
}

function NoResumes({ status, onAll }: { status: WantedStatus; onAll: () => void }) {
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      title={status === 'all' ? 'No resumes yet' : `No resume is ${statusWords[status].label.toLowerCase()}`}
      action={status !== 'all' && <Button onClick={onAll}>Show all</Button>}
    >
      {status === 'all'
        ? 'Drop the resumes of people you know above. Each is read in a few seconds, and fills in a new candidate for you to check.'
        : 'Choose another status to see the others.'}
    </EmptyState>
  );
}
