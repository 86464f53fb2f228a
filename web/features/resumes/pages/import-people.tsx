import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PeopleImport } from '../../../../shared/model/people-import.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { rowsOf } from '../../../api/paging.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { DropFiles } from '../components/drop-files.tsx';
import { PeopleColumns } from '../components/people-columns.tsx';
import { PeoplePreview } from '../components/people-preview.tsx';
import { usePeopleFile, type ChosenPeople } from '../hooks/use-people-file.ts';
import { peopleImportQuery, peopleImportsQuery, useImportPeople, type Begun } from '../queries/people-imports.ts';
import './merge.css';
import './people.css';
import './resumes.css';

/** `/recruiter/candidates/import`: a file of people becomes records of theirs; nobody is mailed (PLUS-46). */
export function ImportPeoplePage() {
  const [params] = useSearchParams();
  const continued = useQuery(peopleImportQuery(Number(params.get('continue')) || 0)).data;
  const file = usePeopleFile();
  const { chosen, problem } = file;
  return (
    <FormLayout
      head={
        <PageHead
          title="Import people"
          lead="Choose a CSV file with a row per person. Nobody is mailed: you invite people when there is a reason."
          back={{ to: paths.addedCandidates(), label: 'Added candidates' }}
        />
      }
    >
      <PageTitle>Import people</PageTitle>
      {continued?.state === 'open' && (
        <Notice>{`Choose ${continued.fileName} again: ${missingOf(continued)} missing. Nobody is added twice.`}</Notice>
      )}
      <DropFiles
        title={chosen ? chosen.name : 'Drop a CSV file here'}
        help={
          chosen
            ? countOf(file.people.length, 'person', 'people')
            : 'Comma, semicolon or tab; up to 10,000 rows and 10 MB'
        }
        isOne
        noun="CSV"
        accept=".csv,.tsv,.txt"
        onFiles={(files) => void file.choose(files)}
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      {chosen && (
        <>
          <PeopleColumns {...file} />
          <PeoplePreview {...file} />
          <SendPeople key={chosen.name} file={file} continued={continued} />
        </>
      )}
      {!chosen && <RecentFiles />}
    </FormLayout>
  );
}

function missingOf({ rows, added, refused }: PeopleImport): string {
  const missing = rows - added - refused;
  return `${countOf(missing, 'row')} ${missing === 1 ? 'is' : 'are'}`;
}

function SendPeople({ file, continued }: { file: ChosenPeople; continued: PeopleImport | undefined }) {
  const { chosen, people, problems } = file;
  const navigate = useNavigate();
  const [begun, setBegun] = useState<Begun>();
  const sending = useImportPeople();
  const isSame = continued?.state === 'open' && continued.rows === people.length;
  const missing = ['firstName', 'lastName', 'email'].filter((use) => !chosen?.uses.some((one) => one === use));
  const noColumn = missing.includes('email') || (missing.length > 0 && !chosen?.uses.includes('name'));
  // In an effect, when leaving the page asks nothing any more.
  const { data: imported } = sending;
  useEffect(() => {
    if (imported !== undefined) void navigate(paths.importedFile(imported));
  }, [imported, navigate]);
  const send = () =>
    sending.mutate({
      begun: begun ?? (isSame ? { id: continued.id, sent: 0 } : undefined),
      fileName: chosen?.name ?? '',
      people,
      onProgress: setBegun,
    });
  const fine = people.length - problems.size;
  return (
    <>
      <UnsavedChanges when={sending.isPending} kept={{ forget: () => {} }} />
      {sending.isPending && <Progress label="Importing" value={((begun?.sent ?? 0) / people.length) * 100} />}
      {sending.error && (
        <FailureNotice
          what="The import stopped"
          error={sending.error}
          kept={begun ? `${formatCount(begun.sent)} rows are imported. You can continue, or undo them.` : undefined}
          onRetry={send}
        />
      )}
      <div className="people-actions">
        <Button
          kind="primary"
          busy={sending.isPending}
          disabledReason={
            noColumn
              ? 'Say which columns are the name and the email'
              : fine === 0 && 'No row has a name and an email address'
          }
          onClick={send}
        >
          {`Import ${countOf(fine, 'person', 'people')}`}
        </Button>
        {begun && !sending.isPending && (
          <Button onClick={() => void navigate(paths.importedFile(begun.id))}>See what was imported</Button>
        )}
      </div>
    </>
  );
}

const columns: Column<PeopleImport>[] = [
  { key: 'file', header: 'File', cell: ({ fileName }) => <bdi>{fileName}</bdi> },
  {
    key: 'state',
    header: 'Result',
    cell: (one) => <span className="soft">{resultOf(one)}</span>,
  },
  {
    key: 'time',
    header: 'Imported',
    width: '140px',
    hideBelow: 768,
    cell: ({ startedAt }) => <RelativeTime at={startedAt} className="soft" />,
  },
];

function resultOf({ state, rows, added, refused }: PeopleImport): string {
  if (state === 'undone') return 'Undone';
  if (state === 'undoing') return 'Being undone';
  if (state === 'open') return `${formatCount(added + refused)} of ${formatCount(rows)} rows`;
  return `${formatCount(added)} added${refused > 0 ? `, ${formatCount(refused)} refused` : ''}`;
}

function RecentFiles() {
  const list = useInfiniteQuery(peopleImportsQuery);
  const files = rowsOf(list.data);
  if (files.length === 0) return null;
  return (
    <Card title="Imported in the last week" flush>
      <Table
        caption="Imported files"
        columns={columns}
        rows={files}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.importedFile(id)}
      />
      <MoreOfList list={list} noun="files" />
    </Card>
  );
}
