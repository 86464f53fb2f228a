import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/layouts/card.tsx';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';
import { candidateSummaryQuery } from '../queries/jobs-of-candidate.ts';

/**
 * The candidate in a few sentences (CAND-10): put together from the profile, and replaced once a model has written a
 * better one; it stays where none can.
 */
export function SummaryCard({ candidateId }: { candidateId: number }) {
  const { data: profile } = useQuery(candidateProfileQuery(candidateId));
  const { data: written } = useQuery({ ...candidateSummaryQuery(candidateId), enabled: !!profile?.summary });
  const text = written?.text ?? profile?.summary;
  if (!text) return null;
  return (
    <Card title="Summary">
      <div className="stack">
        <p>{text}</p>
        <p className="faint">
          {written?.engine === 'bedrock'
            ? 'Written by a language model from this profile alone.'
            : 'Put together from this profile.'}
        </p>
      </div>
    </Card>
  );
}
