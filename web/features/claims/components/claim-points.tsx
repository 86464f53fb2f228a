import type { Role } from '../../../../shared/constants/roles.ts';
import type { ClaimEvidence } from '../../../../shared/model/claim-evidence.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';

type Bounty = NonNullable<ClaimEvidence['bounty']>;

/** Where the points of the hire are, and while that is in question, who decides and what follows from either outcome. */
export function ClaimPoints({ bounty, reader }: { bounty: Bounty; reader: Role }) {
  const { state, leaving } = bounty;
  const isOpen = leaving !== null && !leaving.decision && state === 'held';
  return (
    <Card title="Points of the hire">
      <div className="stack">
        <p>{isOpen ? whoDecides(leaving, reader) : whereNow(bounty)}</p>
        {isOpen && (
          <ul className="stack">
            <li>
              If the hiring manager is right: {countOf(bounty.points, 'point')} return, and nobody earns them for this
              hire.
            </li>
            <li>
              If the recruiter is right: the recruiter keeps {countOf(bounty.points, 'point')}
              {bounty.heldUntil ? `, to redeem once the guarantee has ended on ${formatDate(bounty.heldUntil)}` : ''}.
            </li>
          </ul>
        )}
        {isOpen && reader === 'recruiter' && !leaving.contest && (
          <p>
            You reply under <Link to={paths.points()}>Points</Link>.
          </p>
        )}
      </div>
    </Card>
  );
}

function whereNow({ state, points, heldUntil, leaving }: Bounty): string {
  const worth = countOf(points, 'point');
  if (state === 'returned') return `${worth} returned: nobody earned them for this hire.`;
  const kept = leaving?.decision ? 'It was decided that the recruiter keeps them. ' : '';
  if (state === 'available') return `${kept}${worth} are the recruiter’s to redeem.`;
  return heldUntil
    ? `${kept}${worth} are held until the guarantee ends on ${formatDate(heldUntil)}.`
    : `${kept}${worth} are held.`;
}

function whoDecides({ about, contest, contestUntil }: NonNullable<Bounty['leaving']>, reader: Role): string {
  const question = about
    ? 'The hiring manager says that the recruiter did not earn the points.'
    : `The hiring manager says that ${reader === 'candidate' ? 'you' : 'the hired person'} left within the guarantee.`;
  const until = formatDate(contestUntil);
  const arbiter = 'A Super Hire manager who works with the hiring manager, or else HireHub, decides';
  if (contest) return `${question} The recruiter contests it. ${arbiter}, for good.`;
  return about
    ? `${question} The recruiter can reply until ${until}. ${arbiter}, for good.`
    : `${question} The recruiter can contest it until ${until}; otherwise the points return on that day.`;
}
