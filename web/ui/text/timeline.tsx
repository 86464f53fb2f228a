import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
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

/** A story, newest first: who, what, when, with the exact time on hover. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol className="ui-timeline" aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className="ui-timeline-item">
          <Avatar name={item.who.name} src={item.who.avatar} size={28} />
          <div>
            <p>
              <strong>{item.who.name}</strong> {item.what} <RelativeTime at={item.at} className="faint" />
            </p>
            {item.detail && <div className="ui-timeline-detail">{item.detail}</div>}
          </div>
          {item.actions && <div className="ui-timeline-actions">{item.actions}</div>}
        </li>
      ))}
    </ol>
  );
}
