import { useQuery } from '@tanstack/react-query';
import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import type { WorkingFacts as Facts } from '../../../../shared/model/working-facts.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { wordsOfFacts } from '../../../common/people/working-facts-words.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card, Facts as FactList } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { workingFactsQuery } from '../queries/people.ts';

const tooFew = <span className="faint">Fewer than {fewestCases} cases</span>;

/** How a manager or recruiter works: plain facts with their cases and the time they cover (PLUS-14). */
export function WorkingFacts({ personId }: { personId: number }) {
  const { data, error, refetch } = useQuery(workingFactsQuery(personId));
  if (data) return <CountedFacts facts={data} />;
  return (
    <Card title="How they work">
      {error ? <LoadFailure title="This could not be loaded" query={{ error, refetch }} /> : <SkeletonText lines={4} />}
    </Card>
  );
}

/** The same once it was read; `isBrief` leaves out what has too few cases, and says nothing where all have. */
export function CountedFacts({ facts, isBrief = false }: { facts: Facts; isBrief?: boolean }) {
  const all = wordsOfFacts(facts);
  const shown = isBrief ? all.filter(({ value }) => value !== null) : all;
  if (shown.length === 0) return null;
  return (
    <Card title="How they work">
      <FactList facts={shown.map(({ label, value }) => ({ label, value: value ?? tooFew }))} />
      <p className="soft">
        Counted from {formatDate(facts.from)} to {formatDate(facts.to)}. Nobody can edit this.
      </p>
    </Card>
  );
}
