import { useQuery } from '@tanstack/react-query';
import type { EmailChange } from '../../../../shared/model/email-change.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { emailChangeQuery, useCancelEmailChange } from '../queries/email-change.ts';
import { EmailForm } from './email-form.tsx';

/** The address of the account, and its change to another one, which both addresses confirm. */
export function EmailSection({ account }: { account: Account }) {
  const { data: change, error, refetch } = useQuery(emailChangeQuery);
  return (
    <Card title="Email">
      <div className="stack">
        <p>
          You log in with <strong>{account.email}</strong>.
        </p>
        {change === undefined &&
          (error ? (
            <LoadFailure title="Your email settings could not be loaded" query={{ error, refetch }} />
          ) : (
            <SkeletonText lines={3} />
          ))}
        {change === null && <EmailForm />}
        {change && <WaitingChange change={change} email={account.email} />}
      </div>
    </Card>
  );
}

function WaitingChange({ change: { to, until, confirmed }, email }: { change: EmailChange; email: string }) {
  const cancel = useCancelEmailChange();
  const missing = [confirmed.includes('former') ? [] : email, confirmed.includes('new') ? [] : to].flat();
  return (
    <>
      <Notice
        action={
          <Button size="small" kind="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Stop the change
          </Button>
        }
      >
        Your account moves to <strong>{to}</strong> once you have pressed the link in the mail to{' '}
        {missing.join(' and ')}. The links work until {formatDate(until)}; look in the spam folder, too.
      </Notice>
      {cancel.isError && <FailureNotice what="The change could not be stopped" error={cancel.error} />}
    </>
  );
}
