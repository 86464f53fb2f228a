import type { ReactNode } from 'react';
import './badge.css';

/**
 * What a colour means: green hired or open, amber waiting, red refused or failed, violet points, accent in progress,
 * grey neither.
 */
export type Meaning = 'neutral' | 'accent' | 'green' | 'amber' | 'red' | 'violet';

/** The state of a thing in one word, with a dot so that colour never speaks alone. */
export function StatePill({ meaning = 'neutral', children }: { meaning?: Meaning; children: ReactNode }) {
  return (
    <span className="ui-pill" data-meaning={meaning}>
      {children}
    </span>
  );
}

/** A plain label: a skill, a kind. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="ui-label">{children}</span>;
}
