import { failureMessage } from '../../api/api-error.ts';
import { ErrorState } from '../../ui/feedback/states.tsx';

export interface LoadFailureProps {
  /** What happened: 'The jobs could not be loaded'. */
  title: string;
  /** What failed, and how to ask for it again. */
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** What is safe: 'Your draft is kept.' */
  kept?: string;
}

/** A query that failed: what happened, why, what is kept, and another try. */
export function LoadFailure({ title, query: { error, refetch }, kept }: LoadFailureProps) {
  return <ErrorState title={title} message={failureMessage(error)} kept={kept} onRetry={() => void refetch()} />;
}
