import { FileUp } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { FilePicker, useDropZone } from '../../../ui/fields/file-picker.tsx';
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
  const zone = useDropZone(onFiles);
  return (
    <div className="resume-drop" {...zone}>
      <p>
        <strong>{title}</strong>
        <span className="soft">{help}</span>
      </p>
      <FilePicker label={`${noun} ${isOne ? 'file' : 'files'}`} accept={accept} multiple={!isOne} onFiles={onFiles}>
        {(open) => (
          <Button kind={isOne ? 'secondary' : 'primary'} icon={<FileUp aria-hidden />} onClick={open}>
            {isOne ? 'Choose file' : 'Choose files'}
          </Button>
        )}
      </FilePicker>
    </div>
  );
}
