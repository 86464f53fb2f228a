import type { EntrySection as Section } from '../../../../shared/constants/candidate-profile.ts';
import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import { hasExpired } from '../../../../shared/rules/licence-expiry.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { currentTime } from '../model/current-time.ts';
import { certificationTime, educationYears, experienceTime, expiryAdvice } from '../model/profile-words.ts';
import { EntrySection, type EntryActions, type EntryWords } from './entry-section.tsx';
import { InfoSections } from './info-sections.tsx';

interface RecordSectionsProps {
  profile: CandidateProfile;
  actionsOf?: (section: Section) => EntryActions | undefined;
  onEdit?: Parameters<typeof InfoSections>[0]['onEdit'];
}

/** The sections of a candidate's record as far as they are shown; without actions they are only read. */
export function RecordSections({ profile, actionsOf = () => undefined, onEdit }: RecordSectionsProps) {
  return (
    <>
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
            title="Licences and certifications"
            noun="certification"
            entries={certificationWords(profile)}
            empty="No licences or certifications yet."
            actions={actionsOf('certifications')}
          />
        </>
      )}
      <InfoSections info={profile.employeeInfo} isAnonymous={profile.isAnonymous} onEdit={onEdit} />
    </>
  );
}

const line = (...parts: string[]) => parts.filter(Boolean).join(' · ');

function experienceWords({ workExperiences }: CandidateProfile): EntryWords[] {
  return workExperiences.map((one) => ({
    id: one.id,
    title: one.title,
    detail: line(one.company, one.location),
    time: experienceTime(one),
    text: one.description,
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
        {line(one.issueOrg, one.state ?? '', one.credentialId && `No. ${one.credentialId}`)}
        {one.credentialUrl && (
          <>
            {(one.issueOrg || one.state || one.credentialId) && ' · '}
            <Link to={one.credentialUrl} target="_blank" rel="noopener noreferrer nofollow">
              Credential<span className="visually-hidden"> of {one.name}</span>
            </Link>
          </>
        )}
      </>
    ),
    time: certificationTime(one, currentTime()),
    isExpired: hasExpired(one, currentTime()),
    advice: expiryAdvice(one, currentTime()),
  }));
}
