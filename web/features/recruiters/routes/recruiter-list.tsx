import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import type { RecruiterRow } from '../../../../shared/model/recruiter.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { useFrameActions } from '../../../app/frame-actions.ts';
import { paths } from '../../../app/paths.ts';
import { avatarAddress, fullName } from '../../../app/person.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { ListLayout } from '../../../ui/layouts.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { OpenInvitations } from '../components/open-invitations.tsx';
import { recruitersQuery } from '../queries/recruiters.ts';
import './recruiter-list.css';

const columns: Column<RecruiterRow>[] = [
  {
    key: 'name',
    header: 'Name',
    width: '40%',
    cell: (recruiter) => (
      <span className="recruiter-name">
        <Avatar name={fullName(recruiter)} src={avatarAddress(recruiter.avatar)} size={28} />
        <span className="truncate">{fullName(recruiter)}</span>
      </span>
    ),
  },
  { key: 'email', header: 'Email', hideBelow: 480, cell: ({ email }) => email },
  { key: 'since', header: 'With you since', width: '160px', hideBelow: 768, cell: ({ since }) => formatDate(since) },
];

/** `/manager/recruiters`: who recruits for the manager, and who was invited; a row leads to the recruiter's page (RECR-01). */
export function Component() {
  const list = useInfiniteQuery(recruitersQuery);
  const { inviteRecruiters } = useFrameActions();
  const recruiters = rowsOf(list.data);
  const total = totalOf(list.data);
  const inviteButton = (
    <Button kind="primary" icon={<UserPlus aria-hidden />} onClick={inviteRecruiters}>
      Invite recruiters
    </Button>
  );
  return (
    <ListLayout head={<PageHead title="Recruiters" count={list.data && formatCount(total)} actions={inviteButton} />}>
      <PageTitle>Recruiters</PageTitle>
      <OpenInvitations />
      {list.isPending && (
        <Card flush>
          <SkeletonRows withAvatar />
        </Card>
      )}
      {list.isError && !list.data && <ErrorState title="The recruiters could not be loaded" message={failureMessage(list.error)} onRetry={() => void list.refetch()} />}
      {list.data && recruiters.length === 0 && (
        <EmptyState icon={<Users aria-hidden />} title="No recruiter works with you yet" action={inviteButton}>
          Recruiters find candidates for your jobs and earn their points. Those you invite appear here once they accept.
        </EmptyState>
      )}
      {recruiters.length > 0 && (
        <>
          <Table caption="Recruiters" columns={columns} rows={recruiters} rowKey={({ id }) => id} rowHref={({ id }) => paths.managerRecruiter(id)} />
          <MoreRows
            shown={recruiters.length}
            total={total}
            noun="recruiters"
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </ListLayout>
  );
}
