import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureMessage } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { fetchBlob, saveBlob } from '../uploads/save-file.ts';

interface DownloadResumeProps {
  candidateId: number;
  /** Where the file is; one that was sent with an application is read by the application's job. */
  resume: { path: string; jobId?: number };
  size?: 'small' | 'medium';
}

/** Downloads a candidate's resume as a blob, saved as a file named `resume` (CAND-23, CAND-75). */
export function DownloadResume({ candidateId, resume, size = 'medium' }: DownloadResumeProps) {
  const download = useMutation({
    mutationFn: async (query: DownloadResumeProps['resume']) => {
      const { url } = (await api['candidate-profile'].downloadResume({ params: { candidateId }, query })).data;
      saveBlob(await fetchBlob(url), 'resume');
    },
  });
  const { path, jobId } = resume;
  return (
    <>
      <Button
        size={size}
        icon={<Download aria-hidden />}
        busy={download.isPending}
        onClick={() => download.mutate({ path, ...(jobId !== undefined && { jobId }) })}
      >
        Download resume
      </Button>
      {download.isError && (
        <span className="ui-field-error" role="alert">
          The resume could not be downloaded. {failureMessage(download.error)}
        </span>
      )}
    </>
  );
}
