import { X } from 'lucide-react';
import { payOf } from '../../../../shared/rules/job-words.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { previewText } from '../../../ui/text/preview-text.ts';
import type { Place } from '../place-marks.ts';
import { DistanceLine } from './job-bubble.tsx';

interface PlaceBubbleProps {
  place: Place;
  distance: number | null;
  onChoose: (jobId: number) => void;
  onClose: () => void;
}

const previewLength = 100;

/** The jobs of one city, to choose from. */
export function PlaceBubble({ place, distance, onChoose, onClose }: PlaceBubbleProps) {
  return (
    <div className="map-bubble map-bubble-place" role="dialog" aria-label={`Jobs in ${place.name}`}>
      <div className="map-bubble-head">
        <strong>
          {place.name} <span className="faint">{countOf(place.jobs.length, 'job')}</span>
        </strong>
        <IconButton label="Close" size="small" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {distance !== null && <DistanceLine kilometres={distance} />}
      <ul>
        {place.jobs.map((job) => (
          <li key={job.id}>
            <button type="button" onClick={() => onChoose(job.id)}>
              <strong>{job.title}</strong>
              <span className="map-bubble-line">{payOf(job).join(' · ')}</span>
              <span className="map-bubble-desc">{previewText(job.desc, previewLength)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
