import type { ReactNode } from 'react';
import type { JobFacts } from '../../../shared/model/job.ts';
import { skillGroupsOf } from '../../../shared/rules/job-words.ts';
import { Chip } from '../../ui/text/state-pill.tsx';
import './job-skills.css';

interface JobSkillsProps {
  job: Pick<JobFacts, 'spheres' | 'mustHaveSkillIds'>;
  /** How the name of a skill is drawn. */
  nameOf?: (name: string) => ReactNode;
  /** How many are drawn at most; the others are counted. */
  most?: number;
}

/** The skills that a job asks for, must-haves apart from the others where it says which they are; nothing without any. */
export function JobSkills({ job, nameOf = (name) => name, most = Infinity }: JobSkillsProps) {
  let left = most;
  const groups = skillGroupsOf(job).flatMap(({ label, skills }) => {
    const shown = skills.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [{ label, shown }] : [];
  });
  const others = job.spheres.length - most;
  return groups.map(({ label, shown }, place) => (
    <div key={label} className="job-skills">
      {label !== 'Skills' && <span className="job-skills-label">{label}</span>}
      <ul className="cluster" aria-label={label}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Chip>{nameOf(name)}</Chip>
          </li>
        ))}
        {others > 0 && place === groups.length - 1 && <li className="faint">and {others} more</li>}
      </ul>
    </div>
  ));
}
