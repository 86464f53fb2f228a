import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** The page of a mailed link while its state is loading. */
export function LinkLoading({ title }: { title: string }) {
  return (
    <AuthLayout title={title}>
      <div className="auth-block" aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    </AuthLayout>
  );
}
