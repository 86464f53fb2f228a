import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { OwnInterview } from '../../../../shared/model/interviewing.ts';
import { momentIn } from '../../../../shared/rules/zone-words.ts';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { type ListColumn, listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { useLiveBoard } from '../hooks/use-live-board.ts';
import { ownInterviewsQuery } from '../queries/interviewing.ts';

const isDone = ({ interviews }: OwnInterview) => interviews.every(({ ownTurn }) => ownTurn === 'done');
const scored = (row: OwnInterview) => (isDone(row) ? 'Scored' : 'To score');
const titles = ({ interviews }: OwnInterview) => interviews.map(({ title }) => title).join(', ');
const dateIn =
  (zone: string) =>
  ({ interviewAt }: OwnInterview) =>
    interviewAt ? momentIn(interviewAt, zone) : 'No date';

const columnsIn = (zone: string): readonly ListColumn<OwnInterview>[] => [
  {
    key: 'candidate',
    header: 'Candidate',
    cell: ({ candidate }) => fullName(candidate),
    text: ({ candidate }) => fullName(candidate),
  },
  {
    key: 'scorecard',
    header: 'Your scorecard',
    width: '136px',
    cell: (row) => <StatePill meaning={isDone(row) ? 'green' : 'amber'}>{scored(row)}</StatePill>,
    text: scored,
  },
  { key: 'date', header: 'Interview', width: '26%', hideBelow: 768, cell: dateIn(zone), text: dateIn(zone) },
  {
    key: 'interviews',
    header: 'You hold',
    width: '28%',
    hideBelow: 768,
    cell: (row) => <span className="ui-cell-lines">{titles(row)}</span>,
    text: titles,
  },
];

/** `/jobs/{jobId}/interviews`: whom the user interviews for a job, and whom they have still to score (PLUS-54). */
export function OwnInterviewsPage() {
  const jobId = Number(useParams().jobId);
  const query = ownInterviewsQuery(jobId);
  const columns = columnsIn(zoneOf(useAccount()));
  const list = useInfiniteQuery(query);
  useLiveBoard(jobId, 'ownInterviews');
  return (
    <ListPage
      title="Your interviews"
      noun="interviews"
      list={list}
      file={listFile(query, columns)}
      lead={list.data?.pages[0]?.data[0]?.job.title}
      empty={
        <EmptyState icon={<CalendarCheck aria-hidden />} title="Nobody has come to your interviews yet">
          Candidates appear here once they come to an interview that you hold.
        </EmptyState>
      }
    >
      {(rows) => (
        <Table
          caption="Your interviews"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.scorecards(jobId, id)}
        />
      )}
    </ListPage>
  );
}
