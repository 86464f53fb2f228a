import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { openCategoriesQuery, openJobsQuery } from '../queries/open-jobs.ts';
import { HeroScene } from './hero-scene.tsx';
import { HeroSearch } from './hero-search.tsx';
import { NewestJobs } from './newest-jobs.tsx';
import './hero.css';

/** The number of open jobs, as the public list counts them, and the newest one. */
function Proof() {
  const { data: open } = useQuery(openJobsQuery);
  const { data: categories } = useQuery(openCategoriesQuery);
  if (!open || open.total === 0) return null;
  const [newest] = open.newest;
  return (
    <>
      <p>
        <strong>{countOf(open.total, 'job')}</strong> open right now
        {categories && categories.length > 0 && ` in ${countOf(categories.length, 'field')}`}
      </p>
      {newest && (
        <p className="hero-latest">
          Newest:{' '}
          <Link to={paths.publicJob(newest.id)} kind="plain">
            <bdi>{newest.title}</bdi>
            {newest.city && `, ${newest.city.name}`}
          </Link>
        </p>
      )}
    </>
  );
}

/**
 * The first screen: what the product is, a search of all jobs, the two ways in, and what is open now (LAND-11, LAND-12,
 * LAND-23).
 */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <HeroScene />
      <div className="hero-measure">
        <div className="hero-words">
          <p className="hero-field">
            <span data-field="any">For candidates, recruiters and hiring managers</span>
            <span data-field="cyber">For people who keep systems safe</span>
            <span data-field="medical">For people who keep people well</span>
          </p>
          <h1 id="hero-title">
            Good hiring is a conversation. <span>Have it in one place.</span>
          </h1>
          <p className="hero-lead">
            Open jobs with the pay that employers state, one pipeline that everyone on the job can follow, and points
            for the recruiter who brings the hire.
          </p>
          <HeroSearch />
          <div className="hero-actions">
            <ButtonLink to={paths.signUp()} size="large" state={{ isCandidate: true }}>
              Find a job
            </ButtonLink>
            <ButtonLink to={paths.signUp()} size="large">
              Find candidates
            </ButtonLink>
            <ButtonLink to={paths.signUp()} size="large" state={{ isCandidate: false }}>
              Post a job
            </ButtonLink>
          </div>
          <div className="hero-proof numeric" aria-live="polite">
            <Proof />
          </div>
        </div>
        <NewestJobs />
      </div>
    </section>
  );
}
