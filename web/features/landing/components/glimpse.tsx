import { pipelineStatusLabels, pipelineStatuses, type PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import type { Pitch } from '../model/copy.ts';
import './glimpse.css';

const ledger = [
  { what: 'Hire: Cloud security engineer', points: 400 },
  { what: 'Hire: Registered nurse, nights', points: 250 },
  { what: 'Redeemed for a gift card', points: -300 },
];
const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

/** A recruiter's points, earned and redeemed. */
function Ledger() {
  return (
    <>
      <div className="glimpse-head">
        <span>Points</span>
        <strong className="numeric">{ledger.reduce((sum, { points }) => sum + points, 0)}</strong>
      </div>
      <ul className="glimpse-rows">
        {ledger.map(({ what, points }) => (
          <li key={what}>
            <span>{what}</span>
            <span className="glimpse-points numeric" data-out={points < 0 || undefined}>
              {signed(points)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const stepNow: PipelineStatus = 'first_interview_scheduled';
const steps: PipelineStatus[] = pipelineStatuses.filter((status) => status !== 'rejected');

/** A candidate's progress through the stages of a job. */
function Steps() {
  const place = steps.indexOf(stepNow);
  return (
    <>
      <div className="glimpse-head">
        <span>Your application</span>
        <strong>
          Step {place + 1} of {steps.length}
        </strong>
      </div>
      <ol className="glimpse-steps">
        {steps.slice(0, 6).map((status, index) => (
          <li key={status} data-state={index < place ? 'done' : index === place ? 'now' : 'next'}>
            {pipelineStatusLabels[status]}
            {index === place && <span>Thursday, 2 PM</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

const columns: { status: PipelineStatus; cards: [name: string, days: number][] }[] = [
  {
    status: 'submitted',
    cards: [
      ['Amara Okafor', 1],
      ['Wei Zhang', 2],
      ['Luis Ortega', 2],
    ],
  },
  {
    status: 'first_interview_scheduled',
    cards: [
      ['Priya Nair', 3],
      ['Tom Becker', 5],
    ],
  },
  { status: 'candidate_selected', cards: [['Hana Sato', 1]] },
];

/** A manager's board of one job. */
function Board() {
  return (
    <>
      <div className="glimpse-head">
        <span>Data engineer, Austin</span>
        <strong>6 candidates</strong>
      </div>
      <div className="glimpse-board">
        {columns.map(({ status, cards }) => (
          <div key={status}>
            <span>{pipelineStatusLabels[status]}</span>
            {cards.map(([name, days]) => (
              <i key={name}>
                <b>{name}</b>
                {countOf(days, 'day')}
              </i>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

const glimpses: Record<Pitch['id'], { label: string; Picture: () => React.JSX.Element }> = {
  recruiters: {
    label: 'An example of a points ledger: two hires earn points, a gift card redeems some.',
    Picture: Ledger,
  },
  candidates: {
    label: 'An example of an application: two steps are done, a first interview is set for Thursday.',
    Picture: Steps,
  },
  managers: { label: 'An example of a board: six candidates in three of the nine steps.', Picture: Board },
};

/** A sample of the product next to the text about it, exposed to assistive technology as one picture. */
export function Glimpse({ of }: { of: Pitch['id'] }) {
  const { label, Picture } = glimpses[of];
  return (
    <div className="glimpse" role="img" aria-label={label}>
      <div className="glimpse-card">
        <Picture />
      </div>
    </div>
  );
}
