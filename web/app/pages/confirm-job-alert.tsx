import { useQuery } from '@tanstack/react-query';
import { jobAlertFrequencyLabels } from '../../../shared/constants/job-alert.ts';
import type { AskedJobAlert } from '../../../shared/model/job-alert.ts';
import { FailureNotice } from '../../common/forms/failure-notice.tsx';
import { paths } from '../../common/navigation/paths.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { useMailedToken } from '../../features/accounts/hooks/use-mailed-token.ts';
import { askedJobAlertQuery, useConfirmJobAlert } from '../../features/job-alerts/queries/job-alerts.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';

const name = 'Confirm job alert';

/**
 * `/job-alerts/confirm`: the target of the link that is mailed to whoever asks for new jobs without an account. Opening
 * it changes nothing, because mail scanners open links too; the button does.
 */
export function ConfirmJobAlertPage() {
  const { token } = useMailedToken();
  if (token) return <Asked token={token} />;
  return (
    <AuthLayout title="Confirm your job alert" name={name}>
      <div className="stack">
        <Notice kind="error">This link is incomplete. Open it from the email again, or save the search again.</Notice>
        <FindJobs />
      </div>
    </AuthLayout>
  );
}

function Asked({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({ ...askedJobAlertQuery(token), retry: false });
  const confirm = useConfirmJobAlert();
  if (confirm.data) return <Confirmed asked={confirm.data} />;
  return (
    <AuthLayout title="Confirm your job alert" name={name}>
      <div className="stack">
        {confirm.error && <FailureNotice what="The job alert could not be confirmed" error={confirm.error} />}
        {error && !data && (
          <FailureNotice what="The job alert could not be read" error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <SkeletonText lines={2} />}
        {data && (
          <p>
            New jobs for <strong>{data.name}</strong>, {jobAlertFrequencyLabels[data.alert].toLowerCase()}, by mail to{' '}
            <strong>{data.email}</strong>.
          </p>
        )}
        <div className="cluster">
          {data && (
            <Button kind="primary" busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
              Mail me new jobs
            </Button>
          )}
          <FindJobs />
        </div>
      </div>
    </AuthLayout>
  );
}

function Confirmed({ asked }: { asked: AskedJobAlert }) {
  return (
    <AuthLayout title="Your job alert is on" name={name}>
      <div className="stack">
        <p role="status">
          New jobs for <strong>{asked.name}</strong> are mailed to <strong>{asked.email}</strong>. Each mail has a link
          that stops it.
        </p>
        <FindJobs />
      </div>
    </AuthLayout>
  );
}

const FindJobs = () => (
  <ButtonLink to={paths.findJobs()} kind="quiet">
    Find jobs
  </ButtonLink>
);
