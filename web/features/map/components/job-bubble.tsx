import type { GuestJob } from '../../../../shared/model/job.ts';
import { companyOf, payOf } from '../../../../shared/rules/job-words.ts';
import { previewText } from '../../../ui/text/preview-text.ts';
import { distanceTexts } from '../model/geo.ts';

/** The length of a description in a popup (GUEST-32). */
const previewLength = 100;

interface JobBubbleProps {
  job: GuestJob;
  /** Kilometres from the centre; null without one. */
  distance: number | null;
}

/**
 * The popup of a job's marker: title, company, pay, the beginning of the description and the distance (MAP-05, MAP-06).
 */
export function JobBubble({ job, distance }: JobBubbleProps) {
  const pay = payOf(job);
  return (
    <div className="map-bubble">
      <strong>{job.title}</strong>
      <span className="map-bubble-line">{[companyOf(job), ...pay].join(' · ')}</span>
      <span>{previewText(job.desc, previewLength)}</span>
      {distance !== null && <DistanceLine kilometres={distance} />}
    </div>
  );
}

/** `12 km away`, `~7 miles`. */
export function DistanceLine({ kilometres }: { kilometres: number }) {
  const [metric, imperial] = distanceTexts(kilometres);
  return (
    <span className="map-bubble-line numeric">
      <span>{metric}</span> <span>{imperial}</span>
    </span>
  );
}
