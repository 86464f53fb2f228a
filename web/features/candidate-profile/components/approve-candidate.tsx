import { BadgeCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useApproveCandidate } from '../queries/candidate-profile.ts';

/** Approves a candidate for a region, or says for which one the recruiter has (CAND-31); nothing for other roles. */
export function ApproveCandidate({ profile }: { profile: CandidateProfile }) {
  const [isOpen, setOpen] = useState(false);
  const { approval, isApprovable, candidate } = profile;
  if (!isApprovable) return null;
  return (
    <>
      <Button icon={<BadgeCheck aria-hidden />} onClick={() => setOpen(true)}>
        {approval ? `Approved for ${approval.region}` : 'Approve'}
      </Button>
      {isOpen && (
        <ApproveModal
          candidateId={candidate.id}
          name={candidate.firstName}
          region={approval?.region ?? profile.employeeInfo.state?.name ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ApproveModalProps {
  candidateId: number;
  name: string;
  region: string;
  onClose: () => void;
}

function ApproveModal({ candidateId, name, region: former, onClose }: ApproveModalProps) {
  const [region, setRegion] = useState(former);
  const [error, setError] = useState<string>();
  const approve = useApproveCandidate(candidateId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!region.trim()) return setError('Required');
    approve.mutate(region.trim(), { onSuccess: onClose });
  };
  return (
    <Modal
      title={`Approve ${name}?`}
      onClose={onClose}
      busy={approve.isPending}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form="approve-candidate" busy={approve.isPending}>
            Approve
          </Button>
        </>
      }
    >
      <form id="approve-candidate" className="stack" onSubmit={submit} noValidate>
        {approve.error && <FailureNotice what="The candidate could not be approved" error={approve.error} />}
        <p className="soft">{name} is notified that you approved the profile.</p>
        <TextInput
          id="region"
          label="Region"
          help="Where you can place them, such as a state."
          required
          maxLength={80}
          value={region}
          error={error}
          onChange={({ target }) => {
            setRegion(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Modal>
  );
}
