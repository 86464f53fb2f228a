import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { claimStateLabels, confirmationWayLabels } from '../../../../shared/constants/claims.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Claim } from '../../../../shared/model/claim.ts';
import type { ClaimEvidence, RivalClaim } from '../../../../shared/model/claim-evidence.ts';
import { companyInWords } from '../../../../shared/rules/job-words.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { Timeline } from '../../../ui/text/timeline.tsx';
import { ClaimFiles } from '../components/claim-files.tsx';
import { ClaimPoints } from '../components/claim-points.tsx';
import { actorOf, stepWords } from '../model/claim-steps.ts';
import { meaningOf, stateInWords, termsInWords, timeOf } from '../model/claim-facts.ts';
import { claimQuery } from '../queries/claims.ts';
import { useLiveClaims } from '../hooks/use-live-claims.ts';

/** `/claims/{id}`: the evidence of a claim, from which a dispute is settled (PLUS-04). */
export function ClaimPage() {
  const id = Number(useParams().id) || 0;
  const { data, error, refetch } = useQuery(claimQuery(id));
  const { role } = useAccount();
  const [noun, back] = [role === 'candidate' ? 'proposal' : 'claim', backOf(role)];
  useLiveClaims();
  if (isNoAccess(error)) return <NoAccess what={noun} backTo={back.to} backLabel={back.label} />;
  if (error && !data) return <LoadFailure title={`The ${noun} could not be loaded`} query={{ error, refetch }} />;
  return data ? <Evidence {...data} /> : <SkeletonText lines={6} />;
}

// Candidates have no claims, and super managers come from what they decide.
function backOf(role: Role): { to: string; label: string } {
  if (role === 'super_manager') return { to: paths.dashboard(), label: 'Contested returns' };
  return { to: paths.claims(), label: role === 'candidate' ? 'Who represents you' : 'Claims' };
}

function Evidence({ claim, steps, rivals, bounty, files, mayAddFiles }: ClaimEvidence) {
  const { role } = useAccount();
  const { recruiter, client } = claim;
  const title = `${fullName(recruiter)} for ${companyInWords(client.companyName)}`;
  return (
    <RecordLayout
      head={
        <PageHead
          title={title}
          back={backOf(role)}
          state={<StatePill meaning={meaningOf(claim)}>{stateInWords(claim, role)}</StatePill>}
          lead={timeOf(claim)}
        />
      }
      facts={<Terms claim={claim} reader={role} />}
    >
      <PageTitle>{title}</PageTitle>
      <Card title="What happened">
        <Timeline
          label="What happened"
          isExact
          items={steps.map((step) => ({
            id: `${step.what}-${step.id}`,
            who: { name: actorOf(step) },
            what: stepWords(step, role),
            at: step.at,
            ...(step.reason ? { detail: step.reason } : {}),
          }))}
        />
      </Card>
      {bounty && <ClaimPoints bounty={bounty} reader={role} />}
      <ClaimFiles claimId={claim.id} files={files} mayAdd={mayAddFiles} />
      {rivals.length > 0 && (
        <Card title="Other recruiters, same company">
          <ul className="stack">
            {rivals.map((rival) => (
              <li key={rival.proposedAt + rival.state}>{rivalWords(rival)}</li>
            ))}
          </ul>
        </Card>
      )}
    </RecordLayout>
  );
}

function Terms({ claim, reader }: { claim: Claim; reader: Role }) {
  const { candidate, client, job, manager, terms, message } = claim;
  return (
    <Card title="Terms">
      <Facts
        facts={[
          {
            label: reader === 'candidate' ? 'You' : 'Candidate',
            value: candidate ? fullName(candidate) : 'Named once they agree',
          },
          { label: 'Job', value: job.title },
          { label: 'Company', value: client.companyName },
          { label: 'Hiring manager', value: fullName(manager) },
          { label: 'Recruiter earns', value: termsInWords(terms) },
          ...(message
            ? [{ label: reader === 'candidate' ? 'Their words to you' : 'Words to the candidate', value: message }]
            : []),
        ]}
      />
    </Card>
  );
}

function rivalWords({ recruiter, state, proposedAt, confirmedAt, confirmedBy, endedAt }: RivalClaim): string {
  const parts = [
    `${recruiter ? fullName(recruiter) : 'Another recruiter'} proposed on ${formatExact(proposedAt)}`,
    confirmedAt && `confirmed ${confirmedBy ? confirmationWayLabels[confirmedBy] : ''} on ${formatExact(confirmedAt)}`,
    endedAt
      ? `${claimStateLabels[state].toLowerCase()} on ${formatExact(endedAt)}`
      : claimStateLabels[state].toLowerCase(),
  ];
  return parts.filter(Boolean).join('; ');
}
