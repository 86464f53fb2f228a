import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TimelineEntry } from '../../../../shared/model/pipeline.ts';
import { useAccount } from '../../../common/account/account.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { failureMessage, fieldFailure } from '../../../api/api-error.ts';
import { rowsOf } from '../../../api/paging.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { Timeline } from '../../../ui/text/timeline.tsx';
import { keepNoteDraft, readNoteDraft } from '../note-draft.ts';
import type { Pair } from '../queries/keys.ts';
import { useCandidateJobNotes, candidateTimelineQuery } from '../queries/candidate-timeline.ts';
import { timelineSentence } from '../timeline-sentence.ts';
import { RemoveNoteModal } from './remove-note-modal.tsx';

/**
 * The story with its notes: add one above, edit or delete your own in place. An unsent note survives
 * live updates and a reload.
 */
export function CandidateTimeline({ pair, candidateName }: { pair: Pair; candidateName: string }) {
  const { id: ownId } = useAccount();
  const query = useInfiniteQuery(candidateTimelineQuery(pair));
  const notes = useCandidateJobNotes(pair);
  const [text, setText] = useState(() => readNoteDraft(ownId, pair));
  const [edited, setEdited] = useState<{ id: number; text: string } | null>(null);
  const [unwanted, setUnwanted] = useState<{ id: number; note: string } | null>(null);
  const entries = rowsOf(query.data);
  const ask = (entry: { id: number; note: string }) => {
    notes.remove.reset();
    setUnwanted(entry);
  };
  const edit = (entry: { id: number; note: string }) => {
    // An error of one note must not show at another.
    notes.change.reset();
    setEdited({ id: entry.id, text: entry.note });
  };
  const write = (next: string) => {
    setText(next);
    keepNoteDraft(ownId, pair, next);
  };
  const add = () => {
    if (!text.trim()) return;
    notes.add.mutate(text.trim(), { onSuccess: () => write('') });
  };
  return (
    <div className="stack" style={{ '--gap': 'var(--space-4)' } as React.CSSProperties}>
      <form
        aria-label="Add a note"
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextArea
          label="Note"
          rows={2}
          maxLength={4000}
          value={text}
          placeholder="What should the team know?"
          onChange={(event) => write(event.target.value)}
          error={notes.add.isError ? fieldFailure(notes.add.error, 'Your note is kept here.') : undefined}
        />
        <div>
          <Button type="submit" size="small" busy={notes.add.isPending} disabled={!text.trim()}>
            Add note
          </Button>
        </div>
      </form>
      {query.isPending && <SkeletonText lines={4} />}
      {query.isError && !query.data && (
        <ErrorState
          title="The timeline could not be loaded"
          message={failureMessage(query.error)}
          kept="Your note is kept."
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <>
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
        </>
      )}
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
    if (entry.type === 'status_change')
      return entry.interviewAt ? `Interview on ${formatExact(entry.interviewAt)}` : entry.reason;
    if (edited?.id !== entry.id) return <span style={{ whiteSpace: 'pre-wrap' }}>{entry.note}</span>;
    return (
      <div className="stack">
        <TextArea
          label="Note"
          hideLabel
          rows={3}
          maxLength={4000}
          value={edited.text}
          onChange={(event) => setEdited({ id: entry.id, text: event.target.value })}
          error={notes.change.isError ? fieldFailure(notes.change.error, 'Your text is kept here.') : undefined}
        />
        <div className="cluster">
          <Button
            size="small"
            kind="primary"
            busy={notes.change.isPending}
            disabled={!edited.text.trim()}
            onClick={() =>
              notes.change.mutate({ noteId: entry.id, note: edited.text.trim() }, { onSuccess: () => setEdited(null) })
            }
          >
            Save note
          </Button>
          <Button size="small" kind="quiet" onClick={() => setEdited(null)}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }

  function actionsOf(entry: TimelineEntry) {
    if (entry.type !== 'user_note' || entry.by.id !== ownId || edited?.id === entry.id) return undefined;
    return (
      <>
        <IconButton label="Edit note" size="small" onClick={() => edit(entry)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label="Delete note" size="small" onClick={() => ask(entry)}>
          <Trash2 aria-hidden />
        </IconButton>
      </>
    );
  }
}

const whoOf = ({ by }: TimelineEntry) => ({ name: fullName(by), avatar: avatarAddress(by.avatar) });
