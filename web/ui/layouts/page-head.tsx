import type { ReactNode } from 'react';
import { Link } from '../buttons/link.tsx';
import './layouts.css';

interface PageHeadProps {
  title: ReactNode;
  /** The number of items, next to the title. */
  count?: number | string | undefined;
  /** Shown next to the title: StatePill. */
  state?: ReactNode;
  /** Shown under the title, next to the avatar if there is one. */
  lead?: ReactNode;
  /** Shown above the title: the parent page. */
  back?: { to: string; label: string };
  avatar?: ReactNode;
  /** The primary action comes first. */
  actions?: ReactNode;
}

/** Title, state and main action of a page. */
export function PageHead({ title, count, state, lead, back, avatar, actions }: PageHeadProps) {
  const under = lead && <div className="ui-page-lead">{lead}</div>;
  return (
    <header className="ui-page-head">
      {back && (
        <Link to={back.to} kind="quiet" className="ui-page-back">
          <span aria-hidden="true">←</span> {back.label}
        </Link>
      )}
      <div className="ui-page-head-row">
        {avatar}
        <div className="ui-page-title">
          <h1>
            {title}
            {count !== undefined && <span className="ui-page-count">{count}</span>}
          </h1>
          {state}
          {avatar && under}
        </div>
        {actions && <div className="ui-page-actions">{actions}</div>}
      </div>
      {!avatar && under}
    </header>
  );
}
