import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntrySection as Section } from '../../../../shared/constants/candidate-profile.ts';
import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import type { OpenedPart } from '../model/opened-part.ts';
import { certificationTime, educationYears, experienceTime } from '../model/profile-words.ts';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';
import { useLiveProfile } from '../hooks/use-live-profile.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { EntrySection, type EntryActions, type EntryWords } from './entry-section.tsx';
import { InfoSections } from './info-sections.tsx';
import { OpenedDialog } from './opened-dialog.tsx';

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
  if (error && !profile)
    return (
      <ErrorState
        title="The profile could not be loaded"
        message={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!profile)
    return ['Work experience', 'Education', 'Certifications', 'Skills'].map((title) => (
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
      <EntrySection
        title="Work experience"
        noun="work experience"
        entries={experienceWords(profile)}
        empty="No work experience yet."
        actions={actionsOf('workExperiences')}
      />
      {!profile.isAnonymous && (
        <>
          <EntrySection
            title="Education"
            noun="education"
            entries={educationWords(profile)}
            empty="No education yet."
            actions={actionsOf('educations')}
          />
          <EntrySection
            title="Certifications"
            noun="certification"
            entries={certificationWords(profile)}
            empty="No certifications yet."
            actions={actionsOf('certifications')}
          />
        </>
      )}
      <InfoSections
        info={profile.employeeInfo}
        isAnonymous={profile.isAnonymous}
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

const line = (...parts: string[]) => parts.filter(Boolean).join(' · ');

function experienceWords({ workExperiences }: CandidateProfile): EntryWords[] {
  return workExperiences.map((one) => ({
    id: one.id,
    title: one.title,
    detail: line(one.company, one.location),
    time: experienceTime(one),
  }));
}

function educationWords({ educations }: CandidateProfile): EntryWords[] {
  return educations.map((one) => ({
    id: one.id,
    title: one.school,
    detail: line(one.degree, one.study),
    time: educationYears(one),
  }));
}

function certificationWords({ certifications }: CandidateProfile): EntryWords[] {
  return certifications.map((one) => ({
    id: one.id,
    title: one.name,
    detail: (
      <>
        {line(one.issueOrg, one.credentialId)}
        {one.credentialUrl && (
          <>
            {(one.issueOrg || one.credentialId) && ' · '}
            <Link to={one.credentialUrl} target="_blank" rel="noopener noreferrer nofollow">
              Credential<span className="visually-hidden"> of {one.name}</span>
            </Link>
          </>
        )}
      </>
    ),
    time: certificationTime(one),
  }));
}
