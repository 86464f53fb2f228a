import { useQuery } from '@tanstack/react-query';
import { alertFrequencyLabels } from '../../../../shared/constants/candidate-search.ts';
import type { SavedSearch } from '../../../../shared/model/candidate-search.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { SavedList } from '../../../ui/overlays/saved-list.tsx';
import { savedSearchesQuery, useRemoveSavedSearch } from '../queries/saved-searches.ts';

interface SavedSearchesProps {
  onOpen: (search: SavedSearch) => void;
}

const alertWords = ({ alert }: SavedSearch) =>
  alert === 'never' ? 'No alert' : `Alert: ${alertFrequencyLabels[alert].toLowerCase()}`;

/** The user's saved searches under a button: each opens, and can be removed. Nothing before the first. */
export function SavedSearches({ onOpen }: SavedSearchesProps) {
  const { data: searches = [] } = useQuery(savedSearchesQuery);
  const remove = useRemoveSavedSearch();
  if (searches.length === 0) return null;
  return (
    <SavedList
      label="Saved searches"
      items={searches}
      detail={alertWords}
      onOpen={onOpen}
      onRemove={(id) => remove.mutate(id)}
      notice={remove.error && <FailureNotice what="The search could not be removed" error={remove.error} />}
    />
  );
}
