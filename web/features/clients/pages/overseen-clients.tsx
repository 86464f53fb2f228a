import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { OverseenClient } from '../../../../shared/model/client.ts';
import { cityInFull, cityName } from '../../../../shared/rules/city-name.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { rowsOf } from '../../../api/paging.ts';
import { listFile, type ListColumn } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { phoneColumn } from '../components/client-table.tsx';
import { overseenClientsQuery } from '../queries/clients.ts';

const nothing = <span className="faint">–</span>;

const columns: readonly ListColumn<OverseenClient>[] = [
  {
    key: 'company',
    header: 'Company',
    cell: (client) => (
      <>
        {client.companyName}
        <span className="client-row-facts faint">
          {[fullName(client.manager), client.city && cityName(client.city)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
    text: ({ companyName }) => companyName,
  },
  {
    key: 'manager',
    header: 'Manager',
    width: '17%',
    hideBelow: 992,
    cell: ({ manager }) => (
      <Link to={paths.superManager(manager.id)} kind="quiet" className="client-above">
        {fullName(manager)}
      </Link>
    ),
    text: ({ manager }) => fullName(manager),
  },
  {
    key: 'city',
    header: 'City',
    width: '14%',
    hideBelow: 992,
    cell: ({ city }) => (city ? cityName(city) : nothing),
    text: ({ city }) => city && cityInFull(city),
  },
  {
    key: 'contact',
    header: 'Contact',
    width: '16%',
    hideBelow: 768,
    cell: ({ contactPerson, contactPersonsPosition }) => (
      <span className="ui-cell-lines" title={contactPersonsPosition}>
        {contactPerson}
      </span>
    ),
    text: ({ contactPerson }) => contactPerson,
  },
  phoneColumn,
  {
    key: 'jobs',
    header: 'Jobs',
    width: '84px',
    cell: ({ jobs }) => (jobs > 0 ? countOf(jobs, 'job') : <span className="faint">None</span>),
    text: ({ jobs }) => jobs,
  },
];

/** `/clients` of the super manager: the clients of the managers who work with them, to read (SHELL-45, DEC-27). */
export function OverseenClientsPage() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('managerId'));
  const managerId = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const list = useInfiniteQuery(overseenClientsQuery(managerId));
  const manager = rowsOf(list.data).at(0)?.manager;
  const showAll = () => setSearch({}, { replace: true });
  return (
    <ListPage
      title="Clients"
      lead="The clients of the managers who work with you. Only their managers change them."
      noun="clients"
      list={list}
      file={listFile(overseenClientsQuery(managerId), columns)}
      filters={
        managerId && (
          <FilterBar
            active={[
              {
                key: 'manager',
                label: manager ? `Manager: ${fullName(manager)}` : 'One manager',
                onRemove: showAll,
              },
            ]}
          />
        )
      }
      empty={
        <EmptyState
          icon={<Building2 aria-hidden />}
          title={managerId ? 'This manager has no clients for you to see' : 'No clients yet'}
          action={
            <ButtonLink kind="primary" to={paths.superManagers()}>
              See managers
            </ButtonLink>
          }
        >
          You see the clients of managers who accepted your request to work together.
        </EmptyState>
      }
    >
      {(clients) => (
        <div className="client-table">
          <Table
            caption="Clients"
            columns={columns}
            rows={clients}
            rowKey={({ id }) => id}
            rowHref={({ id, jobs }) => (jobs > 0 ? `${paths.clientsJobs()}?clientId=${id}` : undefined)}
          />
        </div>
      )}
    </ListPage>
  );
}
