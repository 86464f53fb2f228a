import { Pencil, Trash2 } from 'lucide-react';
import type { Client } from '../../../../shared/model/client.ts';
import { cityInFull, cityName } from '../../../../shared/rules/city-name.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import type { ListColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { phoneOf } from '../model/client-fields.ts';
import './client-table.css';

const nothing = <span className="faint">–</span>;

/** A client's phone number, in lists of one's own clients and of others'. */
export const phoneColumn: ListColumn<Parameters<typeof phoneOf>[0]> = {
  key: 'phone',
  header: 'Phone',
  width: '146px',
  hideBelow: 1280,
  cell: (client) => phoneOf(client) ?? nothing,
  text: (client) => phoneOf(client) ?? null,
};

export const clientColumns: readonly ListColumn<Client>[] = [
  {
    key: 'company',
    header: 'Company',
    cell: (client) => (
      <>
        {client.companyName}
        <span className="client-row-facts faint">
          {[client.contactPerson, client.city && cityName(client.city)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
    text: ({ companyName }) => companyName,
  },
  {
    key: 'city',
    header: 'City',
    width: '13.5%',
    hideBelow: 992,
    cell: ({ city }) => (city ? cityName(city) : nothing),
    text: ({ city }) => city && cityInFull(city),
  },
  {
    key: 'contact',
    header: 'Contact',
    width: '16.5%',
    hideBelow: 992,
    cell: ({ contactPerson, contactPersonsPosition }) => <span title={contactPersonsPosition}>{contactPerson}</span>,
    text: ({ contactPerson }) => contactPerson,
  },
  {
    key: 'email',
    header: 'Email',
    width: '22%',
    hideBelow: 992,
    cell: ({ email }) => (
      <Link to={`mailto:${email}`} kind="quiet" className="client-above">
        {email}
      </Link>
    ),
    text: ({ email }) => email,
  },
  phoneColumn,
  {
    key: 'jobs',
    header: 'Jobs',
    width: '84px',
    cell: ({ id, jobs }) =>
      jobs > 0 ? (
        <Link to={`${paths.jobs()}?clientId=${id}`} className="client-above">
          {countOf(jobs, 'job')}
        </Link>
      ) : (
        <span className="faint">None</span>
      ),
    text: ({ jobs }) => jobs,
  },
];

interface ClientTableProps {
  clients: readonly Client[];
  onEdit: (client: Client) => void;
  onRemove: (client: Client) => void;
}

/** Clients as rows that open their form. Deleting is offered only for clients without jobs (CLIENT-13, CLIENT-14). */
export function ClientTable({ clients, onEdit, onRemove }: ClientTableProps) {
  return (
    <div className="client-table">
      <Table
        caption="Clients"
        columns={clientColumns}
        rows={clients}
        rowKey={({ id }) => id}
        onOpen={onEdit}
        actions={(client) => (
          <span className="client-actions">
            {client.jobs === 0 && (
              <IconButton label={`Delete ${client.companyName}`} size="small" onClick={() => onRemove(client)}>
                <Trash2 aria-hidden />
              </IconButton>
            )}
            <IconButton label={`Edit ${client.companyName}`} size="small" onClick={() => onEdit(client)}>
              <Pencil aria-hidden />
            </IconButton>
          </span>
        )}
      />
    </div>
  );
}
