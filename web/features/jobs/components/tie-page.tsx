import { GitFork } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import type { PagedList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import './tie-links.css';

const pages = [
  { to: paths.clientsJobs(), title: 'Jobs by client' },
  { to: paths.recruitersClients(), title: 'Clients by recruiter' },
  { to: paths.recruitersJobs(), title: 'Jobs by recruiter' },
] as const;

interface TiePageProps<R> {
  /** The address of this page, one of the three. */
  path: string;
  noun: string;
  lead: string;
  list: PagedList<R>;
  file: ListFile;
  /** What to do when there is nobody to list. */
  empty: { title: string; text: string; action: ReactNode };
  /** A row's name, and what it is tied to. */
  row: (row: R) => { name: ReactNode; ties: ReactNode };
}

/** One of the lists that tie a manager's clients, recruiters and open jobs, with links to the other two (JOB-09). */
export function TiePage<R extends { id: number }>({ path, noun, lead, list, file, empty, row }: TiePageProps<R>) {
  return (
    <ListPage
      title={pages.find(({ to }) => to === path)?.title ?? ''}
      noun={noun}
      list={list}
      file={file}
      lead={lead}
      above={
        <nav className="tie-pages" aria-label="Other lists of open jobs">
          {pages
            .filter(({ to }) => to !== path)
            .map(({ to, title }) => (
              <Link key={to} to={to}>
                {title}
              </Link>
            ))}
        </nav>
      }
      empty={
        <EmptyState icon={<GitFork aria-hidden />} title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      }
    >
      {(rows) => (
        <Card flush>
          <ul className="tie-list">
            {rows.map((one) => {
              const { name, ties } = row(one);
              return (
                <li key={one.id}>
                  <strong>{name}</strong>
                  {ties}
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </ListPage>
  );
}
