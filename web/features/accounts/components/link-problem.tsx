import type { ReactNode } from 'react';
import { AuthLayout } from './auth-layout.tsx';

interface LinkProblemProps {
  title: string;
  lead: ReactNode;
  /** The next steps, most likely first. */
  children: ReactNode;
}

/** Explains why a mailed link does not work and offers next steps. */
export function LinkProblem({ title, lead, children }: LinkProblemProps) {
  return (
    <AuthLayout title={title} lead={lead}>
      <div className="auth-block stack" style={{ '--gap': 'var(--space-2)' } as React.CSSProperties}>
        {children}
      </div>
    </AuthLayout>
  );
}
