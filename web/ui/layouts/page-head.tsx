import type { ReactNode } from 'react';
import { Link } from '../buttons/link.tsx';
import './layouts.css';

interface PageHeadProps {
  title: ReactNode;
  /** How many there are, beside the title. */
  count?: number | string | undefined;
  /** Beside the title: StatePill. */
  state?: ReactNode;
  /** Under the title, beside the avatar where there is one. */
  lead?: ReactNode;
  /** Above the title: where this record belongs. */
  back?: { to: string; label: string };
  avatar?: ReactNode;
  /** The primary action first. */
  actions?: ReactNode;
}

/** Title, state and next action of a page. */
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
