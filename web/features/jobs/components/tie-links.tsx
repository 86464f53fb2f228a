import type { ReactNode } from 'react';
import { Link } from '../../../ui/buttons/link.tsx';
import './tie-links.css';

interface TieLinksProps {
  ties: readonly Tie[];
  more: number;
  /** Where all of them are, if one list has them. */
  all?: string;
  none: ReactNode;
}

/** What a client or recruiter is tied to: links in columns, and how many more there are. */
export function TieLinks({ ties, more, all, none }: TieLinksProps) {
  if (ties.length === 0) return <span className="faint">{none}</span>;
  return (
    <ul className="tie-links">
      {ties.map(({ key, to, label, note }) => (
        <li key={key}>
          <Link to={to}>{label}</Link>
          {note && <span className="faint"> {note}</span>}
        </li>
      ))}
      {more > 0 && (
        <li>{all ? <Link to={all}>and {more} more</Link> : <span className="faint">and {more} more</span>}</li>
      )}
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
