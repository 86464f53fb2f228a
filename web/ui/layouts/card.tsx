import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import './card.css';

interface CardProps {
  title?: ReactNode;
  /** At the end of the title's line: a link, a menu, a period. */
  aside?: ReactNode;
  /** No padding, for tables and lists. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A framed part of a page. */
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

/** A fact with its name; a fact without value says so. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts of a record as a definition list. */
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
  /** Compared with before: '+3 this week'. */
  change?: string;
  meaning?: 'green' | 'amber' | 'red' | 'violet';
}

/** One number of a dashboard with its name. */
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
