import { useState } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { MarkdownText } from '../../../ui/text/markdown.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useMarkText } from '../model/mark-text.ts';

interface JobDescriptionProps {
  job: Pick<GuestJob, 'desc' | 'title'>;
  /** The job with its full text, or why there is none; neither where the list has all of it. */
  whole: { desc: string; description: string } | undefined;
  error: Error | null;
  isCut: boolean;
}

/** The first 30 words, and the full text on request (GUEST-25). */
export function JobDescription({ job, whole, error, isCut }: JobDescriptionProps) {
  const mark = useMarkText();
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="job-description">
      {isWhole ? (
        <>
          {whole && <MarkdownText>{whole.description}</MarkdownText>}
          {!whole && !error && <SkeletonText lines={4} />}
          {error && <p role="alert">The rest could not be loaded. {failureMessage(error)}</p>}
        </>
      ) : (
        <p>{mark(whole?.desc ?? job.desc)}</p>
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
