import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import {
  employmentOf,
  experienceOf,
  hoursOf,
  workplaceInWords,
  rateOf,
  salaryOf,
  shiftsOf,
  relocationOf,
  travelOf,
} from '../../../../shared/rules/job-words.ts';
import { companyFact } from '../../../common/jobs/company-fact.tsx';
import { guestJobQuery } from '../../../common/jobs/guest-job.ts';
import { JobSkills } from '../../../common/jobs/job-skills.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import type { JobActions } from '../model/job-actions.ts';
import { distanceWords } from '../../../../shared/rules/distance.ts';
import { useDistanceUnit } from '../../../common/visitor/distance-unit.ts';
import { useMarkText } from '../model/mark-text.ts';
import { JobDescription } from './job-description.tsx';
import { House, Plane, type LucideIcon } from 'lucide-react';
import './job-card.css';

/**
 * The details of an expanded card (GUEST-24 to GUEST-29). A text that the list has cut is waited for, because it would
 * move the buttons below it from under the pointer.
 */
export function OpenedJob({ job, actions }: { job: GuestJob; actions: JobActions }) {
  const mark = useMarkText();
  const unit = useDistanceUnit();
  const isCut = job.desc.endsWith('…');
  const whole = useQuery({ ...guestJobQuery(job.id), enabled: isCut });
  const facts: [string, ReactNode][] = [
    [
      'Location',
      <>
        {mark(workplaceInWords(job))}
        {job.distance !== null && ` · ${distanceWords(job.distance, unit)}`}
      </>,
    ],
    ['Hourly', rateOf(job)],
    ['Yearly', salaryOf(job)],
    ['Employment', employmentOf(job)],
    ['Shift', shiftsOf(job)],
    ['Hours', hoursOf(job)],
    ['Experience', experienceOf(job)],
    ...companyFact(job).map(({ label, value }): [string, ReactNode] => [label, value]),
  ];
  if (whole.isLoading && whole.failureCount === 0) return <SkeletonText lines={5} />;
  return (
    <>
      <dl className="job-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <JobDescription job={job} whole={whole.data} error={whole.error} isCut={isCut} />
      {/* The list does not say which are must-haves. */}
      <JobSkills job={whole.data ?? job} nameOf={mark} />
      <JobButtons job={job} actions={actions} />
    </>
  );
}

/** Applies, or leads to the application that a candidate has already. */
function JobButtons({ job, actions }: { job: GuestJob; actions: JobActions }) {
  return (
    <div className="job-actions">
      {actions.applied?.has(job.id) ? (
        <ButtonLink kind="primary" to={actions.pageOf(job.id)}>
          Your application
        </ButtonLink>
      ) : (
        <>
          <Button kind="primary" onClick={() => actions.onApply(job)}>
            Apply now
          </Button>
          <ButtonLink to={actions.pageOf(job.id)}>Job page</ButtonLink>
        </>
      )}
      <JobIcons job={job} />
    </div>
  );
}

function Sign({ icon: Icon, words, isOn }: { icon: LucideIcon; words: string; isOn: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip must also be reachable by keyboard
    <span className="job-sign" role="img" aria-label={words} data-tip={words} data-on={isOn || undefined} tabIndex={0}>
      <Icon size={16} aria-hidden />
    </span>
  );
}

/** Travel and relocation as two icons with tooltips (GUEST-27, GUEST-28). */
function JobIcons({ job }: { job: Pick<GuestJob, 'travel' | 'relocation'> }) {
  return (
    <span className="job-icons">
      <Sign icon={Plane} words={travelOf(job)} isOn={job.travel === true} />
      <Sign icon={House} words={relocationOf(job)} isOn={job.relocation === true} />
    </span>
  );
}
