import { Card } from '../../ui/layouts/card.tsx';
import { RecordLayout } from '../../ui/layouts/layouts.tsx';
import { PageHead } from '../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../ui/layouts/page-title.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Chip } from '../../ui/text/state-pill.tsx';

/** The shape of a job's page while it loads. */
export function JobPageSkeleton({ back }: { back: { to: string; label: string } }) {
  return (
    <RecordLayout
      head={<PageHead title={<Skeleton width="280px" height="24px" />} back={back} />}
      facts={<Skeleton height="340px" />}
    >
      <PageTitle>Job</PageTitle>
      <SkeletonText lines={12} />
    </RecordLayout>
  );
}

interface SkillsCardProps {
  skills: readonly { id: number; name: string }[];
  /** How the page lays out its chips. */
  className: string;
}

/** The skills that a job asks for; nothing if it names none. */
export function SkillsCard({ skills, className }: SkillsCardProps) {
  if (skills.length === 0) return null;
  return (
    <Card title="Skills">
      <ul className={className} aria-label="Skills">
        {skills.map((skill) => (
          <li key={skill.id}>
            <Chip>{skill.name}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
