import { useEffect, useState } from 'react';
import type { Note } from '../../../../shared/model/pipeline.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { onLiveMessage } from '../../../api/live-updates.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { ListCsv, shownFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { NoteEditor } from '../../../common/notes/note-editor.tsx';
import { NoteForm } from '../../../common/notes/note-form.tsx';
import { OwnNoteActions } from '../../../common/notes/own-note-actions.tsx';
import { RemoveNoteModal } from '../../../common/notes/remove-note-modal.tsx';
import { useEditedNote } from '../../../common/notes/use-edited-note.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { Timeline } from '../../../ui/text/timeline.tsx';
import { useNoteChanges, useNotesOfJob } from '../queries/job-notes.ts';

const fileColumns: readonly FileColumn<Note>[] = [
  { header: 'When', text: ({ createdAt }) => isoDay(createdAt) },
  { header: 'Who', text: ({ createdBy }) => fullName(createdBy) },
  { header: 'Note', text: ({ note }) => note },
];

type NoteChanges = ReturnType<typeof useNoteChanges>;

/** The notes on a job, the newest first: add one above, edit or delete your own in place (JOB-06, JOB-41, JOB-42). */
export function JobNotes({ jobId }: { jobId: number }) {
  const { query, readAgain } = useNotesOfJob(jobId);
  const notes = useNoteChanges(jobId, readAgain);
  const [unwanted, setUnwanted] = useState<Note | null>(null);
  const askToRemove = (note: Note) => {
    notes.remove.reset();
    setUnwanted(note);
  };
  useEffect(
    () =>
      onLiveMessage('job-notes', (news) => {
        if (news.jobId === jobId) void readAgain();
      }),
    [jobId, readAgain],
  );
  return (
    <Card
      title="Notes"
      aside={
        query.data &&
        query.data.length > 0 && (
          <ListCsv title="Notes" file={shownFile(query.data, fileColumns)} total={query.data.length} />
        )
      }
    >
      <div className="stack" tabIndex={-1} style={{ '--gap': 'var(--space-4)' } as React.CSSProperties}>
        <p className="soft">Only the job’s manager and Super Hire managers read these notes.</p>
        <NoteForm
          about={`job.${jobId}`}
          busy={notes.add.isPending}
          failure={notes.add.error}
          onAdd={(note, done) => notes.add.mutate(note, { onSuccess: done })}
        />
        {query.isPending && <SkeletonText lines={4} />}
        {query.isError && !query.data && (
          <LoadFailure title="The notes could not be loaded" query={query} kept="Your note is kept." />
        )}
        {query.data?.length === 0 && (
          <EmptyState title="No notes yet">What the client wants, what was agreed, what to remember.</EmptyState>
        )}
        {query.data && query.data.length > 0 && (
          <WrittenNotes written={query.data} notes={notes} onRemove={askToRemove} />
        )}
      </div>
      {/* Outside of the list, which may be gone with its last note before the dialog gives back the focus. */}
      {unwanted && <UnwantedNote note={unwanted} notes={notes} onClose={() => setUnwanted(null)} />}
    </Card>
  );
}

function UnwantedNote({ note, notes, onClose }: { note: Note; notes: NoteChanges; onClose: () => void }) {
  return (
    <RemoveNoteModal
      note={note.note}
      busy={notes.remove.isPending}
      failure={notes.remove.isError ? failureMessage(notes.remove.error) : undefined}
      onClose={onClose}
      onConfirm={() => notes.remove.mutate(note.id, { onSuccess: onClose })}
    />
  );
}

interface WrittenNotesProps {
  written: readonly Note[];
  notes: NoteChanges;
  onRemove: (note: Note) => void;
}

function WrittenNotes({ written, notes, onRemove }: WrittenNotesProps) {
  const { id: ownId } = useAccount();
  const { edited, left, edit, leave } = useEditedNote();
  const textOf = (one: Note) =>
    edited === one.id ? (
      <NoteEditor
        note={one.note}
        id={one.id}
        busy={notes.change.isPending}
        failure={notes.change.error}
        onSave={(note, saved) =>
          notes.change.mutate(
            { noteId: one.id, note },
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
    ) : (
      <span style={{ whiteSpace: 'pre-wrap' }}>{one.note}</span>
    );
  const actionsOf = (one: Note) =>
    one.createdBy.id === ownId && edited !== one.id ? (
      <OwnNoteActions
        isLeft={left === one.id}
        onEdit={() => {
          // An error of one note must not show at another.
          notes.change.reset();
          edit(one.id);
        }}
        onRemove={() => onRemove(one)}
      />
    ) : undefined;
  return (
    <Timeline
      label="Notes"
      items={written.map((one) => ({
        id: one.id,
        who: { name: fullName(one.createdBy), avatar: avatarAddress(one.createdBy.avatar) },
        what: one.editedAt ? 'wrote, and edited since' : 'wrote',
        at: one.createdAt,
        detail: textOf(one),
        actions: actionsOf(one),
      }))}
    />
  );
}
