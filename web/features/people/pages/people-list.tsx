import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { roleLabels, type Role } from '../../../../shared/constants/roles.ts';
import type { NearPerson } from '../../../../shared/model/people.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { ListCsv, shownFile, type ListColumn } from '../../../common/lists/list-file.tsx';
import { paths, personPath } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { circleQuery } from '../queries/people.ts';

interface Kind {
  title: string;
  /** The kind of people listed. */
  roles: readonly Role[];
  emptyTitle: string;
  empty: string;
}

const managers: Kind = {
  title: 'Managers',
  roles: ['manager', 'super_manager'],
  emptyTitle: 'No managers yet',
  empty: 'The managers you work with are listed here, with their contact details.',
};
const recruiters: Kind = {
  title: 'Recruiters',
  roles: ['recruiter'],
  emptyTitle: 'No colleagues yet',
  empty: 'Recruiters who work for the same managers as you are listed here.',
};

const columns: readonly ListColumn<NearPerson>[] = [
  {
    key: 'name',
    header: 'Name',
    width: '60%',
    cell: (person) => (
      <span className="cluster">
        <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={28} />
        <span className="truncate">{fullName(person)}</span>
      </span>
    ),
    text: fullName,
  },
  {
    key: 'role',
    header: 'Role',
    hideBelow: 480,
    cell: ({ role }) => roleLabels[role],
    text: ({ role }) => roleLabels[role],
  },
];

/**
 * `/recruiter/managers` and `/recruiter/recruiters`: the people around the user of the kind that the address names, each
 * with a page (DEC-33); `above` comes before them in every state.
 */
export function PeopleListPage({ above }: { above?: ReactNode }) {
  const { role } = useAccount();
  const kind = useLocation().pathname === paths.recruiterRecruiters() ? recruiters : managers;
  const { data, error, isPending, refetch } = useQuery(circleQuery);
  const people = (data?.people ?? []).filter((person) => kind.roles.includes(person.role));
  return (
    <ListLayout
      head={
        <PageHead
          title={kind.title}
          count={data && people.length}
          actions={
            people.length > 0 && <ListCsv title={kind.title} file={shownFile(people, columns)} total={people.length} />
          }
        />
      }
    >
      <PageTitle>{kind.title}</PageTitle>
      {above}
      {isPending && (
        <Card flush>
          <SkeletonRows withAvatar />
        </Card>
      )}
      {error && !data && <LoadFailure title="The people could not be loaded" query={{ error, refetch }} />}
      {data && people.length === 0 && (
        <EmptyState
          icon={<Users aria-hidden />}
          title={kind.emptyTitle}
          action={role === 'recruiter' && kind === managers && <ButtonLink to={paths.market()}>Find work</ButtonLink>}
        >
          {kind.empty}
        </EmptyState>
      )}
      {people.length > 0 && (
        <Table
          caption={kind.title}
          columns={columns}
          rows={people}
          rowKey={({ id }) => id}
          rowHref={(person) => personPath(role, person) ?? paths.dashboard()}
        />
      )}
    </ListLayout>
  );
}
