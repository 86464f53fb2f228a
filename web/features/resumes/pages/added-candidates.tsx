import { useInfiniteQuery } from '@tanstack/react-query';
import { FileUp, Search, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedImport, ListedMerge } from '../../../../shared/model/candidate-merge.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { listFile, shownFile, type FileColumn, type ListColumn } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { PeopleBar } from '../../../common/people/people-bar.tsx';
import { fullName } from '../../../common/people/person.ts';
import { usePicking } from '../../../common/people/use-picking.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { formatDate, isoDay } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { Chip, StatePill } from '../../../ui/text/state-pill.tsx';
import {
  addedCandidatesQuery,
  candidateMergesQuery,
  useLiveImports,
  useUndoMerge,
  type AddedWish,
} from '../queries/candidate-merges.ts';
import './merge.css';

const addedColumns: readonly ListColumn<ListedImport>[] = [
  {
    key: 'name',
    header: 'Candidate',
    cell: ({ firstName, lastName, email, avatar, tags, isInvited, likes }) => (
      <span className="merge-row">
        <Avatar name={`${firstName} ${lastName}`} src={avatar} size={32} />
        <span className="merge-row-name">
          <bdi>{`${firstName} ${lastName}`}</bdi>
          <span className="faint">{email}</span>
          {(tags.length > 0 || likes > 0 || !isInvited) && (
            <span className="cluster">
              {likes > 0 && <StatePill meaning="amber">Added twice?</StatePill>}
              {!isInvited && <StatePill>Not invited</StatePill>}
              {tags.map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
            </span>
          )}
        </span>
      </span>
    ),
    text: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  {
    key: 'source',
    header: 'Source',
    width: '140px',
    hideBelow: 768,
    cell: ({ cameFrom }) => cameFrom && <span className="soft">{cameFrom}</span>,
    text: ({ cameFrom }) => cameFrom || null,
  },
  {
    key: 'time',
    header: 'Added',
    width: '140px',
    hideBelow: 768,
    cell: ({ importedAt }) => <RelativeTime at={importedAt} className="soft" />,
    text: ({ importedAt }) => isoDay(importedAt),
  },
];

const mergedColumns: readonly ListColumn<ListedMerge>[] = [
  {
    key: 'name',
    header: 'Candidate',
    cell: ({ name, email, into }) => (
      <span className="merge-row-name">
        <bdi>{name}</bdi>
        <span className="faint">{`${email}, now part of ${into.name ?? 'a candidate who is gone'}`}</span>
      </span>
    ),
    text: ({ name }) => name,
  },
  {
    key: 'until',
    header: 'Can be undone until',
    width: '180px',
    hideBelow: 768,
    cell: ({ undoUntil }) => <span className="soft">{formatDate(undoUntil)}</span>,
    text: ({ undoUntil }) => isoDay(undoUntil),
  },
];
const addedFile: readonly FileColumn<ListedImport>[] = [
  ...addedColumns,
  { header: 'Invited', text: ({ isInvited }) => (isInvited ? 'Invited' : 'Not invited') },
  { header: 'Duplicates', text: ({ likes }) => (likes > 0 ? 'Added twice?' : null) },
  { header: 'Email', text: ({ email }) => email },
  { header: 'Your tags', text: ({ tags }) => tags.join('; ') },
];
const mergedFile: readonly FileColumn<ListedMerge>[] = [
  ...mergedColumns,
  { header: 'Email', text: ({ email }) => email },
  { header: 'Now part of', text: ({ into }) => into.name ?? 'a candidate who is gone' },
];

const addActions = (
  <>
    <ButtonLink to={`${paths.recruiterCandidates()}?scope=added`} icon={<Search aria-hidden />}>
      Search by skill and place
    </ButtonLink>
    <ButtonLink to={paths.importPeople()} icon={<FileUp aria-hidden />}>
      Import people
    </ButtonLink>
    <ButtonLink to={paths.addCandidate()} icon={<UserPlus aria-hidden />}>
      Add candidate
    </ButtonLink>
  </>
);

const ownWords = 'People you added, until they claim their profile or refuse it. Nobody else sees them.';
const listsWords = 'Each tag is a list: choose one to see, put forward or export those who have it.';
const listWords = 'those you gave this tag. Put them forward, or export the list as CSV.';

const asked = ['search', 'tag', 'cameFrom'] as const;
const longestSearch = 100;

/** `/recruiter/candidates/added`: whom the recruiter added and who has not responded yet, and what was merged (PLUS-15). */
export function AddedCandidatesPage() {
  const [params, setParams] = useSearchParams();
  useLiveImports();
  const show = (
    <Select
      label="Show"
      hideLabel
      options={[
        { value: 'added', label: 'Not claimed yet' },
        { value: 'merged', label: 'Merged by you' },
      ]}
      value={params.get('show') === 'merged' ? 'merged' : 'added'}
      onChange={({ target }) => setParams(target.value === 'merged' ? { show: 'merged' } : {}, { replace: true })}
    />
  );
  return params.get('show') === 'merged' ? <Merged filters={<FilterBar>{show}</FilterBar>} /> : <Added show={show} />;
}

function Added({ show }: { show: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const wish = Object.fromEntries(
    asked.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])),
  ) as AddedWish;
  const list = useInfiniteQuery(addedCandidatesQuery(wish));
  const ask = (key: keyof AddedWish, text: string) => {
    const { [key]: _, ...others } = wish;
    setParams(text ? { ...others, [key]: text.slice(0, longestSearch) } : others, { replace: true });
  };
  const search = useTypedSearch(wish.search ?? '', (text) => ask('search', text));
  const { tags = [], sources = [] } = list.data?.pages[0]?.meta ?? {};
  return (
    <ListPage
      title="Added candidates"
      noun="candidates"
      lead={wish.tag ? `Your list “${wish.tag}”: ${listWords}` : `${ownWords} ${listsWords}`}
      list={list}
      file={listFile(addedCandidatesQuery(wish), addedFile)}
      filters={
        <FilterBar search={{ ...search, placeholder: 'Search name, email, city, skill, job, tag or note' }}>
          {show}
          <OwnWords label="Tag" words={tags} value={wish.tag} onChoose={(tag) => ask('tag', tag)} />
          <OwnWords label="Source" words={sources} value={wish.cameFrom} onChoose={(from) => ask('cameFrom', from)} />
        </FilterBar>
      }
      actions={addActions}
      empty={
        Object.keys(wish).length > 0 ? (
          <EmptyState icon={<UserPlus aria-hidden />} title="Nobody you added fits this">
            Try fewer words, or another tag or source. Search candidates finds people who have an account.
          </EmptyState>
        ) : (
          <EmptyState icon={<UserPlus aria-hidden />} title="Nobody is waiting">
            Candidates whom you add by hand, from a resume or from a file are listed here until they answer.
          </EmptyState>
        )
      }
    >
      {(rows) => <AddedTable rows={rows} />}
    </ListPage>
  );
}

