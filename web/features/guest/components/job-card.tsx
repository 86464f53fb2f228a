import { MapPin } from 'lucide-react';
import { memo, useId } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { companyOf, employmentOf, payOf, placeOf, rateOf, salaryOf } from '../../../app/job-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Chip } from '../../../ui/state-pill.tsx';
import type { JobActions } from '../job-actions.ts';
import { FavoriteButton } from './favorite-button.tsx';
import './job-card.css';
import { JobDescription } from './job-description.tsx';
import { JobSigns } from './job-signs.tsx';

interface JobCardProps {
  job: GuestJob;
  actions: JobActions;
  isOpen: boolean;
  isActive: boolean;
  onToggle: (jobId: number) => void;
  onActive: (jobId: number | null) => void;
}

function OpenedJob({ job, actions }: { job: GuestJob; actions: JobActions }) {
  const facts = [
    ['Location', placeOf(job)],
    ['Hourly', rateOf(job)],
    ['Yearly', salaryOf(job)],
    ['Employment', employmentOf(job)],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="job-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <JobDescription job={job} />
      {job.spheres.length > 0 && (
        <ul className="job-skills" aria-label="Skills">
          {job.spheres.map((skill) => (
            <li key={skill.id}>
              <Chip>{skill.name}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="job-actions">
        <Button kind="primary" onClick={() => actions.onApply(job)}>
          Apply now
        </Button>
        <ButtonLink to={actions.pageOf(job.id)}>Job page</ButtonLink>
        <JobSigns job={job} />
      </div>
    </>
  );
}

/** A job of the public list: a compact row that opens into its detail (GUEST-23, GUEST-24). */
export const JobCard = memo(function JobCard({ job, actions, isOpen, isActive, onToggle, onActive }: JobCardProps) {
  const detailId = useId();
  const isFavorite = actions.favorites.has(job.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only marks the job on the map; nothing is pressed
    <li
      className="job-card"
      data-job={job.id}
      data-open={isOpen || undefined}
      data-active={isActive || undefined}
      data-favorite={isFavorite || undefined}
      onPointerEnter={() => onActive(job.id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(job.id)}
      onBlur={() => onActive(null)}
    >
      <div className="job-row">
        <button type="button" className="job-toggle" data-row aria-expanded={isOpen} aria-controls={detailId} onClick={() => onToggle(job.id)}>
          <span className="job-title">{job.title}</span>
          <span className="job-company">{companyOf(job)}</span>
          <span className="job-line">
            <span className="job-place">
              <MapPin size={14} aria-hidden />
              {placeOf(job)}
              {job.distance !== null && ` · ${Math.round(job.distance)} km away`}
            </span>
            {payOf(job).map((pay) => (
              <span key={pay} className="job-pay numeric">
                {pay}
              </span>
            ))}
          </span>
        </button>
        <div className="job-side">
          <FavoriteButton title={job.title} isOn={isFavorite} onChange={(isOn) => actions.onFavorite(job.id, isOn)} />
          <RelativeTime at={job.createdAt} className="job-posted" />
        </div>
      </div>
      <div id={detailId} className="job-detail" hidden={!isOpen}>
        {isOpen && <OpenedJob job={job} actions={actions} />}
      </div>
    </li>
  );
});
