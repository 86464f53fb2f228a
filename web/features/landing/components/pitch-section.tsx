import { Check } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PublicSection } from '../../../ui/public-layout.tsx';
import type { Pitch } from '../copy.ts';
import './sections.css';

/** One kind of visitor: what they get, and the one way in (LAND-13 to LAND-15). */
export function PitchSection({ pitch, isTinted }: { pitch: Pitch; isTinted: boolean }) {
  const { id, title, lead, points, action } = pitch;
  return (
    <PublicSection id={id} tone={isTinted ? 'tinted' : 'plain'}>
      <div className="pitch">
        <div className="pitch-lead">
          <h2>{title}</h2>
          <p>{lead}</p>
          <ButtonLink to={paths.signUp()} kind="primary" size="large" state={{ isCandidate: action.isCandidate }}>
            {action.label}
          </ButtonLink>
        </div>
        <ul className="pitch-points">
          {points.map(({ title: name, text }) => (
            <li key={name}>
              <Check size={20} aria-hidden />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PublicSection>
  );
}
