import { useQuery } from '@tanstack/react-query';
import { MessageSquare, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useReached } from '../../../ui/fields/use-reached.ts';
import { Table } from '../../../ui/tables/table.tsx';
import { recruiterOptionsQuery } from '../queries/options.ts';
import { JobRecruitersForm } from './job-recruiters-form.tsx';
import { PersonName } from '../../../common/people/person-name.tsx';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';

/** The recruiters who were notified of the job. */
export function JobRecruiters({ job, canEdit }: { job: Pick<Job, 'id' | 'recruiters' | 'version'>; canEdit: boolean }) {
  const [isChoosing, setChoosing] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form has disappeared with its buttons; the keyboard continues where it was opened.
    if (isLeft && document.activeElement === document.body) chooseButton.current?.focus();
  }, [isLeft]);
  const { isReached, ties } = useReached();
  // Where none is selected, nobody has to be named before one is.
  const isNeeded = isChoosing || isReached || job.recruiters.length > 0;
  const { data, error, isPending, refetch } = useQuery({ ...recruiterOptionsQuery, enabled: isNeeded });
  const { inviteRecruiters } = useFrameActions();
  const hasNone = data?.length === 0;
  const leave = () => {
    setChoosing(false);
    setLeft(true);
  };
  if (isChoosing && data && data.length > 0) return <JobRecruitersForm job={job} options={data} onDone={leave} />;
  const choose = (label: string) =>
    canEdit && (
      <Button
        ref={chooseButton}
        size="small"
        onClick={() => {
          if (hasNone) return inviteRecruiters();
          setChoosing(true);
          setLeft(false);
        }}
      >
        {hasNone ? 'Invite recruiters' : label}
      </Button>
    );
  if (job.recruiters.length === 0) {
    return (
      <div {...ties}>
        <EmptyState icon={<UserPlus aria-hidden />} title="No recruiters selected" action={choose('Choose recruiters')}>
          All of your recruiters can find this job; the ones you select are notified.
        </EmptyState>
      </div>
    );
  }
  if (isPending) {
    return (
      <Card flush>
        <SkeletonRows rows={job.recruiters.length} withAvatar />
      </Card>
    );
  }
  if (error && !data) return <LoadFailure title="The recruiters could not be loaded" query={{ error, refetch }} />;
  const named = (data ?? []).filter(({ id }) => job.recruiters.includes(id));
  return (
    <div className="stack" style={{ '--gap': 'var(--space-3)' } as React.CSSProperties}>
      <div className="cluster" style={{ justifyContent: 'flex-end' }}>
        {choose('Change')}
      </div>
      <Table
        caption="Recruiters of this job"
        columns={[
          {
            key: 'name',
            header: 'Recruiter',
            cell: (recruiter) => (
              <PersonName person={recruiter} badge={recruiter.isVerified && <VerifiedBadge of="recruiter" />} />
            ),
          },
          { key: 'email', header: 'Email', hideBelow: 480, cell: ({ email }) => email },
        ]}
        rows={named}
        rowKey={({ id }) => id}
        actions={(recruiter) => (
          <ButtonLink
            to={paths.messagesWith(recruiter.id, job.id)}
            kind="quiet"
            size="small"
            icon={<MessageSquare aria-hidden />}
          >
            Message <span className="visually-hidden">{fullName(recruiter)}</span>
          </ButtonLink>
        )}
      />
    </div>
  );
}
