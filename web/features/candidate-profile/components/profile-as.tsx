import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { viewpointLabels, viewpoints, type Viewpoint } from '../../../../shared/constants/candidate-profile.ts';
import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { fullName } from '../../../common/people/person.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Facts } from '../../../ui/layouts/card.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { profileAsQuery } from '../queries/hiding.ts';
import { RecordSections } from './record-sections.tsx';

interface ProfileAsProps {
  candidateId: number;
  onClose: () => void;
}

/** The candidate's own profile as others see it; the server decides by the table by which they really see it (PLUS-38). */
export function ProfileAs({ candidateId, onClose }: ProfileAsProps) {
  const [viewpoint, setViewpoint] = useState<Viewpoint>('verified_recruiter');
  const { data: profile, error, refetch } = useQuery(profileAsQuery(candidateId, viewpoint));
  return (
    <Modal title="Your profile as others see it" size="large" onClose={onClose}>
      <div className="stack">
        <Select
          label="As seen by"
          options={viewpoints.map((value) => ({ value, label: viewpointLabels[value] }))}
          value={viewpoint}
          onChange={({ target }) => setViewpoint(viewpoints.find((one) => one === target.value) ?? viewpoint)}
        />
        {error && profile === undefined && (
          <LoadFailure title="The profile could not be loaded" query={{ error, refetch }} />
        )}
        {profile === undefined && !error && <SkeletonText lines={5} />}
        {profile === null && (
          <EmptyState title="They see nothing of you">
            No list, search or page of theirs says that you are here.
          </EmptyState>
        )}
        {profile && <Seen profile={profile} />}
      </div>
    </Modal>
  );
}

function Seen({ profile }: { profile: CandidateProfile }) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Name', value: fullName(profile.candidate) },
          { label: 'Picture', value: profile.candidate.avatar ? 'Shown' : 'Not shown' },
          { label: 'Resume', value: profile.resume ? profile.resume.filename : 'Not shown' },
        ]}
      />
      <RecordSections profile={profile} />
    </>
  );
}
