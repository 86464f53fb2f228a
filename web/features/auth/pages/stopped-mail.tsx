import { useEffect, useRef } from 'react';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useSwitchMail } from '../queries/switch-mail.ts';
import { useMailedToken } from '../hooks/use-mailed-token.ts';

/**
 * `/account/mail`: the target of a mail's unsubscribe link. It stops those mails immediately, names them and offers an
 * undo.
 */
export function StoppedMailPage() {
  const { token } = useMailedToken();
  const { mutate, data, error, isPending } = useSwitchMail();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current || !token) return;
    isSent.current = true;
    mutate({ token, on: false });
  }, [token, mutate]);
  const change = (on: boolean) => token && mutate({ token, on });
  return (
    <AuthLayout
      title={data?.on ? 'These emails are on again' : data ? 'These emails are off' : 'Stop emails'}
      name="Email settings"
    >
      <div className="stack">
        {!token && (
          <Notice kind="error">
            This link is incomplete. Open it from the email again, or change the email settings in your profile.
          </Notice>
        )}
        {error && <FailureNotice what="Your email settings could not be changed" error={error} />}
        {token && !data && !error && <SkeletonText lines={2} />}
        {data && (
          <p role="status">
            <strong>{data.label}</strong>{' '}
            {data.on
              ? 'will be emailed to you again.'
              : 'will no longer be emailed to you. You can still see these notifications in the product.'}
          </p>
        )}
        <div className="cluster">
          {data && (
            <Button busy={isPending} onClick={() => change(!data.on)}>
              {data.on ? 'Turn them off again' : 'Undo'}
            </Button>
          )}
          {error && token && (
            <Button busy={isPending} onClick={() => change(false)}>
              Try again
            </Button>
          )}
          <ButtonLink to={paths.profile()} kind="quiet">
            All email settings
          </ButtonLink>
        </div>
      </div>
    </AuthLayout>
  );
}
