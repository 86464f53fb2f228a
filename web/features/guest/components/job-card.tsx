import { MapPin } from 'lucide-react';
import { lazy, memo, Suspense, useId, useState, type MouseEvent } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { closingOf, companyOf, payOf, termsInBrief, workplaceInWords } from '../../../../shared/rules/job-words.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import type { JobActions } from '../model/job-actions.ts';
import { distanceWords } from '../../../../shared/rules/distance.ts';
import { useDistanceUnit } from '../../../common/visitor/distance-unit.ts';
import { useMarkText } from '../model/mark-text.ts';
import { FavoriteButton } from './favorite-button.tsx';
import './job-card.css';

// Most cards stay closed, so the details load with the first one that is opened.
const OpenedJob = lazy(async () => ({ default: (await import('./opened-job.tsx')).OpenedJob }));

interface JobCardProps {
  job: GuestJob;
  actions: JobActions;
  isOpen: boolean;
  isActive: boolean;
  onToggle: (jobId: number) => void;
  onActive: (jobId: number | null) => void;
}

// A new tab or window shows the job's own page.
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/**
 * A job of the public list: a compact row that expands to its details (GUEST-23, GUEST-24). Its title is a heading with a
 * link, so that it opens in a new tab too.
 */
export const JobCard = memo(function JobCard({ job, actions, isOpen, isActive, onToggle, onActive }: JobCardProps) {
  const detailId = useId();
  const isFavorite = actions.favorites.has(job.id);
  const hasApplied = actions.applied?.has(job.id) ?? false;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only marks the job on the map
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
        <JobSummary
          job={job}
          hasApplied={hasApplied}
          detailId={detailId}
          isOpen={isOpen}
          href={actions.pageOf(job.id)}
          onToggle={onToggle}
        />
        <div className="job-side">
          <FavoriteButton title={job.title} isOn={isFavorite} onChange={(isOn) => actions.onFavorite(job.id, isOn)} />
          <RelativeTime at={job.createdAt} className="job-posted" />
        </div>
      </div>
      <div id={detailId} className="job-detail" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<SkeletonText lines={5} />}>
            <OpenedJob job={job} actions={actions} />
          </Suspense>
        )}
      </div>
    </li>
  );
});

interface JobSummaryProps extends Pick<JobCardProps, 'job' | 'isOpen' | 'onToggle'> {
  hasApplied: boolean;
  detailId: string;
  href: string;
}

/** The lines of a closed card. The whole row is the link of its title. */
function JobSummary({ job, hasApplied, detailId, isOpen, href, onToggle }: JobSummaryProps) {
  const mark = useMarkText();
  const unit = useDistanceUnit();
  const [now] = useState(() => Date.now());
  const closing = closingOf(job, now);
  const terms = termsInBrief(job);
  return (
    <div className="job-summary">
      <h3>
        <a
          role="button"
          className="job-toggle"
          href={href}
          data-row
          aria-expanded={isOpen}
          aria-controls={detailId}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onToggle(job.id);
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            onToggle(job.id);
          }}
        >
          <span className="job-title">{mark(job.title)}</span>
        </a>
      </h3>
      <span className="job-company">
        {mark(companyOf(job))}
        {terms && <span className="job-kind"> · {terms}</span>}
      </span>
      <span className="job-line">
        <span className="job-place">
          <MapPin size={14} aria-hidden />
          {mark(workplaceInWords(job))}
          {job.distance !== null && ` · ${distanceWords(job.distance, unit)}`}
        </span>
        {payOf(job).map((pay) => (
          <span key={pay} className="job-pay numeric">
            {pay}
          </span>
        ))}
        {hasApplied && <StatePill meaning="accent">Applied</StatePill>}
        {closing && !hasApplied && <span className="job-closing">{closing}</span>}
      </span>
    </div>
  );
}
