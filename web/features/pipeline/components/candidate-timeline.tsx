import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimelineEntry } from '../../../../shared/model/pipeline.ts';
import { dayIn } from '../../../../shared/rules/zone-words.ts';
import { useAccount } from '../../../common/account/account.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { NoteEditor } from '../../../common/notes/note-editor.tsx';
import { NoteForm } from '../../../common/notes/note-form.tsx';
import { OwnNoteActions } from '../../../common/notes/own-note-actions.tsx';
import { RemoveNoteModal } from '../../../common/notes/remove-note-modal.tsx';
import { useEditedNote } from '../../../common/notes/use-edited-note.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { type ListPage, rowsOf } from '../../../api/paging.ts';
import { formatExact } from '../../../ui/text/dates.ts';
import { Timeline } from '../../../ui/text/timeline.tsx';
import type { Pair } from '../queries/keys.ts';
import { useCandidateJobNotes, candidateTimelineQuery } from '../queries/candidate-timeline.ts';
import { timelineSentence } from '../model/timeline-sentence.ts';

interface TimelineProps {
  pair: Pair;
  candidateName: string;
  /** The first page, which came with the candidate, and when, in milliseconds. */
  first: ListPage<TimelineEntry>;
  readAt: number;
}

/**
 * The story with its notes: add one above, edit or delete your own in place. An unsent note survives
 * live updates and a reload.
 */
export function CandidateTimeline({ pair, candidateName, first, readAt }: TimelineProps) {
  const { id: ownId } = useAccount();
  const query = useInfiniteQuery(candidateTimelineQuery(pair, { first, readAt }));
  const notes = useCandidateJobNotes(pair);
  const { edited, left, edit, leave } = useEditedNote();
  const [unwanted, setUnwanted] = useState<{ id: number; note: string } | null>(null);
  const entries = rowsOf(query.data);
  const ask = (entry: { id: number; note: string }) => {
    notes.remove.reset();
    setUnwanted(entry);
  };
  const begin = (entry: { id: number }) => {
    // An error of one note must not show at another.
    notes.change.reset();
    edit(entry.id);
  };
  return (
    <div className="stack" tabIndex={-1} style={{ '--gap': 'var(--space-4)' } as React.CSSProperties}>
      <NoteForm
        about={`${pair.jobId}.${pair.candidateId}`}
        busy={notes.add.isPending}
        failure={notes.add.error}
        onAdd={(note, done) => notes.add.mutate(note, { onSuccess: done })}
      />
      <Timeline
        label="Timeline"
        items={entries.map((entry) => ({
          id: `${entry.type}${entry.id}`,
          who: whoOf(entry),
          what: timelineSentence(entry, candidateName),
          at: entry.at,
          detail: detailOf(entry),
          actions: actionsOf(entry),
        }))}
      />
      <MoreOfList list={query} noun="entries" />
      {unwanted && (
        <RemoveNoteModal
          note={unwanted.note}
          busy={notes.remove.isPending}
          failure={notes.remove.isError ? failureMessage(notes.remove.error) : undefined}
          onClose={() => setUnwanted(null)}
          onConfirm={() => notes.remove.mutate(unwanted.id, { onSuccess: () => setUnwanted(null) })}
        />
      )}
    </div>
  );

  function detailOf(entry: TimelineEntry) {
    if (entry.type === 'interview_date') return entry.interviewAt && `Interview on ${formatExact(entry.interviewAt)}`;
    if (entry.type === 'hired') return entry.startOn && `First day: ${dayIn(entry.startOn)}`;
    if (entry.type === 'status_change')
      return entry.interviewAt ? `Interview on ${formatExact(entry.interviewAt)}` : entry.reason;
    if (edited !== entry.id) return <span style={{ whiteSpace: 'pre-wrap' }}>{entry.note}</span>;
    return (
      <NoteEditor
        note={entry.note}
        id={entry.id}
        busy={notes.change.isPending}
        failure={notes.change.error}
        onSave={(note, saved) =>
          notes.change.mutate(
            { noteId: entry.id, note },
            {
              onSuccess: () => {
                saved();
                leave();
              },
            },
          )
        }
        onCancel={leave}
      />
    );
  }

  function actionsOf(entry: TimelineEntry) {
    if (entry.type !== 'user_note' || entry.by.id !== ownId || edited === entry.id) return undefined;
    return <OwnNoteActions isLeft={left === entry.id} onEdit={() => begin(entry)} onRemove={() => ask(entry)} />;
  }
}

const whoOf = ({ by }: TimelineEntry) => ({ name: fullName(by), avatar: avatarAddress(by.avatar) });
