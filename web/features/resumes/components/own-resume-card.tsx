import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resumeLimits } from '../../../../shared/constants/resume.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { ownParsedResumeQuery, ownResumesQuery } from '../queries/own-resume.ts';
import { sendOwnResume } from '../queries/send-resume.ts';
import { isWaiting, reasonOf } from '../model/resume-words.ts';
import { useLiveOwnResume, useLiveResumes } from '../hooks/use-live-resumes.ts';
import { useUploads } from '../hooks/use-uploads.ts';
import { DropFiles } from './drop-files.tsx';
import { OwnResumes } from './own-resumes.tsx';
import { UploadRows } from './upload-list.tsx';
import '../pages/resumes.css';

const { mostOwn } = resumeLimits;

/** The candidate's own resumes on their profile page; nothing for other roles (CAND-22). */
export function OwnResumeSection({ account }: { account: Account }) {
  return account.role === 'candidate' ? <OwnResumeCard candidateId={account.id} /> : null;
}

/** The resumes: upload one with its progress, follow how it is read, then change, download and remove it. */
function OwnResumeCard({ candidateId }: { candidateId: number }) {
  const { data: resumes, error, isPending, refetch } = useQuery(ownResumesQuery(candidateId));
  const { queue, uploads } = useUploads(sendOwnResume);
  useLiveResumes();
  useLiveOwnResume(candidateId);
  const sent = uploads.findLast(({ state }) => state.stage === 'sent')?.state;
  const take = ([file]: File[]) => {
    for (const { key } of uploads) queue.remove(key);
    if (file) queue.add([file]);
  };
  return (
    <Card title={resumes && resumes.length > 1 ? 'Resumes' : 'Resume'}>
      <div className="stack">
        {error && resumes === undefined && (
          <LoadFailure title="Your resume could not be loaded" query={{ error, refetch }} />
        )}
        {isPending && <SkeletonText lines={2} />}
        {resumes && resumes.length > 0 && <OwnResumes candidateId={candidateId} resumes={resumes} />}
        {sent?.stage === 'sent' && !resumes?.some(({ id }) => id === sent.resumeId) && (
          <Reading id={sent.resumeId} onRead={refetch} />
        )}
        <UploadRows uploads={uploads.filter(({ state }) => state.stage !== 'sent')} queue={queue} />
        {resumes && resumes.length >= mostOwn && (
          <p className="soft">You keep {mostOwn} resumes, which is the most. Remove one to upload another.</p>
        )}
        {resumes && resumes.length < mostOwn && (
          <DropFiles
            isOne
            title={resumes.length > 0 ? 'Drop another resume here' : 'Drop your resume here'}
            help={`${resumes.length > 0 ? 'It becomes the default, and the others stay. ' : ''}PDF, DOCX, TXT or a picture of a page, up to 10 MB. You look at everything that is read before it is added.`}
            onFiles={take}
          />
        )}
      </div>
    </Card>
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
