import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { partOfStep, stepActions, type OpenedPart } from '../model/opened-part.ts';
import './profile.css';

interface CompletenessCardProps {
  completeness: NonNullable<CandidateProfile['completeness']>;
  onOpen: (part: OpenedPart) => void;
}

/** How complete the user's own profile is, in words, with the next best step. */
export function CompletenessCard({ completeness: { done, of, words, next }, onOpen }: CompletenessCardProps) {
  const step = next && next.step !== 'picture' ? next.step : undefined;
  return (
    <Card title={words}>
      <div className="stack">
        <progress className="profile-progress" max={of} value={done} aria-label={`${done} of ${of} steps done`} />
        {next ? (
          <div className="profile-completeness">
            <p className="soft">{next.words}</p>
            {step && (
              <Button kind="primary" onClick={() => onOpen(partOfStep[step])}>
                {stepActions[step]}
              </Button>
            )}
          </div>
        ) : (
          <p className="soft">Recruiters find you by everything you have entered.</p>
        )}
      </div>
    </Card>
  );
}
