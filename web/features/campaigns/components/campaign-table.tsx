import type { Campaign } from '../../../../shared/model/campaign.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { formatShortDate } from '../../../ui/text/dates.ts';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';

const nothing = <span className="faint">–</span>;

function placeOf({ city, proximity }: Campaign): string | undefined {
  if (!city) return undefined;
  return proximity ? `${cityName(city)}, within ${proximity} km` : cityName(city);
}

const columns: Column<Campaign>[] = [
  { key: 'name', header: 'Name', cell: ({ name, label }) => label ?? name },
  {
    key: 'state',
    header: 'State',
    width: '116px',
    cell: ({ isPublic }) =>
      isPublic ? <StatePill meaning="green">Public</StatePill> : <StatePill meaning="neutral">Hidden</StatePill>,
  },
  { key: 'place', header: 'Place', width: '18%', hideBelow: 992, cell: (campaign) => placeOf(campaign) ?? nothing },
  {
    key: 'skills',
    header: 'Skills',
    width: '22%',
    hideBelow: 992,
    cell: ({ skills }) => (skills.length > 0 ? skills.map(({ name }) => name).join(', ') : nothing),
  },
  {
    key: 'created',
    header: 'Created',
    width: '110px',
    hideBelow: 1280,
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
  {
    key: 'address',
    header: 'Public address',
    width: '22%',
    hideBelow: 768,
    cell: ({ name }) => <span className="soft">{paths.findJobsOf(name)}</span>,
  },
];

/** Campaigns as rows: the category's name for guests, whether it is public, and what it collects (CAMP-04). */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  return <Table caption="Campaigns" columns={columns} rows={campaigns} rowKey={({ id }) => id} />;
}
