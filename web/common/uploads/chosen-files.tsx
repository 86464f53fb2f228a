import { FileText, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { formatFileSize } from '../../ui/text/file-size.ts';
import './chosen-files.css';

interface ChosenFilesProps {
  files: readonly File[];
  title: string;
  lead: string;
  /** What confirming does, such as `Send`. */
  action: string;
  onChange: (files: File[]) => void;
  onConfirm: (files: File[]) => void;
}

/** Files that were chosen or pasted, before any of them leaves: pictures are seen, and each can be left out. */
export function ChosenFiles({ files, title, lead, action, onChange, onConfirm }: ChosenFilesProps) {
  const close = () => onChange([]);
  const confirm = () => {
    onConfirm([...files]);
    close();
  };
  if (files.length === 0) return null;
  const actions = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button kind="primary" onClick={confirm}>
        {files.length === 1 ? action : `${action} ${files.length} files`}
      </Button>
    </>
  );
  return (
    <Modal title={title} lead={lead} onClose={close} actions={actions}>
      <ul className="chosen-files">
        {files.map((file, place) => (
          <li key={`${place} ${file.name}`}>
            <Look file={file} />
            <span className="chosen-file-name" dir="auto">
              {file.name}
            </span>
            <span className="faint">{formatFileSize(file.size)}</span>
            <IconButton
              label={`Leave out ${file.name}`}
              size="small"
              onClick={() => onChange(files.filter((one) => one !== file))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function Look({ file }: { file: File }) {
  if (!/^image\/(?:jpeg|png)$/.test(file.type)) return <FileText size={20} aria-hidden />;
  const show = (picture: HTMLImageElement) => {
    picture.src = URL.createObjectURL(file);
    return () => URL.revokeObjectURL(picture.src);
  };
  return <img ref={show} alt={`What ${file.name} shows`} />;
}
