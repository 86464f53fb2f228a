import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { MarkdownText } from '../../../ui/text/markdown.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useMarkText } from '../mark-text.ts';
import { guestJobQuery } from '../../../common/jobs/guest-job.ts';

/**
 * The first 30 words, and the full text on request (GUEST-25). The list holds less, so the job loads as soon as its
 * card opens.
 */
export function JobDescription({ job }: { job: Pick<GuestJob, 'id' | 'desc' | 'title'> }) {
  const mark = useMarkText();
  const [isWhole, setWhole] = useState(false);
  const isCut = job.desc.endsWith('…');
  const whole = useQuery({ ...guestJobQuery(job.id), enabled: isCut });
  return (
    <div className="job-description">
      {isWhole ? (
        <>
          {whole.data && <MarkdownText>{whole.data.description}</MarkdownText>}
          {whole.isPending && <SkeletonText lines={4} />}
          {whole.error && <p role="alert">The rest could not be loaded. {failureMessage(whole.error)}</p>}
        </>
      ) : (
        <p>{mark(whole.data?.desc ?? job.desc)}</p>
      )}
      {isCut && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isWhole}
          aria-label={isWhole ? `Show less of ${job.title}` : `Show more of ${job.title}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'less' : 'more'}
        </Button>
      )}
    </div>
  );
}
