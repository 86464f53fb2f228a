import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { openCategoriesQuery } from '../queries/open-jobs.ts';
import './sections.css';

const expected = 6;

/** The open categories; nothing if they could not be loaded. */
export function OpenCategories() {
  const { data, isPending } = useQuery(openCategoriesQuery);
  if (isPending) {
    return (
      <div className="open-categories" aria-hidden>
        {Array.from({ length: expected }, (_, place) => (
          <div key={place} className="open-category-skeleton">
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <ul className="open-categories" aria-label="Open categories">
      {data.map(({ id, name, label, image, jobsCount }) => (
        <li key={id}>
          <Link to={paths.findJobsOf(name)} kind="plain">
            {image && <img src={image} alt="" width="320" height="240" loading="lazy" decoding="async" />}
            <strong>{label || name.toUpperCase()}</strong>
            <span className="faint numeric">{countOf(jobsCount, 'open job')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
