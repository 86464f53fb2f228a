import type { ReactNode } from 'react';
import { AuthLayout } from './auth-layout.tsx';

interface LinkProblemProps {
  title: string;
  lead: ReactNode;
  /** The next steps, the likeliest first. */
  children: ReactNode;
}

/** A mailed link that no longer works says why, and what can be done instead. */
export function LinkProblem({ title, lead, children }: LinkProblemProps) {
  return (
    <AuthLayout title={title} lead={lead}>
      <div className="auth-block stack" style={{ '--gap': 'var(--space-2)' } as React.CSSProperties}>
        {children}
      </div>
    </AuthLayout>
  );
}
