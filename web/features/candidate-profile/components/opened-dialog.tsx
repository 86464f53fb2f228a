import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import type { OpenedPart } from '../model/opened-part.ts';
import { CertificationDialog } from './certification-dialog.tsx';
import { EducationDialog } from './education-dialog.tsx';
import { ExperienceDialog } from './experience-dialog.tsx';
import { InfoDialog } from './info-dialog.tsx';
import { RemoveEntryModal } from './remove-entry-modal.tsx';

interface OpenedDialogProps {
  candidateId: number;
  profile: CandidateProfile;
  opened: OpenedPart;
  onClose: () => void;
}

const byId = <E extends { id: number }>(entries: readonly E[], id: number | undefined) =>
  entries.find((entry) => entry.id === id);

/** The dialog that is open over a profile, on what is stored now. */
export function OpenedDialog({ candidateId, profile, opened, onClose }: OpenedDialogProps) {
  if (opened.kind === 'info')
    return <InfoDialog candidateId={candidateId} info={profile.employeeInfo} part={opened.part} onClose={onClose} />;
  const { section, id } = opened;
  if (opened.kind === 'removal')
    return (
      <RemoveEntryModal
        candidateId={candidateId}
        section={section}
        id={opened.id}
        title={titleOf(profile, opened) ?? 'it'}
        onClose={onClose}
      />
    );
  const common = { candidateId, id, onClose };
  if (section === 'educations') return <EducationDialog {...common} entry={byId(profile.educations, id)} />;
  if (section === 'certifications') return <CertificationDialog {...common} entry={byId(profile.certifications, id)} />;
  return <ExperienceDialog {...common} entry={byId(profile.workExperiences, id)} />;
}

function titleOf(profile: CandidateProfile, { section, id }: Extract<OpenedPart, { kind: 'removal' }>) {
  const titles = {
    educations: byId(profile.educations, id)?.school,
    certifications: byId(profile.certifications, id)?.name,
    workExperiences: byId(profile.workExperiences, id)?.title,
  };
  return titles[section];
}
