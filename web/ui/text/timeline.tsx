import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { formatExact } from './dates.ts';
import { RelativeTime } from './relative-time.tsx';
import './timeline.css';

/** An entry of a story: who did what, and when. */
export interface TimelineItem {
  id: string | number;
  who: { name: string; avatar?: string | null };
  /** Follows the name: 'moved Ana to Submitted'. */
  what: ReactNode;
  at: string;
  /** A note's text, a reason. */
  detail?: ReactNode;
  /** Edit, delete, undo. */
  actions?: ReactNode;
}

interface TimelineProps {
  items: readonly TimelineItem[];
  label: string;
  /** Says when each was to the minute and with its zone, as evidence does. */
  isExact?: boolean;
}

/** A story in the given order: who, what, when, with the exact time on hover. */
export function Timeline({ items, label, isExact }: TimelineProps) {
  return (
    <ol className="ui-timeline" aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className="ui-timeline-item">
          <Avatar name={item.who.name} src={item.who.avatar} size={28} />
          <div>
            <p>
              <strong>{item.who.name}</strong> {item.what}{' '}
              {isExact ? (
                <time dateTime={item.at} className="faint">
                  {formatExact(item.at)}
                </time>
              ) : (
                <RelativeTime at={item.at} className="faint" />
              )}
            </p>
            {item.detail && <div className="ui-timeline-detail">{item.detail}</div>}
          </div>
          {item.actions && <div className="ui-timeline-actions">{item.actions}</div>}
        </li>
      ))}
    </ol>
  );
}
