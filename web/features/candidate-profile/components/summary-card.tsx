import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';
import { candidateSummaryQuery } from '../queries/jobs-of-candidate.ts';

/**
 * The candidate in a few sentences, put together from the profile (CAND-10). On request it is written again, by a model
 * where the stage has one (CAND-54): opening a page neither waits for a model nor pays for it.
 */
export function SummaryCard({ candidateId }: { candidateId: number }) {
  const { data: profile } = useQuery(candidateProfileQuery(candidateId));
  const [isAsked, setAsked] = useState(false);
  const written = useQuery({ ...candidateSummaryQuery(candidateId), enabled: isAsked });
  if (!profile?.summary) return null;
  const isByModel = written.data?.engine === 'bedrock';
  return (
    <Card title="Summary">
      <div className="stack">
        <p>{written.data?.text ?? profile.summary}</p>
        {written.error && <FailureNotice what="The summary could not be written" error={written.error} />}
        <div className="cluster">
          <span className="faint">
            {isByModel ? 'Written by a language model from this profile alone.' : 'Put together from this profile.'}
          </span>
          {!written.data && (
            <Button size="small" kind="quiet" busy={written.isFetching} onClick={() => setAsked(true)}>
              Write it again
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
