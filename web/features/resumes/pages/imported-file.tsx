import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileText, Undo2 } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { importColumns } from '../../../../shared/constants/people-import.ts';
import { rowOutcomes, type PeopleImport, type RowOutcome } from '../../../../shared/model/people-import.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { listFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState, NoAccess } from '../../../ui/feedback/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import { formatTime } from '../../../ui/text/short-dates.ts';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { columnNames } from '../model/people-file.ts';
import { importRowsQuery, peopleImportQuery, useUndoPeopleImport } from '../queries/people-imports.ts';
import './merge.css';
import './people.css';

const columns: Column<RowOutcome>[] = [
  {
    key: 'name',
    header: 'Person',
    cell: ({ row, person, note }) => (
      <span className="merge-row-name">
        <bdi>{person?.name || `Row ${row}`}</bdi>
        <span className="faint">{person ? person.email : 'No longer among your people'}</span>
        {note && <span className="soft">{note}</span>}
      </span>
    ),
  },
  { key: 'row', header: 'Row', width: '80px', numeric: true, hideBelow: 480, cell: ({ row }) => formatCount(row) },
  {
    key: 'outcome',
    header: 'Result',
    width: '120px',
    cell: ({ outcome }) => (
      <StatePill meaning={outcome === 'added' ? 'green' : 'red'}>{outcome === 'added' ? 'Added' : 'Refused'}</StatePill>
    ),
  },
];

/** A refused row is saved as it was, under the names by which an import knows its columns. */
const fileColumns: FileColumn<RowOutcome>[] = [
  ...importColumns.map((column) => ({
    header: columnNames[column],
    text: ({ cells, person }: RowOutcome) => (column === 'email' ? (person?.email ?? null) : (cells?.[column] ?? null)),
  })),
  { header: 'Person', text: ({ person }) => person?.name ?? null },
  { header: 'Row', text: ({ row }) => row },
  { header: 'Result', text: ({ outcome }) => outcome },
  { header: 'What was said', text: ({ note }) => note },
];

/** `/recruiter/candidates/import/{id}`: what became of each row of a file, and undoing it (PLUS-46). */
export function ImportedFilePage() {
  const id = Number(useParams().id) || 0;
  const [params, setParams] = useSearchParams();
  const outcome = rowOutcomes.find((one) => one === params.get('show'));
  const { data: file, error } = useQuery(peopleImportQuery(id));
  const list = useInfiniteQuery(importRowsQuery(id, outcome));
  if (id === 0 || isNoAccess(error))
    return <NoAccess what="import" backTo={paths.importPeople()} backLabel="Import people" />;
  return (
    <ListPage
      title={file?.fileName ?? 'Import'}
      noun="rows"
      lead={file && leadOf(file)}
      list={list}
      file={listFile(importRowsQuery(id, outcome), fileColumns)}
      actions={<ButtonLink to={paths.importPeople()}>Import another file</ButtonLink>}
      filters={
        <FilterBar>
          <Select
            label="Show"
            hideLabel
            options={[
              { value: 'all', label: 'All rows' },
              { value: 'added', label: 'Added' },
              { value: 'refused', label: 'Refused' },
            ]}
            value={outcome ?? 'all'}
            onChange={({ target }) =>
              setParams(target.value === 'all' ? {} : { show: target.value }, { replace: true })
            }
          />
        </FilterBar>
      }
      above={file && <WhatNext file={file} />}
      empty={
        <EmptyState
          icon={<FileText aria-hidden />}
          title={file?.state === 'undone' ? 'This import was undone' : 'No such row'}
        >
          {file?.state === 'undone'
            ? 'Nobody whom it added is among your people any more.'
            : 'Choose what else to show.'}
        </EmptyState>
      }
    >
      {(rows) => (
        <Table
          caption="Rows"
          columns={columns}
          rows={rows}
          rowKey={({ row }) => row}
          rowHref={({ person }) => (person?.id ? paths.addedCandidate(person.id) : undefined)}
        />
      )}
    </ListPage>
  );
}

function leadOf({ rows, added, refused, kept, state }: PeopleImport): string {
  if (state === 'undone')
    return kept > 0 ? `Undone. ${countOf(kept, 'person', 'people')} changed or invited since stayed.` : 'Undone.';
  const sum = `${formatCount(added)} added, ${formatCount(refused)} refused`;
  return added + refused < rows
    ? `${sum}; ${formatCount(rows - added - refused)} rows are still missing.`
    : `${sum}. Nobody was mailed.`;
}

function WhatNext({ file }: { file: PeopleImport }) {
  const undo = useUndoPeopleImport(file.id);
  const isHalf = file.state === 'undoing';
  const button = (
    <Button size="small" icon={<Undo2 aria-hidden />} busy={undo.isPending} onClick={() => undo.mutate()}>
      {isHalf ? 'Continue to undo' : 'Undo the import'}
    </Button>
  );
  return (
    <>
      {undo.error && <FailureNotice what="The import was not undone" error={undo.error} kept="You can try again." />}
      {file.state === 'open' && (
        <Notice
          kind="warning"
          action={
            <ButtonLink size="small" to={paths.continueImport(file.id)}>
              Continue
            </ButtonLink>
          }
        >
          This import stopped before its last row. Continue it with the same file, or undo it.
        </Notice>
      )}
      {isHalf && <Notice action={button}>This import is half undone.</Notice>}
      {file.undoUntil && (
        <Notice kind="done" action={button}>
          {file.state === 'open'
            ? 'Undoing removes whom it added.'
            : `You can undo it until ${formatTime(file.undoUntil)}.`}
        </Notice>
      )}
    </>
  );
}
