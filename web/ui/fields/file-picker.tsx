import { useState, type DragEvent, type ReactNode } from 'react';

interface FilePickerProps {
  label: string;
  /** The endings or types of files that may be chosen. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Draws the control that opens the choice. */
  children: (open: () => void) => ReactNode;
}

/** A hidden field for files, behind a control of one's own. */
export function FilePicker({ label, accept, multiple = false, onFiles, children }: FilePickerProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <>
      {children(() => input?.click())}
      <input
        ref={setInput}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** What an element is given on which files can be dropped; `data-over` while they are over it. */
export function useDropZone(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
