import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import { cityInFull } from '../../../../shared/rules/city-name.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { RecordSections } from '../components/record-sections.tsx';
import { withoutName } from '../model/without-name.ts';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';
import './submission-sheet.css';

/**
 * `/recruiter/candidates/{id}/sheet`: a candidate on paper or as PDF, as the recruiter may see them, with or without what says who
 * it is.
 */
export function SubmissionSheetPage() {
  const candidateId = Number(useParams().id) || 0;
  const { data: profile, error, refetch } = useQuery(candidateProfileQuery(candidateId));
  if (isNoAccess(error)) return <NoAccess what="candidate" backTo={paths.dashboard()} backLabel="Dashboard" />;
  if (profile) return <Sheet profile={profile} />;
  return (
    <div className="ui-page">
      <PageTitle>Submission sheet</PageTitle>
      {error ? (
        <LoadFailure title="The profile could not be loaded" query={{ error, refetch }} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}

function Sheet({ profile }: { profile: CandidateProfile }) {
  const recruiter = useAccount();
  const [isNamed, setNamed] = useState(true);
  const shown = isNamed ? profile : withoutName(profile);
  const [latest] = shown.workExperiences;
  const { city } = shown.employeeInfo;
  const lead = [latest?.title, city && cityInFull(city)].filter(Boolean).join(', ');
  return (
    <div className="ui-page submission-sheet">
      {/* A browser prints the title too, and names the PDF by it. */}
      <PageTitle>{`Submission sheet, ${fullName(shown.candidate)}`}</PageTitle>
      <PageHead
        back={{ to: paths.recruiterCandidate(profile.candidate.id), label: 'Profile' }}
        title={fullName(shown.candidate)}
        lead={lead}
        actions={
          <>
            <Switch label="With name" checked={isNamed} onChange={setNamed} />
            <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          </>
        }
      />
      {shown.summary && <Card title="Summary">{shown.summary}</Card>}
      <RecordSections profile={shown} />
      <p className="submission-sheet-by">Put forward by {fullName(recruiter)}</p>
    </div>
  );
}
