import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The placeholder of the job form. */
export function JobFormSkeleton() {
  return (
    <FormLayout head={<Skeleton width="180px" height="24px" />}>
      <div className="stack" role="status" aria-label="Loading" style={{ maxInlineSize: 640 }}>
        <Skeleton height="36px" />
        <Skeleton height="36px" />
        <Skeleton height="240px" />
        <Skeleton height="36px" />
      </div>
    </FormLayout>
  );
}
