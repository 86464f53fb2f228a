import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../../../shared/rules/money.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { openCategoriesQuery, openJobsQuery } from '../queries/open-jobs.ts';
import { HeroScene } from './hero-scene.tsx';
import './hero.css';

/** What is open now, as the public list counts it, and the job that came last. */
function Proof() {
  const { data: open } = useQuery(openJobsQuery);
  const { data: categories } = useQuery(openCategoriesQuery);
  if (!open || open.total === 0) return null;
  const { newest } = open;
  return (
    <>
      <p>
        <strong>{countOf(open.total, 'job')}</strong> open right now{categories && categories.length > 0 && ` in ${countOf(categories.length, 'field')}`}
      </p>
      {newest && (
        <p>
          Newest:{' '}
          <Link to={paths.publicJob(newest.id)} kind="plain">
            {newest.city ? `${newest.title}, ${newest.city.name}` : newest.title}
          </Link>
        </p>
      )}
    </>
  );
}

/** The first screen: what this is, the two ways in, and how many jobs are open (LAND-11, LAND-12, LAND-23). */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <HeroScene />
      <div className="hero-words">
        <p className="hero-field">
          <span data-field="any">For candidates, recruiters and hiring managers</span>
          <span data-field="cyber">For people who keep systems safe</span>
          <span data-field="medical">For people who keep people well</span>
        </p>
        <h1 id="hero-title">Good hiring is a conversation. Have it in one place.</h1>
        <p className="hero-lead">Open jobs with the pay in sight, one pipeline that everyone on the job can follow, and points for those who bring the hire.</p>
        <div className="hero-actions">
          <ButtonLink to={paths.signUp()} kind="primary" size="large" state={{ isCandidate: true }}>
            Find a job
          </ButtonLink>
          <ButtonLink to={paths.signUp()} size="large">
            Find candidates
          </ButtonLink>
        </div>
        <div className="hero-proof numeric" aria-live="polite">
          <Proof />
        </div>
      </div>
    </section>
  );
}
