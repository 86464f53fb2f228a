import { House, Plane, type LucideIcon } from 'lucide-react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { relocationOf, travelOf } from '../../../../shared/rules/job-words.ts';
import './job-card.css';

function Sign({ icon: Icon, words, isOn }: { icon: LucideIcon; words: string; isOn: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip must also be reachable by keyboard
    <span className="job-sign" role="img" aria-label={words} data-tip={words} data-on={isOn || undefined} tabIndex={0}>
      <Icon size={16} aria-hidden />
    </span>
  );
}

/** Travel and relocation as two icons with tooltips (GUEST-27, GUEST-28). */
export function JobIcons({ job }: { job: Pick<GuestJob, 'travel' | 'relocation'> }) {
  return (
    <span className="job-icons">
      <Sign icon={Plane} words={travelOf(job)} isOn={job.travel === true} />
      <Sign icon={House} words={relocationOf(job)} isOn={job.relocation === true} />
    </span>
  );
}
