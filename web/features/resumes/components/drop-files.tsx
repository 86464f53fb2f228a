import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { acceptedEndings } from '../judge-file.ts';

/** Takes resumes by dropping or choosing them, one or many at a time. */
export function DropFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className="resume-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>
        <strong>Drop resumes here</strong>
        <span className="soft">PDF, DOCX, TXT or pictures of pages, up to 10 MB each, as many as you like</span>
      </p>
      <Button kind="primary" icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedEndings}
        aria-label="Resume files"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
