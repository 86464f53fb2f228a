import { Download } from 'lucide-react';
import type { OwnResume } from '../../../../shared/model/candidate-profile.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useDownloadResume } from '../queries/own-resume.ts';

interface DownloadResumeProps {
  candidateId: number;
  resume: OwnResume;
  size?: 'small' | 'medium';
}

/** Downloads a candidate's resume as a file named `resume` (CAND-23). */
export function DownloadResume({ candidateId, resume, size = 'medium' }: DownloadResumeProps) {
  const download = useDownloadResume(candidateId);
  return (
    <>
      <Button
        size={size}
        icon={<Download aria-hidden />}
        busy={download.isPending}
        onClick={() => download.mutate(resume)}
      >
        Download resume
      </Button>
      {download.isError && (
        <span className="resume-upload-problem" role="alert">
          The resume could not be downloaded. {failureMessage(download.error)}
        </span>
      )}
    </>
  );
}
