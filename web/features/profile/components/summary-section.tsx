import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ProfileSummary } from '../../../../shared/model/profile-summary.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { profileSummaryQuery } from '../queries/summary.ts';

const sources: Record<ProfileSummary['engine'], string> = {
  bedrock: 'Written by a language model from your data here; it may contain mistakes.',
  extractive: 'Compiled from your data here.',
};

/** A short summary of the user's profile, with its source (PROF-14, AUTH-41). */
export function SummarySection() {
  const { data, error, isFetching, refetch } = useQuery(profileSummaryQuery);
  const again = (
    <Button kind="quiet" size="small" icon={<RefreshCw aria-hidden />} busy={isFetching} onClick={() => void refetch()}>
      {error ? 'Try again' : 'Rewrite'}
    </Button>
  );
  return (
    <Card title="Summary" aside={!error && again}>
      {error && (
        <Notice kind="error" action={again}>
          The summary could not be written. {failureMessage(error)} Your profile is unchanged.
        </Notice>
      )}
      {!data && !error && <SkeletonText lines={5} />}
      {data && (
        <div className="stack" aria-live="polite">
          <p>{data.text}</p>
          <p className="faint">
            {sources[data.engine]} Written <RelativeTime at={data.writtenAt} />
          </p>
        </div>
      )}
    </Card>
  );
}
