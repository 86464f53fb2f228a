import { BadgeCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { regionsFrom } from '../../../../shared/constants/regions.ts';
import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
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
          countryId={profile.employeeInfo.country?.id ?? null}
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
  /** The candidate’s country, whose states are offered first. */
  countryId: number | null;
  onClose: () => void;
}

function ApproveModal({ candidateId, name, region: former, countryId, onClose }: ApproveModalProps) {
  const [region, setRegion] = useState(former);
  const [error, setError] = useState<string>();
  const approve = useApproveCandidate(candidateId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!region.trim()) return setError('Required');
    approve.mutate(region.trim(), { onSuccess: onClose });
  };
  return (
    <FormModal title={`Approve ${name}?`} onClose={onClose} busy={approve.isPending} submit="Approve" onSubmit={submit}>
      {approve.error && <FailureNotice what="The candidate could not be approved" error={approve.error} />}
      <p className="soft">{name} is notified that you approved the profile.</p>
      <Select
        id="region"
        label="Region"
        help="Where you can place them: a state, or a whole country."
        required
        placeholder="Choose a region"
        options={regionOptions(former, countryId)}
        value={region}
        error={error}
        onChange={({ target }) => {
          setRegion(target.value);
          setError(undefined);
        }}
      />
    </FormModal>
  );
}

/** Every state and country, those of the candidate first; a region that was entered as text before stays. */
function regionOptions(former: string, countryId: number | null) {
  // Georgia is a state and a country.
  const known = [...new Set(regionsFrom(countryId).flatMap(({ country, states }) => [country.name, ...states]))];
  const all = !former || known.includes(former) ? known : [former, ...known];
  return all.map((value) => ({ value, label: value }));
}
