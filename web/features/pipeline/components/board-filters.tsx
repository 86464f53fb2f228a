import { useSearchParams } from 'react-router-dom';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { boardKinds, type BoardFilter, type BoardKind } from '../model/board-filter.ts';

const kindWords: Record<BoardKind, string> = {
  new: 'New to you',
  manager: 'Waiting for the manager',
  interview_undated: 'Interview without a date',
  interview_ahead: 'Interview to come',
};
const kindOptions = boardKinds.map((value) => ({ value, label: kindWords[value] }));

/** What the board's address narrows it to, and how to change that. */
export function useBoardFilter(): [BoardFilter, (change: Partial<Record<'q' | 'waits', string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const kind = boardKinds.find((one) => one === search.get('waits'));
  const change = (changes: Partial<Record<'q' | 'waits', string>>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      { replace: true },
    );
  return [{ text: search.get('q') ?? '', kind }, change];
}

/** The search and the choice above a board with more cards than are seen at a glance. */
export function BoardFilters({
  filter: { text, kind },
  onChange,
}: {
  filter: BoardFilter;
  onChange: ReturnType<typeof useBoardFilter>[1];
}) {
  const search = useTypedSearch(text, (q) => onChange({ q }));
  return (
    <FilterBar search={{ ...search, placeholder: 'Search candidate or recruiter' }}>
      <Select
        label="Who"
        hideLabel
        placeholder="Everyone"
        options={kindOptions}
        value={kind ?? ''}
        onChange={({ target }) => onChange({ waits: target.value })}
      />
    </FilterBar>
  );
}
