import { X } from 'lucide-react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { payOf } from '../../../../shared/rules/job-words.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { previewText } from '../../../ui/text/preview-text.ts';
import { DistanceLine } from './job-bubble.tsx';

interface PlaceBubbleProps {
  name: string;
  count: number;
  /** The first of the city's jobs; undefined while they load. */
  jobs: readonly GuestJob[] | undefined;
  failed: boolean;
  distance: number | null;
  onChoose: (jobId: number) => void;
  onClose: () => void;
}

const previewLength = 100;

/** The jobs of one city, to choose from. */
export function PlaceBubble({ name, count, jobs, failed, distance, onChoose, onClose }: PlaceBubbleProps) {
  return (
    <div className="map-bubble map-bubble-place" role="dialog" aria-label={`Jobs in ${name}`}>
      <div className="map-bubble-head">
        <strong>
          {name} <span className="faint">{countOf(count, 'job')}</span>
        </strong>
        <IconButton label="Close" size="small" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {distance !== null && <DistanceLine kilometres={distance} />}
      {!jobs &&
        (failed ? <p>These jobs could not be loaded. Close this and try again.</p> : <SkeletonText lines={3} />)}
      {jobs && (
        <ul>
          {jobs.map((job) => (
            <li key={job.id}>
              <button type="button" onClick={() => onChoose(job.id)}>
                <strong>{job.title}</strong>
                <span className="map-bubble-line">{payOf(job).join(' · ')}</span>
                <span className="map-bubble-desc">{previewText(job.desc, previewLength)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {jobs && jobs.length < count && (
        <p className="faint">The first {jobs.length}; zoom in to list them all beside the map.</p>
      )}
    </div>
  );
}
