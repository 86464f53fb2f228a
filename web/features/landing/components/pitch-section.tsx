import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PublicSection } from '../../../ui/layouts/public-layout.tsx';
import type { Pitch } from '../model/copy.ts';
import { Glimpse } from './glimpse.tsx';
import './sections.css';

interface PitchSectionProps {
  pitch: Pitch;
  isTinted: boolean;
}

/**
 * The section for one kind of visitor: the benefits, a sample of the product, and one call to action (LAND-13 to
 * LAND-15).
 */
export function PitchSection({ pitch: { id, title, lead, points, action }, isTinted }: PitchSectionProps) {
  return (
    <PublicSection id={id} tone={isTinted ? 'tinted' : 'plain'}>
      <div className="pitch" data-turned={!isTinted || undefined}>
        <div className="pitch-lead">
          <h2>{title}</h2>
          <p>{lead}</p>
          <ButtonLink to={paths.signUp()} kind="primary" size="large" state={{ isCandidate: action.isCandidate }}>
            {action.label}
          </ButtonLink>
        </div>
        <Glimpse of={id} />
      </div>
      <ul className="pitch-points">
        {points.map(({ title: name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}
