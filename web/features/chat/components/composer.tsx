import { Briefcase, Paperclip, Send, X } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { chatFileEndings } from '../../../../shared/constants/chat-file.ts';
import { longestMessage } from '../../../../shared/constants/chat.ts';
import { ChosenFiles } from '../../../common/uploads/chosen-files.tsx';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { FilePicker } from '../../../ui/fields/file-picker.tsx';
import { InsertTemplate } from './insert-template.tsx';
import { useDraft, useGrowingField } from '../hooks/use-draft.ts';

interface ComposerProps {
  me: number;
  withUserId: number;
  /** The other participant's name. */
  name: string;
  /** The job that the next message names. */
  job: { id: number; title: string } | null;
  onDropJob: () => void;
  onSend: (message: { clientId: string; data: string; job: { id: number; title: string } | null }) => void;
  onFiles: (files: File[]) => void;
  onTyping: () => void;
  /** Whether the user's message templates are offered. */
  hasTemplates: boolean;
  /** Escape leaves the field. */
  onLeave: () => void;
}

/**
 * The field for a message: Enter sends, Shift and Enter breaks the line, Escape leaves. What is not sent yet is kept for
 * each conversation.
 */
export function Composer(given: ComposerProps) {
  const { me, withUserId, name, job, onDropJob, onSend, onFiles, onTyping, hasTemplates, onLeave } = given;
  const { draft, setText, add, startNext } = useDraft(me, withUserId);
  const [chosen, setChosen] = useState<File[]>([]);
  const field = useGrowingField(draft.text);
  const text = draft.text.trim();
  const tooLong = text.length - longestMessage;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!text || tooLong > 0) return;
    onSend({ clientId: draft.clientId, data: text, job });
    startNext();
    field.current?.focus();
  };
  const insert = (words: string) => {
    add(words);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      field.current?.blur();
      onLeave();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    send(event);
  };
  return (
    <>
      <form className="composer" onSubmit={send}>
        {job && <NamedJob title={job.title} onDrop={onDropJob} />}
        <div className="composer-line">
          <FileButton onFiles={setChosen} />
          {hasTemplates && <InsertTemplate withUserId={withUserId} jobId={job?.id} onInsert={insert} />}
          <textarea
            ref={field}
            className="ui-control"
            rows={1}
            dir="auto"
            value={draft.text}
            aria-label={`Message to ${name}`}
            aria-describedby="composer-help"
            aria-invalid={tooLong > 0 || undefined}
            placeholder={`Message ${name}`}
            onChange={({ target: { value } }) => {
              setText(value);
              if (value.trim()) onTyping();
            }}
            onKeyDown={onKeyDown}
            onPaste={(event) => choosePasted(event, setChosen)}
          />
          <Button type="submit" kind="primary" icon={<Send aria-hidden />} disabled={!text || tooLong > 0}>
            Send
          </Button>
        </div>
        <ComposerHelp tooLong={tooLong} />
      </form>
      <FilesToSend {...{ name, chosen, setChosen, onFiles }} />
    </>
  );
}

interface FilesToSendProps extends Pick<ComposerProps, 'name' | 'onFiles'> {
  chosen: File[];
  setChosen: (files: File[]) => void;
}

function FilesToSend({ name, chosen, setChosen, onFiles }: FilesToSendProps) {
  return (
    <ChosenFiles
      files={chosen}
      title="Send files"
      lead={`${name} can open them.`}
      action="Send"
      onChange={setChosen}
      onConfirm={onFiles}
    />
  );
}

function choosePasted(event: ClipboardEvent, onFiles: (files: File[]) => void): void {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  onFiles(files);
}

function NamedJob({ title, onDrop }: { title: string; onDrop: () => void }) {
  return (
    <p className="composer-job">
      <Briefcase size={14} aria-hidden /> <span className="truncate">About: {title}</span>
      <IconButton label="Do not name the job" size="small" onClick={onDrop}>
        <X aria-hidden />
      </IconButton>
    </p>
  );
}

function FileButton({ onFiles }: Pick<ComposerProps, 'onFiles'>) {
  return (
    <FilePicker label="Files to send" accept={chatFileEndings} multiple onFiles={onFiles}>
      {(open) => (
        <IconButton label="Send a file" onClick={open}>
          <Paperclip aria-hidden />
        </IconButton>
      )}
    </FilePicker>
  );
}

function ComposerHelp({ tooLong }: { tooLong: number }) {
  return (
    <p id="composer-help" className="composer-help" role={tooLong > 0 ? 'alert' : undefined}>
      {tooLong > 0
        ? `A message has at most ${longestMessage.toLocaleString('en-US')} characters; this one has ${tooLong.toLocaleString('en-US')} too many.`
        : 'Enter sends, Shift + Enter starts a new line.'}
    </p>
  );
}
