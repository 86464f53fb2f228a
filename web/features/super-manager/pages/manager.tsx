import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { jobStatuses, jobStatusLabels, openStatus } from '../../../../shared/constants/job.ts';
import type { ManagerProfile } from '../../../../shared/model/collaboration.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { formatPhone } from '../../../../shared/rules/phone-format.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { managerQuery, useAskAgain, useAskManagers, useDeclineCollaboration } from '../queries/managers.ts';
import { useLiveCollaboration } from '../hooks/use-live-collaboration.ts';

/** `/super_manager/managers/{id}`: a manager as oversight sees them, and the request to work together (SUPER-03, ERR-01). */
export function ManagerPage() {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({ ...managerQuery(id), enabled: isId });
  useLiveCollaboration();
  if (!isId || isNoAccess(error))
    return <NoAccess what="manager" backTo={paths.superManagers()} backLabel="Managers" />;
  if (error && !data) return <LoadFailure title="This manager could not be loaded" query={{ error, refetch }} />;
  if (!data)
    return (
      <RecordLayout head={<PageTitle>Manager</PageTitle>} facts={<SkeletonText lines={6} />}>
        <SkeletonText lines={6} />
      </RecordLayout>
    );
  return <Manager manager={data} />;
}

function Manager({ manager }: { manager: ManagerProfile }) {
  const { request, cityId } = manager;
  const name = fullName(manager);
  const { data: city } = useQuery(cityQuery(cityId));
  const changes = useRequestChanges();
  return (
    <RecordLayout
      head={
        <PageHead
          title={name}
          back={{ to: paths.superManagers(), label: 'Managers' }}
          avatar={<Avatar name={name} src={avatarAddress(manager.avatar)} size={64} />}
          state={
            request && (
              <StatePill meaning={request.isAccepted ? 'green' : 'amber'}>
                {request.isAccepted ? 'Works with you' : 'Asked'}
              </StatePill>
            )
          }
          lead={city ? cityName(city) : undefined}
          actions={<RequestActions manager={manager} changes={changes} />}
        />
      }
      facts={<Contact manager={manager} />}
    >
      <PageTitle>{name}</PageTitle>
      {changes.failure && <FailureNotice what="The request could not be changed" error={changes.failure} />}
      <JobsAndClients manager={manager} />
    </RecordLayout>
  );
}

function useRequestChanges() {
  const [ask, again, decline] = [useAskManagers(), useAskAgain(), useDeclineCollaboration()];
  return {
    ask,
    again,
    decline,
    isBusy: ask.isPending || again.isPending || decline.isPending,
    failure: ask.error ?? again.error ?? decline.error,
  };
}

interface RequestActionsProps {
  manager: ManagerProfile;
  changes: ReturnType<typeof useRequestChanges>;
}

function RequestActions({ manager: { id, request }, changes: { ask, again, decline, isBusy } }: RequestActionsProps) {
  return request ? (
    <>
      {!request.isAccepted && (
        <Button disabled={isBusy} onClick={() => again.mutate(request.id)}>
          Ask again
        </Button>
      )}
      <Button kind="quiet" disabled={isBusy} onClick={() => decline.mutate(id)}>
        {request.isAccepted ? 'Stop working together' : 'Take the request back'}
      </Button>
    </>
  ) : (
    <Button kind="primary" busy={ask.isPending} onClick={() => ask.mutate([id])}>
      Ask to work together
    </Button>
  );
}

function Contact({ manager: { email, phone, phonePrefix, memberSince, request } }: { manager: ManagerProfile }) {
  return (
    <Card title="Contact">
      <Facts
        facts={[
          { label: 'Email', value: <Link to={`mailto:${email}`}>{email}</Link> },
          {
            label: 'Phone',
            value: phone && `${phonePrefix ?? ''} ${formatPhone(phone, phonePrefix ?? '')}`.trim(),
          },
          { label: 'Member since', value: formatDate(memberSince) },
          { label: 'Asked', value: request && <RelativeTime at={request.resentAt ?? request.sentAt} /> },
        ]}
      />
    </Card>
  );
}

function JobsAndClients({ manager: { id, firstName, jobs, clients } }: { manager: ManagerProfile }) {
  const shown = jobStatuses.filter((status) => status !== 'draft');
  return (
    <>
      <Card title="Jobs">
        <Facts
          facts={shown.map((status) => ({
            label: jobStatusLabels[status],
            value:
              jobs[status] > 0 ? (
                <Link to={`${paths.jobs()}?managerId=${id}${status === openStatus ? '' : `&status=${status}`}`}>
                  {countOf(jobs[status], 'job')}
                </Link>
              ) : (
                'None'
              ),
          }))}
        />
      </Card>
      <Card title="Clients">
        {clients === null ? (
          <p className="soft">Shown once {firstName} works with you.</p>
        ) : (
          <p>
            {clients > 0 ? (
              <Link to={`${paths.clients()}?managerId=${id}`}>{countOf(clients, 'client')}</Link>
            ) : (
              `${firstName} has no clients yet.`
            )}
          </p>
        )}
      </Card>
    </>
  );
}
