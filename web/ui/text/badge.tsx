import { formatCount } from '../../../shared/rules/money.ts';
import './badge.css';

const most = 99;

/** The text of a count: '99+' above 99 (SHELL-18). */
export function badgeText(count: number): string {
  return count > most ? `${most}+` : String(count);
}

interface CountBadgeProps {
  count: number;
  /** What is counted, for assistive technology: a word for any count, such as 'waiting', or one for one and one for more. */
  label?: string | readonly [one: string, many: string] | undefined;
  /** Styles the badge as a plain, exact number without a highlight. */
  quiet?: boolean;
}

/** A count in a pill; nothing at zero unless quiet. */
export function CountBadge({ count, label, quiet }: CountBadgeProps) {
  if (count <= 0 && !quiet) return null;
  const noun = typeof label === 'object' ? label[count === 1 ? 0 : 1] : label;
  return (
    <span className="ui-count" data-quiet={quiet || undefined}>
      {quiet ? formatCount(count) : badgeText(count)}
      {noun && <span className="visually-hidden"> {noun}</span>}
    </span>
  );
}
