import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManyPreview } from '../../../../shared/model/message-template.ts';
import { fieldsIn } from '../../../../shared/rules/message-template.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import type { ChosenPerson, MessagedPeople } from '../../../common/frame/frame-actions.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { OutcomeModal } from '../../../ui/overlays/outcome-modal.tsx';
import { OutcomeLines } from '../../../ui/tables/outcome-lines.tsx';
import { usePreviewMany, useSendMany, type ManyWords } from '../queries/many-messages.ts';
import { templatesQuery } from '../queries/message-templates.ts';
import { AboutJob } from './about-job.tsx';
import { MessageWords, wordsProblem } from './message-words.tsx';

type ManyProps = MessagedPeople & { onClose: () => void };

/** Writes to several people, each in a conversation of their own: words, what each would read, and what became of each. */
export function MessageManyModal({ people, jobId: given, onClose }: ManyProps) {
  const [text, setText, forget] = useKeptState('message-many', '');
  const [jobId, setJobId] = useState(given);
  // Drawn once, so that what was sent before a failure is not sent again.
  const [clientIds] = useState(() => new Map(people.map(({ id }) => [id, crypto.randomUUID()])));
  const preview = usePreviewMany(people.map(({ id }) => id));
  const send = useSendMany();
  const nameOf = (userId: number) => people.find(({ id }) => id === userId)?.name ?? '';
  const words: ManyWords = { text, jobId };
  if (send.data) {
    const { rows } = send.data;
    return (
      <OutcomeModal
        title={(sent) => `Sent to ${sent} of ${countOf(rows.length, 'person', 'people')}`}
        headings={{ done: 'Sent', notDone: 'Not sent' }}
        words="Sent"
        people={rows.map(({ userId: id, whyNot }) => ({ id, name: nameOf(id), whyNot }))}
        onClose={onClose}
      >
        <Notice kind="done">The conversations are in Messages.</Notice>
      </OutcomeModal>
    );
  }
  if (preview.data)
    return (
      <Preview
        preview={preview.data}
        nameOf={nameOf}
        busy={send.isPending}
        error={send.error}
        onBack={preview.reset}
        onClose={onClose}
        onSend={(userIds) =>
          send.mutate(
            { people: userIds.map((userId) => ({ userId, clientId: clientIds.get(userId)! })), words },
            { onSuccess: forget },
          )
        }
      />
    );
  return (
    <Write
      {...{ people, words, setText, onClose }}
      onJob={given === undefined ? setJobId : undefined}
      busy={preview.isPending}
      error={preview.error}
      onPreview={() => preview.mutate(words)}
    />
  );
}

interface WriteProps {
  people: readonly ChosenPerson[];
  words: ManyWords;
  setText: (text: string) => void;
  /** Chooses a job; absent where the page is about one. */
  onJob: ((jobId: number | undefined) => void) | undefined;
  busy: boolean;
  error: Error | null;
  onPreview: () => void;
  onClose: () => void;
}

function Write({ people, words: { text, jobId }, setText, onJob, busy, error, onPreview, onClose }: WriteProps) {
  const { data: templates = [] } = useQuery(templatesQuery);
  const needsJob = fieldsIn(text).some((field) => field === 'job' || field === 'company');
  const problem = wordsProblem(text);
  const disabledReason =
    (problem && (problem === 'Required' ? 'Write a message' : problem)) ||
    (needsJob && jobId === undefined && 'Choose the job that the text names');
  return (
    <ConfirmModal
      title={`Message ${countOf(people.length, 'person', 'people')}`}
      lead="Each gets it in a conversation of their own; nobody sees the others."
      size="medium"
      busy={busy}
      onClose={onClose}
      confirm="Preview"
      disabledReason={disabledReason}
      onConfirm={onPreview}
    >
      {error && <FailureNotice what="The preview could not be made" error={error} onRetry={onPreview} />}
      {templates.length > 0 && (
        <Select
          label="Template"
          value=""
          placeholder="Write yourself, or choose one"
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setText(templates.find(({ id }) => id === Number(target.value))?.text ?? text)}
        />
      )}
      {onJob && <AboutJob value={jobId} onChange={onJob} />}
      <MessageWords label="Message" value={text} onChange={setText} />
    </ConfirmModal>
  );
}

interface PreviewProps {
  preview: ManyPreview;
  nameOf: (userId: number) => string;
  busy: boolean;
  error: Error | null;
  onSend: (userIds: number[]) => void;
  onBack: () => void;
  onClose: () => void;
}

function Preview({ preview: { rows, left, perDay }, nameOf, busy, error, onSend, onBack, onClose }: PreviewProps) {
  const possible = rows.filter(({ whyNot }) => whyNot === null);
  const [reached, over] = [possible.slice(0, left), possible.slice(left)];
  const out = [
    ...rows.flatMap(({ userId, whyNot }) => (whyNot === null ? [] : [{ userId, words: whyNot }])),
    ...over.map(({ userId }) => ({ userId, words: 'Beyond what is left for today' })),
  ];
  const send = () => onSend(reached.map(({ userId }) => userId));
  return (
    <Modal
      title={
        reached.length === 0
          ? 'Nobody would get this message'
          : `Send to ${countOf(reached.length, 'person', 'people')}?`
      }
      lead={`${left} of ${perDay} people are left today for messages to several.`}
      size="medium"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>Change the words</Button>
          {reached.length > 0 && (
            <Button kind="primary" busy={busy} onClick={send}>
              Send to {countOf(reached.length, 'person', 'people')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {error && <FailureNotice what="The messages could not be sent" error={error} onRetry={send} />}
        <OutcomeLines title="Left out" isDone={false}>
          {out.map(({ userId, words }) => ({ key: userId, name: nameOf(userId), words }))}
        </OutcomeLines>
        {reached.length > 0 && (
          <ul className="many-previews" aria-label="What each would read">
            {reached.map(({ userId, text }) => (
              <li key={userId}>
                <strong>
                  <bdi>{nameOf(userId)}</bdi>
                </strong>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
