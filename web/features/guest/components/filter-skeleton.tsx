import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import './filter-form.css';

/** The filter's placeholder while its form loads. */
export function FilterSkeleton() {
  return (
    <div className="filter-fields" role="status" aria-label="Loading filters">
      {Array.from({ length: 7 }, (_, field) => (
        <Skeleton key={field} height="58px" />
      ))}
    </div>
  );
}
