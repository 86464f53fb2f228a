import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { countOf } from '../../../ui/money.ts';
import { openCategoriesQuery } from '../queries/open-jobs.ts';
import './sections.css';

/** The open categories as they are now; nothing stands here when none can be told. */
export function OpenCategories() {
  const { data } = useQuery(openCategoriesQuery);
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
