import type { Account } from '../../../../shared/model/person.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useRequestSuperManager } from '../queries/profile.ts';

/** Lets a hiring manager request to oversee other managers; an operator decides (PROF-15, PERM-27). */
export function SuperManagerRequest({ account }: { account: Account }) {
  const request = useRequestSuperManager();
  const isPending = account.superManagerRequestPending || request.isSuccess;
  return (
    <div className="stack">
      <p className="soft">
        A Super Hire manager oversees other managers, their jobs, clients and candidates. An operator reviews every
        request.
      </p>
      {request.isError && <FailureNotice what="Your request could not be sent" error={request.error} />}
      {isPending && (
        <Notice kind="info">
          Your request is being reviewed. The decision appears here and in your notifications.
        </Notice>
      )}
      <div>
        <Button
          busy={request.isPending}
          disabledReason={isPending && 'You have already sent a request'}
          onClick={() => request.mutate()}
        >
          Request to become a Super Hire manager
        </Button>
      </div>
    </div>
  );
}
