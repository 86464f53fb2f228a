import { Ban, RotateCcw, Trash2, UserPlus } from 'lucide-react';
import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import type { FileColumn, ListColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink, IconButton } from '../../../ui/buttons/button.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { isWaiting, mayRepeat, reasonOf, statusWords } from '../model/resume-words.ts';

const toCheck = ({ status, brief }: ListedResume): string | null =>
  status === 'parsed' && brief ? (brief.look ?? 'Nothing') : null;

const columns: readonly ListColumn<ListedResume>[] = [
  {
    key: 'file',
    header: 'Resume',
    cell: (resume) => (
      <span className="resume-row-name" title={resume.filename}>
        {resume.name ?? <bdi>{resume.filename}</bdi>}
        <span className="faint">{reasonOf(resume) ?? (resume.name ? <bdi>{resume.filename}</bdi> : null)}</span>
      </span>
    ),
    text: ({ name, filename }) => name ?? filename,
  },
  {
    key: 'work',
    header: 'Work and place',
    cell: ({ brief }) =>
      brief && (brief.title || brief.place) ? (
        <span className="resume-row-name" dir="auto">
          {brief.title}
          <span className="faint">{brief.place}</span>
        </span>
      ) : null,
    text: ({ brief }) => [brief?.title, brief?.place].filter(Boolean).join(', '),
  },
  {
    key: 'look',
    header: 'To check',
    width: '196px',
    cell: (resume) => toCheck(resume) && <span className="resume-row-look">{toCheck(resume)}</span>,
    text: toCheck,
  },
  {
    key: 'status',
    header: 'Status',
    width: '124px',
    cell: ({ status }) => <StatePill meaning={statusWords[status].meaning}>{statusWords[status].label}</StatePill>,
    text: ({ status }) => statusWords[status].label,
  },
  {
    key: 'time',
    header: 'Uploaded',
    width: '140px',
    cell: ({ uploadedAt }) => <RelativeTime at={uploadedAt} className="soft" />,
    text: ({ uploadedAt }) => isoDay(uploadedAt),
  },
];

/** The columns of a file of resumes. */
export const resumeFileColumns: readonly FileColumn<ListedResume>[] = [
  ...columns,
  { header: 'File', text: ({ filename }) => filename },
  { header: 'Reason', text: (resume) => reasonOf(resume) ?? null },
];

interface ResumeTableProps {
  resumes: readonly ListedResume[];
  picked: ReadonlySet<number>;
  onPick: (id: number, isPicked: boolean) => void;
  onCancel: (id: number) => void;
  onRepeat: (id: number) => void;
  onRemove: (resume: ListedResume) => void;
}

/** Resumes with what can be done about each in its status. */
export function ResumeTable({ resumes, picked, onPick, onCancel, onRepeat, onRemove }: ResumeTableProps) {
  return (
    <Table
      caption="Resumes"
      columns={columns}
      rows={resumes}
      rowKey={({ id }) => id}
      asCards
      picked={picked}
      onPick={(id, isPicked) => onPick(Number(id), isPicked)}
      actions={(resume) => (
        <span className="resume-row-actions">
          {resume.status === 'parsed' && (
            <ButtonLink to={paths.addCandidateFromResume(resume.id)} size="small" icon={<UserPlus aria-hidden />}>
              <span className="resume-add-words">Add</span>
              <span className="visually-hidden"> candidate from {resume.filename}</span>
            </ButtonLink>
          )}
          {isWaiting(resume) && (
            <IconButton label={`Cancel ${resume.filename}`} size="small" onClick={() => onCancel(resume.id)}>
              <Ban aria-hidden />
            </IconButton>
          )}
          {mayRepeat(resume) && (
            <IconButton label={`Read ${resume.filename} again`} size="small" onClick={() => onRepeat(resume.id)}>
              <RotateCcw aria-hidden />
            </IconButton>
          )}
          <IconButton label={`Delete ${resume.filename}`} size="small" onClick={() => onRemove(resume)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      )}
    />
  );
}
