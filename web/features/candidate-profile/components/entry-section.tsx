import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import './profile.css';

/** An entry in words. */
export interface EntryWords {
  id: number;
  title: string;
  /** The second line: company and place, degree and subject. */
  detail: ReactNode;
  time: string;
  /** Whether it was valid only until then. */
  isExpired?: boolean;
  /** A longer text below them. */
  text?: string | undefined;
  /** What its candidate should do about it. */
  advice?: string | undefined;
}

/** What an editor may do with the entries of a section. */
export interface EntryActions {
  add: () => void;
  edit: (id: number) => void;
  remove: (id: number) => void;
}

interface EntrySectionProps {
  title: string;
  /** 'education', for the names of the buttons. */
  noun: string;
  entries: readonly EntryWords[];
  /** Shown while there is none. */
  empty: string;
  /** Undefined for those who may only read. */
  actions: EntryActions | undefined;
}

/** One list of a profile, newest first. */
export function EntrySection({ title, noun, entries, empty, actions }: EntrySectionProps) {
  return (
    <Card
      title={title}
      aside={
        actions && (
          <Button size="small" icon={<Plus aria-hidden />} onClick={actions.add}>
            Add {noun}
          </Button>
        )
      }
    >
      {entries.length === 0 && <p className="faint">{empty}</p>}
      <ul className="profile-entries" hidden={entries.length === 0}>
        {entries.map((entry) => (
          <li key={entry.id} className="profile-entry">
            <div>
              <h3>
                {entry.title}
                {entry.isExpired && (
                  <>
                    {' '}
                    <StatePill meaning="red">Expired</StatePill>
                  </>
                )}
              </h3>
              {entry.detail && <p className="soft">{entry.detail}</p>}
              {entry.time && <p className="faint numeric">{entry.time}</p>}
              {entry.text && <p className="profile-entry-text">{entry.text}</p>}
              {actions && entry.advice && <Notice kind="warning">{entry.advice}</Notice>}
            </div>
            {actions && (
              <div className="profile-entry-actions">
                <IconButton size="small" label={`Edit ${entry.title}`} onClick={() => actions.edit(entry.id)}>
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton size="small" label={`Remove ${entry.title}`} onClick={() => actions.remove(entry.id)}>
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
