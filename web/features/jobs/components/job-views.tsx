import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useReached } from '../../../ui/fields/use-reached.ts';
import { SavedList } from '../../../ui/overlays/saved-list.tsx';
import { searchOf, type JobFilters } from '../model/job-filters.ts';
import { jobViewsQuery, useRemoveJobView } from '../queries/job-views.ts';
import { viewWords } from '../model/view-words.ts';
import { SaveJobViewModal } from './save-job-view-modal.tsx';

interface JobViewsProps {
  /** What the list shows now. */
  filters: JobFilters;
  onOpen: (filters: JobFilters) => void;
}

/**
 * The manager's saved views of the job list; each is the address of its filters. The current one can be saved. They are
 * read once somebody reaches for them, or when the list could be one of them.
 */
export function JobViews({ filters, onOpen }: JobViewsProps) {
  const [isSaving, setSaving] = useState(false);
  const remove = useRemoveJobView();
  const address = searchOf(filters).toString();
  const { isReached, ties } = useReached();
  const { data, error } = useQuery({ ...jobViewsQuery, enabled: isReached || address !== '' });
  const views = data ?? [];
  const current = views.find((view) => searchOf(view.filters).toString() === address);
  // The list without filters has an address of its own already, so there is nothing to save of it.
  const canSave = address !== '' && !current;
  return (
    <div {...ties}>
      <SavedList
        label={current?.name ?? 'Saved views'}
        items={views}
        isCounted={false}
        detail={({ filters: saved }) => viewWords(saved)}
        currentId={current?.id}
        onOpen={(view) => onOpen(view.filters)}
        onRemove={(id) => remove.mutate(id)}
        notice={
          <>
            {error && <FailureNotice what="The views could not be loaded" error={error} />}
            {remove.error && <FailureNotice what="The view could not be removed" error={remove.error} />}
            {data?.length === 0 && <p className="soft">None is saved yet. Search or filter the list to save it.</p>}
          </>
        }
        {...(canSave && {
          foot: (close: () => void) => (
            <Button
              kind="quiet"
              icon={<Plus aria-hidden />}
              onClick={() => {
                close();
                setSaving(true);
              }}
            >
              Save this view
            </Button>
          ),
        })}
      />
      {isSaving && <SaveJobViewModal filters={filters} onClose={() => setSaving(false)} />}
    </div>
  );
}
