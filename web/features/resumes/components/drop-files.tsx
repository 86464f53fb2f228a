import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { acceptedEndings } from '../model/judge-file.ts';

interface DropFilesProps {
  title?: string;
  help?: string;
  /** Takes only one. */
  isOne?: boolean;
  /** What the files are, and their endings. */
  noun?: string;
  accept?: string;
  onFiles: (files: File[]) => void;
}

/** Takes resumes by dropping or choosing them, one or many at a time. */
export function DropFiles({
  title = 'Drop resumes here',
  help = 'PDF, DOCX, TXT or pictures of pages, up to 10 MB each, as many as you like',
  isOne = false,
  noun = 'Resume',
  accept = acceptedEndings,
  onFiles,
}: DropFilesProps) {
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
        <strong>{title}</strong>
        <span className="soft">{help}</span>
      </p>
      <Button
        kind={isOne ? 'secondary' : 'primary'}
        icon={<FileUp aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {isOne ? 'Choose file' : 'Choose files'}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!isOne}
        hidden
        accept={accept}
        aria-label={`${noun} ${isOne ? 'file' : 'files'}`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
