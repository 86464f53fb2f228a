import { Mail } from 'lucide-react';
import type { SamePeople } from '../../../../shared/model/candidate-merge.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { useInviteAdded } from '../queries/candidate-merges.ts';

interface CameByFileProps extends Pick<SamePeople, 'id' | 'isInvited'> {
  name: string;
  source: NonNullable<SamePeople['source']>;
}

/** From which file somebody came, and inviting them, which the file did not. */
export function CameByFile({ id, name, source, isInvited }: CameByFileProps) {
  const invite = useInviteAdded(id);
  const send = () =>
    invite.mutate(undefined, { onSuccess: () => showToast({ title: `${name} was invited to claim the profile.` }) });
  return (
    <>
      {invite.error && <FailureNotice what="The invitation was not sent" error={invite.error} onRetry={send} />}
      <Notice
        action={
          !isInvited && (
            <Button size="small" icon={<Mail aria-hidden />} busy={invite.isPending} onClick={send}>
              {`Invite ${name}`}
            </Button>
          )
        }
      >
        {`Imported from ${source.fileName}, row ${source.row}.${isInvited ? '' : ' Nobody has mailed this person yet.'}`}
      </Notice>
    </>
  );
}
