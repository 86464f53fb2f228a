import { Briefcase, Paperclip, Send, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { chatFileTypes } from '../../../../shared/constants/chat-file.ts';
import { longestMessage } from '../../../../shared/constants/chat.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { keepDraft, readDraft } from '../model/drafts.ts';

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
  /** Escape leaves the field. */
  onLeave: () => void;
}

const mostHeight = 180;
const accepted = Object.keys(chatFileTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/**
 * The field for a message: Enter sends, Shift and Enter breaks the line, Escape leaves. What is not sent yet is kept for
 * each conversation.
 */
export function Composer({ me, withUserId, name, job, onDropJob, onSend, onFiles, onTyping, onLeave }: ComposerProps) {
  const [draft, setDraft] = useState(() => readDraft(me, withUserId));
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const text = draft.text.trim();
  const tooLong = text.length - longestMessage;
  useEffect(() => keepDraft(me, withUserId, draft), [me, withUserId, draft]);
  useEffect(() => {
    // What another tab types or sends is what this one has, unless it is being written here.
    const follow = () => !document.hasFocus() && setDraft(readDraft(me, withUserId));
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [me, withUserId]);
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.blockSize = 'auto';
    if (draft.text) box.style.blockSize = `${Math.min(box.scrollHeight + 2, mostHeight)}px`;
  }, [draft.text]);

  const send = () => {
    if (!text || tooLong > 0) return;
    onSend({ clientId: draft.clientId, data: text, job });
    setDraft({ text: '', clientId: crypto.randomUUID() });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      field.current?.blur();
      onLeave();
    }
    // While an input method composes a character, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {job && (
        <p className="composer-job">
          <Briefcase size={14} aria-hidden /> <span className="truncate">About: {job.title}</span>
          <IconButton label="Do not name the job" size="small" onClick={onDropJob}>
            <X aria-hidden />
          </IconButton>
        </p>
      )}
      <div className="composer-line">
        <IconButton label="Send a file" onClick={() => picker.current?.click()}>
          <Paperclip aria-hidden />
        </IconButton>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={accepted}
          aria-label="Files to send"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // Allows the same file to be chosen again.
            event.target.value = '';
          }}
        />
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
          onChange={(event) => {
            setDraft((now) => ({ ...now, text: event.target.value }));
            if (event.target.value.trim()) onTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            onFiles(files);
          }}
        />
        <Button type="submit" kind="primary" icon={<Send aria-hidden />} disabled={!text || tooLong > 0}>
          Send
        </Button>
      </div>
      <p id="composer-help" className="composer-help" role={tooLong > 0 ? 'alert' : undefined}>
        {tooLong > 0
          ? `A message has at most ${longestMessage.toLocaleString('en-US')} characters; this one has ${tooLong.toLocaleString('en-US')} too many.`
          : 'Enter sends, Shift + Enter starts a new line.'}
      </p>
    </form>
  );
}
