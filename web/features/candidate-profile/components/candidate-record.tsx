import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntrySection as Section } from '../../../../shared/constants/candidate-profile.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import type { OpenedPart } from '../model/opened-part.ts';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';
import { useLiveProfile } from '../hooks/use-live-profile.ts';
import { CompletenessCard } from './completeness-card.tsx';
import type { EntryActions } from './entry-section.tsx';
import { OpenedDialog } from './opened-dialog.tsx';
import { RecordSections } from './record-sections.tsx';

interface CandidateRecordProps {
  candidateId: number;
  /** Offers editing where the user may edit. */
  isEditing: boolean;
  /** Shows how complete the profile is, on the candidate's own page. */
  isOwn?: boolean;
}

/** A candidate's record in sections, each saved on its own (CAND-01, CAND-06). */
export function CandidateRecord({ candidateId, isEditing, isOwn = false }: CandidateRecordProps) {
  const { data: profile, error, refetch } = useQuery(candidateProfileQuery(candidateId));
  const [opened, setOpened] = useState<OpenedPart>();
  useLiveProfile(candidateId);
  if (error && !profile) return <LoadFailure title="The profile could not be loaded" query={{ error, refetch }} />;
  if (!profile)
    return ['Work experience', 'Education', 'Licences and certifications', 'Skills'].map((title) => (
      <Card key={title} title={title}>
        <SkeletonText lines={3} />
      </Card>
    ));
  const mayEdit = isEditing && profile.isEditable;
  const actionsOf = (section: Section): EntryActions | undefined =>
    mayEdit
      ? {
          add: () => setOpened({ kind: 'entry', section, id: undefined }),
          edit: (id) => setOpened({ kind: 'entry', section, id }),
          remove: (id) => setOpened({ kind: 'removal', section, id }),
        }
      : undefined;
  return (
    <>
      {isOwn && profile.completeness && <CompletenessCard completeness={profile.completeness} onOpen={setOpened} />}
      {isEditing && !profile.isEditable && (
        <Notice>You edit profiles of candidates you work with on an open job. This one you can read.</Notice>
      )}
      {profile.isAnonymous && <UnknownPerson firstName={profile.candidate.firstName} />}
      <RecordSections
        profile={profile}
        actionsOf={actionsOf}
        onEdit={mayEdit ? (part) => setOpened({ kind: 'info', part }) : undefined}
      />
      {opened && mayEdit && (
        <OpenedDialog
          candidateId={candidateId}
          profile={profile}
          opened={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** Why a recruiter who is not verified does not see who it is, and what they can do (PLUS-38). */
function UnknownPerson({ firstName }: { firstName: string }) {
  return (
    <Notice>
      You see what {firstName} can do, without surname, picture, employers and schools, until you are verified: once a
      manager of a verified company works with you. Propose a job, and you see who it is when {firstName} agrees.
    </Notice>
  );
}
