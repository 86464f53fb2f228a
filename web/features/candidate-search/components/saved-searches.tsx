import { useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { alertFrequencyLabels } from '../../../../shared/constants/candidate-search.ts';
import type { SavedSearch } from '../../../../shared/model/candidate-search.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { X } from 'lucide-react';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { savedSearchesQuery, useRemoveSavedSearch } from '../queries/saved-searches.ts';
import './saved-searches.css';

interface SavedSearchesProps {
  onOpen: (search: SavedSearch) => void;
}

/** The user's saved searches under a button: each opens, and can be removed. Nothing before the first. */
export function SavedSearches({ onOpen }: SavedSearchesProps) {
  const { data: searches = [] } = useQuery(savedSearchesQuery);
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveSavedSearch();
  if (searches.length === 0) return null;
  return (
    <Popover
      label="Saved searches"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      trigger={(ties) => (
        <Button {...ties} icon={<Bookmark aria-hidden />} onClick={() => setOpen(!isOpen)}>
          Saved searches ({searches.length}) <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      {remove.error && <FailureNotice what="The search could not be removed" error={remove.error} />}
      <ul className="saved-searches">
        {searches.map((search) => (
          <li key={search.id}>
            <button
              type="button"
              className="saved-search"
              onClick={() => {
                setOpen(false);
                onOpen(search);
              }}
            >
              <span className="truncate">{search.name}</span>
              <span className="faint">
                {search.alert === 'never' ? 'No alert' : `Alert: ${alertFrequencyLabels[search.alert].toLowerCase()}`}
              </span>
            </button>
            <IconButton label={`Remove ${search.name}`} size="small" onClick={() => remove.mutate(search.id)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
