import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MessageTemplate } from '../../../../shared/model/message-template.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { previewMany } from '../queries/many-messages.ts';

const TemplatesModal = lazy(async () => ({ default: (await import('./templates-modal.tsx')).TemplatesModal }));

interface InsertTemplateProps {
  withUserId: number;
  /** The job that the next message names. */
  jobId: number | undefined;
  onInsert: (text: string) => void;
}

/** Offers the user's templates beside a message; the one they use is filled in, and can be changed before it is sent. */
export function InsertTemplate({ withUserId, jobId, onInsert }: InsertTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  const use = ({ text }: MessageTemplate) => {
    setOpen(false);
    // What cannot be filled in, such as the job where none is named, is inserted as it is.
    previewMany([withUserId], { text, jobId }).then(
      ({ rows }) => onInsert(rows[0]?.text ?? text),
      () => onInsert(text),
    );
  };
  return (
    <>
      <IconButton label="Message templates" onClick={() => setOpen(true)}>
        <FileText aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <TemplatesModal onUse={use} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
