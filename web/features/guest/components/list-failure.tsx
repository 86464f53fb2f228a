import { SearchX } from 'lucide-react';
import { failureMessage, isNoAccess } from '../../../api/api-error.ts';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';

/** Replaces a list that could not be loaded (GUEST-47). */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isNoAccess(error))
    return (
      <EmptyState icon={<SearchX aria-hidden />} title="This category is not open">
        It may have ended. The other categories and all jobs are still available.
      </EmptyState>
    );
  return (
    <ErrorState
      title="The jobs could not be loaded"
      message={failureMessage(error)}
      kept="Your search and filters are kept."
      onRetry={onRetry}
    />
  );
}
