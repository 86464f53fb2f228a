import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OwnResume } from '../../../../shared/model/candidate-profile.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { ownParsedResumeQuery, ownResumeQuery } from '../queries/own-resume.ts';
import { sendOwnResume } from '../queries/send-resume.ts';
import { isWaiting, reasonOf } from '../model/resume-words.ts';
import { useLiveOwnResume, useLiveResumes } from '../hooks/use-live-resumes.ts';
import { useUploads } from '../hooks/use-uploads.ts';
import { DownloadResume } from './download-resume.tsx';
import { DropFiles } from './drop-files.tsx';
import { RemoveOwnResume } from './remove-resume-modal.tsx';
import { UploadRows } from './upload-list.tsx';
import '../pages/resumes.css';

/** The candidate's own resume on their profile page; nothing for other roles (CAND-22). */
export function OwnResumeSection({ account }: { account: Account }) {
  return account.role === 'candidate' ? <OwnResumeCard candidateId={account.id} /> : null;
}

/** The resume: upload it with its progress, follow how it is read, download, replace and remove it. */
function OwnResumeCard({ candidateId }: { candidateId: number }) {
  const { data: resume, error, isPending, refetch } = useQuery(ownResumeQuery(candidateId));
  const { queue, uploads } = useUploads(sendOwnResume);
  useLiveResumes();
  useLiveOwnResume(candidateId);
  const sent = uploads.findLast(({ state }) => state.stage === 'sent')?.state;
  const take = ([file]: File[]) => {
    for (const { key } of uploads) queue.remove(key);
    if (file) queue.add([file]);
  };
  return (
    <Card title="Resume">
      <div className="stack">
        {error && resume === undefined && (
          <ErrorState
            title="Your resume could not be loaded"
            message={failureMessage(error)}
            onRetry={() => void refetch()}
          />
        )}
        {isPending && <SkeletonText lines={2} />}
        {resume && <KeptResume candidateId={candidateId} resume={resume} />}
        {sent?.stage === 'sent' && sent.resumeId !== resume?.id && <Reading id={sent.resumeId} onRead={refetch} />}
        <UploadRows uploads={uploads.filter(({ state }) => state.stage !== 'sent')} queue={queue} />
        {resume !== undefined && (
          <DropFiles
            isOne
            title={resume ? 'Drop a newer resume here' : 'Drop your resume here'}
            help="PDF, DOCX, TXT or a picture of a page, up to 10 MB. You look at everything that is read before it is added."
            onFiles={take}
          />
        )}
      </div>
    </Card>
  );
}

function KeptResume({ candidateId, resume }: { candidateId: number; resume: OwnResume }) {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <div className="resume-own">
      <p>
        <strong>
          <bdi>{resume.filename}</bdi>
        </strong>
        <span className="soft">Uploaded {formatDate(resume.uploadedAt)}</span>
      </p>
      <div className="cluster">
        <ButtonLink size="small" to={paths.reviewResume(resume.id)}>
          Review what it says
        </ButtonLink>
        <DownloadResume candidateId={candidateId} resume={resume} size="small" />
        <Button size="small" kind="quiet" icon={<Trash2 aria-hidden />} onClick={() => setIsRemoving(true)}>
          Remove<span className="visually-hidden"> resume</span>
        </Button>
      </div>
      {isRemoving && <RemoveOwnResume candidateId={candidateId} onClose={() => setIsRemoving(false)} />}
    </div>
  );
}

/** How far the reading of a file is that was sent. */
function Reading({ id, onRead }: { id: number; onRead: () => Promise<unknown> }) {
  const { data: resume } = useQuery(ownParsedResumeQuery(id));
  const isRead = resume?.status === 'parsed';
  useEffect(() => {
    if (isRead) void onRead();
  }, [isRead, onRead]);
  if (!resume || isWaiting(resume))
    return (
      <p className="soft" role="status">
        Your resume is being read…
      </p>
    );
  return isRead ? null : <Notice kind="error">{reasonOf(resume) ?? 'The resume was not read; send it again.'}</Notice>;
}
