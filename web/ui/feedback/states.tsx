import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../buttons/button.tsx';
import { PageTitle } from '../layouts/page-title.tsx';
import './states.css';

interface EmptyStateProps {
  icon?: ReactNode;
  /** What is missing: 'No jobs yet'. */
  title: string;
  /** Why it is empty and what to do. */
  children?: ReactNode;
  action?: ReactNode;
  /** For a page that has no other heading. */
  isPage?: boolean;
}

/** An empty state: what is missing, why, and the action that fills it. */
export function EmptyState({ icon, title, children, action, isPage }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="ui-state">
      {icon && <span className="ui-state-icon">{icon}</span>}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="ui-state-action">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** What happened: 'The jobs could not be loaded'. */
  title: string;
  /** The message of the failure (failureMessage). */
  message?: string;
  /** What is safe: 'Your draft is kept.' */
  kept?: string;
  onRetry?: () => void;
}

/** A failure: what happened, what is kept, and a retry. */
export function ErrorState({ title, message, kept, onRetry }: ErrorStateProps) {
  return (
    <div className="ui-state" role="alert">
      <span className="ui-state-icon" data-meaning="red">
        <CircleAlert aria-hidden />
      </span>
      <h2>{title}</h2>
      {(message || kept) && <p>{[message, kept].filter(Boolean).join(' ')}</p>}
      {onRetry && (
        <div className="ui-state-action">
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
    </div>
  );
}

interface NoAccessProps {
  /** 'job', 'candidate'. */
  what: string;
  backTo: string;
  backLabel: string;
}

/** The single view for 403 and 404: not found, or not for this user (ERR-01, DEC-53). */
export function NoAccess({ what, backTo, backLabel }: NoAccessProps) {
  return (
    <div className="ui-state">
      <span className="ui-state-icon">
        <Lock aria-hidden />
      </span>
      <PageTitle>Not available</PageTitle>
      <h1>This {what} is not available</h1>
      <p>It may have been removed, or it is not shared with you. Ask the person who sent you here for access.</p>
      <div className="ui-state-action">
        <ButtonLink to={backTo}>{backLabel}</ButtonLink>
      </div>
    </div>
  );
}
