import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Outcome } from '../../../../shared/constants/dashboard.ts';
import type { PutForwardGroup } from '../../../../shared/model/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { csvPages } from '../../../common/lists/csv-button.tsx';
import { everyPageOf, putForwardQuery, type OfRange } from '../queries/figures.ts';
import { FigureLink } from './figure-link.tsx';
import { PagedCard } from './paged-card.tsx';

const words = {
  skills: {
    title: 'Skills of your candidates’ jobs',
    counts: 'Candidates whom you put forward in this period, once for each skill of the job, and how far they are now.',
    noun: 'skills',
    head: 'Skill',
    nameless: '',
  },
  clients: {
    title: 'Clients of your candidates’ jobs',
    counts: 'Candidates whom you put forward in this period, by the job’s client, and how far they are now.',
    noun: 'clients',
    head: 'Client',
    nameless: 'Without a client',
  },
} as const;

/** How far the candidates are whom the recruiter put forward in the range, by skill or client (DASH-25, DASH-26). */
export function PutForwardGroups({ by, ...scope }: OfRange & { by: 'skills' | 'clients' }) {
  const query = useInfiniteQuery(putForwardQuery(by, scope));
  const { title, counts, noun, head, nameless } = words[by];
  const rowOf = ({ name, candidates, running, hired, rejected }: PutForwardGroup) => [
    name ?? nameless,
    candidates,
    running,
    hired,
    rejected,
  ];
  return (
    <PagedCard
      title={title}
      counts={counts}
      noun={noun}
      none="You put nobody forward in this period."
      query={query}
      csv={{
        name: `candidates-by-${by}`,
        rows: () =>
          csvPages([head, 'Candidates', 'In progress', 'Hired', 'Rejected'], everyPageOf.putForward(by, scope), rowOf),
      }}
    >
      {(row: PutForwardGroup) => (
        <li key={row.id ?? 0}>
          <span className="figure-row listing-title">{row.name ?? nameless}</span>
          <span className="listing-end numeric">
            <FigureLink
              figure="putForward"
              by={narrowingOf(by, row)}
              words={countOf(row.candidates, 'candidate')}
              label={row.name ?? nameless}
            />{' '}
            <span className="faint">
              {outcomesOf(row).map(({ outcome, says }, at) => (
                <Fragment key={outcome}>
                  {at > 0 && ', '}
                  <FigureLink
                    figure="putForward"
                    by={{ ...narrowingOf(by, row), outcome }}
                    words={says}
                    label={row.name ?? nameless}
                  />
                </Fragment>
              ))}
            </span>
          </span>
        </li>
      )}
    </PagedCard>
  );
}

const narrowingOf = (by: 'skills' | 'clients', { id }: PutForwardGroup) =>
  by === 'clients' ? { client: id ?? ('none' as const) } : { skillId: id ?? undefined };

const outcomeWords: Record<Outcome, string> = { hired: 'hired', running: 'in progress', rejected: 'rejected' };

const outcomesOf = (row: PutForwardGroup) =>
  (['hired', 'running', 'rejected'] as const).flatMap((outcome) =>
    row[outcome] > 0 ? [{ outcome, says: `${row[outcome]} ${outcomeWords[outcome]}` }] : [],
  );
