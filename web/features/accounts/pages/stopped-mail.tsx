import { useQuery } from '@tanstack/react-query';
import type { MailSwitch } from '../../../../shared/contract/notification-mail.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { mailLinkQuery, useSwitchMail } from '../queries/switch-mail.ts';
import { useMailedToken } from '../hooks/use-mailed-token.ts';

const name = 'Email settings';

/**
 * `/account/mail`: the target of a mail's unsubscribe link. It names those mails and turns them off, or on again, when
 * asked to; opening it changes nothing, because mail scanners open links too.
 */
export function StoppedMailPage() {
  const { token } = useMailedToken();
  if (token) return <MailSwitch token={token} />;
  return (
    <AuthLayout title="Stop emails" name={name}>
      <div className="stack">
        <Notice kind="error">
          This link is incomplete. Open it from the email again, or change the email settings in your profile.
        </Notice>
        <AllSettings />
      </div>
    </AuthLayout>
  );
}

function MailSwitch({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({ ...mailLinkQuery(token), retry: false });
  const change = useSwitchMail(token);
  const failure = change.error ?? (data ? null : error);
  return (
    <AuthLayout title={titleOf(data?.on, change.isSuccess)} name={name}>
      <div className="stack">
        {failure && (
          <FailureNotice
            what={`Your email settings could not be ${change.error ? 'changed' : 'read'}`}
            error={failure}
            {...(change.error ? {} : { onRetry: () => void refetch() })}
          />
        )}
        {!data && !error && <SkeletonText lines={2} />}
        {data && (
          <p role="status">
            <strong>{data.label}</strong> {wordsFor(data, change.isSuccess)}
          </p>
        )}
        <div className="cluster">
          {data && (
            <Button
              kind={change.isSuccess || !data.on ? 'secondary' : 'primary'}
              busy={change.isPending}
              onClick={() => change.mutate(!data.on)}
            >
              {buttonFor(data.on, change.isSuccess)}
            </Button>
          )}
          <AllSettings />
        </div>
      </div>
    </AuthLayout>
  );
}

function titleOf(on: boolean | undefined, hasChanged: boolean): string {
  if (on === false) return 'These emails are off';
  return on && hasChanged ? 'These emails are on again' : 'Stop emails';
}

function wordsFor({ what, on }: MailSwitch, hasChanged: boolean): string {
  const isSearch = what === 'job-alerts';
  if (on) return hasChanged ? 'will be emailed to you again.' : 'is emailed to you. Turn these emails off?';
  const rest = isSearch ? 'The search itself stays.' : 'You can still see these notifications in the product.';
  return `${hasChanged ? 'will no longer be' : 'is not'} emailed to you. ${rest}`;
}

function buttonFor(on: boolean, hasChanged: boolean): string {
  if (!on) return hasChanged ? 'Undo' : 'Turn them on';
  return hasChanged ? 'Turn them off again' : 'Turn them off';
}

const AllSettings = () => (
  <ButtonLink to={paths.profile('account')} kind="quiet">
    All email settings
  </ButtonLink>
);
