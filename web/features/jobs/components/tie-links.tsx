import type { ReactNode } from 'react';
import { Link } from '../../../ui/buttons/link.tsx';
import './tie-links.css';

/** What a client or recruiter is tied to: links in a wrapping line, and how many more there are. */
export function TieLinks({ ties, more, none }: { ties: readonly Tie[]; more: number; none: ReactNode }) {
  if (ties.length === 0) return <span className="faint">{none}</span>;
  return (
    <ul className="tie-links">
      {ties.map(({ key, to, label, note }) => (
        <li key={key}>
          <Link to={to}>{label}</Link>
          {note && <span className="faint"> {note}</span>}
        </li>
      ))}
      {more > 0 && <li className="faint">and {more} more</li>}
    </ul>
  );
}

export interface Tie {
  key: number;
  to: string;
  label: string;
  /** Shown after the link: a count. */
  note?: string | undefined;
}
