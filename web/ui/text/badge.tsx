import { formatCount } from '../../../shared/rules/money.ts';
import './badge.css';

const most = 99;

/** The text of a count: '99+' above 99 (SHELL-18). */
export function badgeText(count: number): string {
  return count > most ? `${most}+` : String(count);
}

interface CountBadgeProps {
  count: number;
  /** What is counted, such as 'unread notifications'. */
  label?: string;
  /** Styles the badge as a plain, exact number without a highlight. */
  quiet?: boolean;
}

/** A count in a pill; nothing at zero unless quiet. */
export function CountBadge({ count, label, quiet }: CountBadgeProps) {
  if (count <= 0 && !quiet) return null;
  return (
    <span className="ui-count" data-quiet={quiet || undefined}>
      {quiet ? formatCount(count) : badgeText(count)}
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}