function AddedTable({ rows }: { rows: ListedImport[] }) {
  const { putForward } = useFrameActions();
  const picking = usePicking();
  return (
    <>
      <PeopleBar
        people={rows.map((one) => ({ id: one.id, name: fullName(one), email: one.email }))}
        picking={picking}
        file={(picked) =>
          shownFile(
            rows.filter(({ id }) => picked.has(id)),
            addedFile,
          )
        }
      />
      <Table
        caption="Added candidates"
        columns={addedColumns}
        rows={rows}
        rowKey={({ id }) => id}
        picked={picking.picked}
        onPick={(id, isPicked) => picking.pick(Number(id), isPicked)}
        rowHref={({ id }) => paths.addedCandidate(id)}
        actions={({ email, firstName }) => (
          <Button size="small" onClick={() => putForward({ person: { email, firstName } })}>
            Put forward<span className="visually-hidden"> {firstName}</span>
          </Button>
        )}
      />
    </>
  );
}

interface OwnWordsProps {
  label: string;
  words: readonly string[];
  value: string | undefined;
  onChoose: (word: string) => void;
}

/** One of the words that the recruiter uses, as a filter; nothing while there are none. */
function OwnWords({ label, words, value = '', onChoose }: OwnWordsProps) {
  if (words.length === 0 && !value) return null;
  const shown = value && !words.includes(value) ? [value, ...words] : words;
  return (
    <Select
      label={label}
      hideLabel
      options={[{ value: '', label: `${label}: any` }, ...shown.map((word) => ({ value: word, label: word }))]}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function Merged({ filters }: { filters: ReactNode }) {
  const list = useInfiniteQuery(candidateMergesQuery);
  const undo = useUndoMerge();
  return (
    <ListPage
      title="Merged candidates"
      noun="merges"
      lead="Undoing a merge brings both records back. What was changed since stays with the one that was kept."
      list={list}
      file={listFile(candidateMergesQuery, mergedFile)}
      filters={filters}
      above={undo.error && <FailureNotice what="The merge was not undone" error={undo.error} />}
      empty={
        <EmptyState icon={<UserPlus aria-hidden />} title="Nothing to undo">
          When you merge two records of one person, you can undo it here for 30 days.
        </EmptyState>
      }
    >
      {(rows) => (
        <Table
          caption="Merged candidates"
          columns={mergedColumns}
          rows={rows}
          rowKey={({ id }) => id}
          actions={({ id, name }) => (
            <Button size="small" busy={undo.isPending && undo.variables === id} onClick={() => undo.mutate(id)}>
              Undo<span className="visually-hidden"> merging {name}</span>
            </Button>
          )}
        />
      )}
    </ListPage>
  );
}
