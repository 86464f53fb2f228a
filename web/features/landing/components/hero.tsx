import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { countOf } from '../../../ui/money.ts';
import { openCategoriesQuery, openJobsQuery } from '../queries/open-jobs.ts';
import './hero.css';

/** The first screen: what this is, the two ways in, and how many jobs are open (LAND-11, LAND-12, LAND-23). */
export function Hero() {
  const { data: jobs } = useQuery(openJobsQuery);
  const { data: categories } = useQuery(openCategoriesQuery);
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-words">
        <h1 id="hero-title">Good hiring is a conversation. Have it in one place.</h1>
        <p>HireHub brings candidates, recruiters and hiring managers onto the same page: open jobs with the pay in sight, one pipeline everyone can follow, and points for those who bring the hire.</p>
        <div className="hero-actions">
          <ButtonLink to={paths.signUp()} kind="primary" size="large" state={{ isCandidate: true }}>
            Find a job
          </ButtonLink>
          <ButtonLink to={paths.signUp()} size="large">
            Find candidates
          </ButtonLink>
        </div>
        <p className="hero-proof numeric" aria-live="polite">
          {jobs !== undefined && jobs > 0 && (
            <>
              <strong>{countOf(jobs, 'job')}</strong> open right now{categories && categories.length > 0 && ` in ${countOf(categories.length, 'field')}`}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
