import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import './card.css';

interface CardProps {
  title?: ReactNode;
  /** Shown at the end of the title's line: a link, a menu, a period. */
  aside?: ReactNode;
  /** Removes the padding, for tables and lists. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A framed section of a page. */
export function Card({ title, aside, flush, className, children }: CardProps) {
  return (
    <section className={classNames('ui-card', className)} data-flush={flush || undefined}>
      {(title || aside) && (
        <header className="ui-card-head">
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      <div className="ui-card-body">{children}</div>
    </section>
  );
}

/** A labelled fact; without a value it shows 'Not set'. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** A record's facts as a definition list. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="ui-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? <span className="faint">Not set</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface StatProps {
  label: string;
  value: ReactNode;
  /** The change since before: '+3 this week'. */
  change?: string;
  meaning?: 'green' | 'amber' | 'red' | 'violet';
}

/** A labelled number on a dashboard. */
export function Stat({ label, value, change, meaning }: StatProps) {
  return (
    <div className="ui-stat">
      <span className="ui-stat-label">{label}</span>
      <strong className="ui-stat-value">{value}</strong>
      {change && (
        <span className="ui-stat-change" data-meaning={meaning}>
          {change}
        </span>
      )}
    </div>
  );
}
