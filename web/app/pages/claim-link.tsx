import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ProposalStop } from '../../../shared/constants/claims.ts';
import type { Claim, ClaimLink } from '../../../shared/model/claim.ts';
import { withStop } from '../../../shared/rules/with-stop.ts';
import { LoadFailure } from '../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../common/forms/failure-notice.tsx';
import { forgetPendingAction } from '../../common/mailed-links/pending-action.ts';
import { useMailedLink } from '../../common/mailed-links/use-mailed-link.ts';
import { paths } from '../../common/navigation/paths.ts';
import { fullName } from '../../common/people/person.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { termsInWords, timeOf } from '../../features/claims/model/claim-facts.ts';
import { ChooseRecruiter } from '../../features/claims/components/choose-recruiter.tsx';
import { UndoChoice } from '../../features/claims/components/undo-choice.tsx';
import '../../features/claims/components/claims.css';
import { claimLinkQuery, useAnswerByLink } from '../../features/claims/queries/claim-link.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';

/**
 * `/represent`: the page of a mailed link, which works without signing in. The candidate sees every recruiter who wants
 * to introduce them to the company, and chooses one (PLUS-02).
 */
export function ClaimLinkPage() {
  const { token } = useMailedLink();
  return token ? <Asked token={token} /> : <Navigate to={paths.claims()} replace />;
}

function Asked({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(claimLinkQuery(token));
  const answer = useAnswerByLink(token);
  const [chosen, setChosen] = useState<Claim>();
  if (answer.data && answer.variables.answer !== 'undo')
    return (
      <Answered claim={answer.data}>
        <UndoChoice
          claim={answer.data}
          undo={{
            mutate: (claimId) => answer.mutate({ claimId, answer: 'undo' }),
            isPending: answer.isPending,
          }}
        />
      </Answered>
    );
  if (error && !data)
    return (
      <AuthLayout title="Who may represent you">
        <LoadFailure title="This could not be loaded" query={{ error, refetch }} />
      </AuthLayout>
    );
  if (!data)
    return (
      <AuthLayout title="Who may represent you">
        <SkeletonText lines={5} />
      </AuthLayout>
    );
  const { choices, claim } = data;
  if (choices.length === 0 || !claim) return <Closed link={data} />;
  return (
    <AuthLayout
      title={`Who may introduce you to ${claim.client.companyName}?`}
      name="Who may represent you"
      lead={
        choices.length > 1
          ? 'Several recruiters would like to. You choose one; the others are notified that you chose another.'
          : 'You decide. If you do nothing, nobody is put forward.'
      }
    >
      <ul className="claims" aria-label="Recruiters">
        {choices.map((choice) => (
          <li key={choice.id} className="claim-choice" aria-label={fullName(choice.recruiter)}>
            <strong>{fullName(choice.recruiter)}</strong>
            <p>
              {choice.job.title} · {choice.client.companyName}
            </p>
            {choice.message && <blockquote className="claim-words">{choice.message}</blockquote>}
            <p className="soft">
              {choice.recruiter.firstName} earns {termsInWords(choice.terms)} · {timeOf(choice)}
            </p>
            <div className="claim-actions">
              <Button
                kind="primary"
                busy={answer.isPending && answer.variables.claimId === choice.id}
                disabled={answer.isPending}
                onClick={() => setChosen(choice)}
              >
                Choose {choice.recruiter.firstName}
              </Button>
              <Button
                kind="quiet"
                disabled={answer.isPending}
                onClick={() =>
                  answer.mutate({ claimId: choice.id, answer: 'decline' }, { onSuccess: forgetPendingAction })
                }
              >
                Decline
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {chosen && (
        <ChooseRecruiter
          claim={chosen}
          busy={answer.isPending}
          onClose={() => setChosen(undefined)}
          onChoose={() =>
            answer.mutate(
              { claimId: chosen.id, answer: 'confirm' },
              { onSuccess: forgetPendingAction, onSettled: () => setChosen(undefined) },
            )
          }
        />
      )}
      {answer.isError && <FailureNotice what="Your answer was not taken" error={answer.error} />}
    </AuthLayout>
  );
}

function Answered({ claim, children }: { claim: Claim; children: ReactNode }) {
  const isChosen = claim.state === 'standing';
  const name = fullName(claim.recruiter);
  return (
    <AuthLayout
      title={isChosen ? `${name} represents you` : 'You declined'}
      lead={
        isChosen
          ? `${name} introduces you to ${claim.client.companyName} for ${withStop(claim.job.title)} You can end this at any time.`
          : `${name} does not put you forward for ${withStop(claim.job.title)}`
      }
    >
      <div className="claim-actions">
        {children}
        <ButtonLink to={paths.claims()}>See who represents you</ButtonLink>
      </div>
    </AuthLayout>
  );
}

const stopped: Record<ProposalStop, string> = {
  on_hold: 'The job is on hold. Once it is open again, you can answer here.',
  closed: 'The job was closed, so nobody is put forward for it.',
  recruiter_left: 'The recruiter no longer works on this job, so nobody is put forward for it.',
};

const closed: Record<ClaimLink['state'], string> = {
  open: 'There is nothing left to answer here.',
  answered: 'This was answered, withdrawn, or ended in the meantime.',
  used: 'This link was used already: your answer was taken.',
  replaced: 'A newer link was sent; use that one.',
  expired: 'This link has expired. Nobody was put forward: silence is never a yes.',
  unknown: 'This link is not valid. Open it from the mail again, in full.',
};

function Closed({ link: { state, claim } }: { link: ClaimLink }) {
  const lead = state === 'answered' && claim?.stop ? stopped[claim.stop] : closed[state];
  return (
    <AuthLayout title="Nothing to decide here" lead={lead}>
      <ButtonLink to={paths.claims()}>See who represents you</ButtonLink>
    </AuthLayout>
  );
}
