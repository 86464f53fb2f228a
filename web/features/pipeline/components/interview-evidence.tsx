import {
  interviewStageLabels,
  type Recommendation,
  recommendationLabels,
} from '../../../../shared/constants/interviewing.ts';
import type { InterviewEvidence as Interview, Scorecard } from '../../../../shared/model/interviewing.ts';
import { fullName } from '../../../common/people/person.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { type Meaning, StatePill } from '../../../ui/text/state-pill.tsx';
import { evidenceRows } from '../model/evidence-rows.ts';
import type { Pair } from '../queries/keys.ts';
import { ScorecardForm } from './scorecard-form.tsx';
import './interviewing.css';

const meaningOf: Record<Recommendation, Meaning> = { strong_yes: 'green', yes: 'green', no: 'amber', strong_no: 'red' };

interface EvidenceProps {
  pair: Pair;
  interview: Interview;
  /** Whether the user comes to see what the other interviewers write. */
  isOnTeam: boolean;
}

/** An interview of a candidate: the user's own scorecard, then what all interviewers found, side by side (PLUS-54). */
export function InterviewEvidence({ pair, interview, isOnTeam }: EvidenceProps) {
  const { title, stage, ask, cards, ownTurn } = interview;
  return (
    <Card title={title}>
      <div className="stack">
        <p className="faint">
          {interviewStageLabels[stage]} · {whoSubmitted(interview)}
        </p>
        {ownTurn === 'later' && <p className="soft">You score here once the candidate has come to this interview.</p>}
        {ownTurn === 'over' && (
          <p className="soft">The candidate is rejected or the job closed, so nothing is scored any more.</p>
        )}
        {ownTurn === 'now' && (
          <>
            {ask && <p className="interview-ask">{ask}</p>}
            <ScorecardForm pair={pair} interview={interview} isOnTeam={isOnTeam} />
          </>
        )}
        {cards === null && ownTurn !== 'now' && (
          <p className="soft">You see what others found once you have submitted your own scorecard.</p>
        )}
        {cards?.length === 0 && <p className="soft">No scorecard has been submitted yet.</p>}
        {cards && cards.length > 0 && <EvidenceTable interview={interview} cards={cards} />}
      </div>
    </Card>
  );
}

function whoSubmitted({ interviewers }: Interview): string {
  if (interviewers.length === 0) return 'Nobody interviews yet';
  return interviewers
    .map(({ person, hasSubmitted }) => `${fullName(person)}${hasSubmitted ? '' : ' (not scored yet)'}`)
    .join(', ');
}

function EvidenceTable({ interview, cards }: { interview: Interview; cards: readonly Scorecard[] }) {
  const comments = cards.filter(({ comment }) => comment);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too */}
      <div className="evidence-frame" role="region" aria-label={`Evidence of ${interview.title}`} tabIndex={0}>
        <table className="evidence">
          <caption className="visually-hidden">What each interviewer found, criterion by criterion</caption>
          <thead>
            <tr>
              <th scope="col">Criterion</th>
              {cards.map(({ by }) => (
                <th key={by.id} scope="col">
                  {fullName(by)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {evidenceRows(interview, cards).map(({ criterion, says }) => (
              <tr key={criterion}>
                <th scope="row">{criterion}</th>
                {cards.map(({ by }, at) => (
                  <td key={by.id} className={says[at] === 'Not asked' ? 'faint' : undefined} data-by={fullName(by)}>
                    {says[at]}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Recommends</th>
              {cards.map(({ by, recommendation }) => (
                <td key={by.id} className="evidence-recommendation" data-by={fullName(by)}>
                  <StatePill meaning={meaningOf[recommendation]}>{recommendationLabels[recommendation]}</StatePill>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {comments.length > 0 && (
        <dl className="scorecard-comments">
          {comments.map(({ by, comment }) => (
            <div key={by.id}>
              <dt>{fullName(by)}</dt>
              <dd>{comment}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
