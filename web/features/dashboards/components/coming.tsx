import { Card } from '../../../ui/layouts/card.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import './listing.css';

/** What is seen of a dashboard, or of its figures, before they have come. */
export function Coming() {
  return (
    <div className="dashboard-coming">
      <Card flush>
        <SkeletonRows rows={4} withAvatar />
      </Card>
      <Card flush>
        <SkeletonRows rows={6} />
      </Card>
    </div>
  );
}
