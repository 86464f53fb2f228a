import type { ReactNode } from 'react';
import './badge.css';

/**
 * The meaning of a colour: green hired or open, amber waiting, red refused or failed, violet points, accent in
 * progress, grey neutral.
 */
export type Meaning = 'neutral' | 'accent' | 'green' | 'amber' | 'red' | 'violet';

/** A state in one word, with a dot so that colour is never the only signal. */
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
