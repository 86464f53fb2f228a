import type { Campaign } from '../../../../shared/model/campaign.ts';
import type { ListColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { isoDay } from '../../../ui/text/dates.ts';
import { formatShortDate } from '../../../ui/text/short-dates.ts';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { placeOf, stateOf, titleOf } from '../model/campaign-words.ts';
import { Table } from '../../../ui/tables/table.tsx';

const nothing = <span className="faint">–</span>;

export const campaignColumns: readonly ListColumn<Campaign>[] = [
  { key: 'name', header: 'Name', cell: titleOf, text: titleOf },
  {
    key: 'state',
    header: 'State',
    width: '116px',
    cell: (campaign) => {
      const { word, meaning } = stateOf(campaign, Date.now());
      return <StatePill meaning={meaning}>{word}</StatePill>;
    },
    text: (campaign) => stateOf(campaign, Date.now()).word,
  },
  {
    key: 'place',
    header: 'Place',
    width: '18%',
    hideBelow: 992,
    cell: (campaign) => placeOf(campaign) ?? nothing,
    text: (campaign) => placeOf(campaign) ?? null,
  },
  {
    key: 'skills',
    header: 'Skills',
    width: '22%',
    hideBelow: 992,
    cell: ({ skills }) =>
      skills.length > 0 ? <span className="ui-cell-lines">{skills.map(({ name }) => name).join(', ')}</span> : nothing,
    text: ({ skills }) => skills.map(({ name }) => name).join(', '),
  },
  {
    key: 'created',
    header: 'Created',
    width: '110px',
    hideBelow: 1280,
    cell: ({ createdAt }) => formatShortDate(createdAt),
    text: ({ createdAt }) => isoDay(createdAt),
  },
  {
    key: 'address',
    header: 'Public address',
    width: '22%',
    hideBelow: 768,
    cell: ({ name }) => <span className="ui-cell-lines soft">{paths.findJobsOf(name)}</span>,
    text: ({ name }) => paths.findJobsOf(name),
  },
];

/** Campaigns as rows: the category's name for guests, whether it is public, and what it collects (CAMP-04). */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <Table
      caption="Campaigns"
      columns={campaignColumns}
      rows={campaigns}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.campaign(id)}
    />
  );
}
