import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FindableBy } from '../../../shared/constants/candidate-profile.ts';
import type { RecommendationLink } from '../../../shared/model/invitation.ts';
import { productName } from '../../../shared/constants/product.ts';
import { forgetPendingAction } from '../../common/mailed-links/pending-action.ts';
import { paths } from '../../common/navigation/paths.ts';
import { rememberRedirect } from '../../common/navigation/redirect-memory.ts';
import { keepIntendedJob } from '../../common/visitor/intended-job.ts';
import { WhoFindsYou } from '../../common/people/who-finds-you.tsx';
import { SetUpAccountForm } from '../../features/accounts/components/set-up-account-form.tsx';
import {
  recommendationLinkQuery,
  useAcceptRecommendation,
  type RecommendationKey,
} from '../../features/recommendations/queries/recommendation-link.ts';
import { Link } from '../../ui/buttons/link.tsx';

interface AcceptAsNewProps {
  jobId: number;
  by: RecommendationKey;
  link: Pick<RecommendationLink, 'mustAnswer'>;
}

/**
 * Opens the account of an invited person, and sends the application that was recommended to them, or leads to its form
 * where the job must be answered (AUTH-33, PLUS-38, PLUS-55).
 */
export function AcceptAsNew({ jobId, by, link }: AcceptAsNewProps) {
  const accept = useAcceptRecommendation();
  const [choice, setChoice] = useState<FindableBy>();
  const [isUnanswered, setUnanswered] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <SetUpAccountForm
      submit="Accept and create account"
      email={by.email}
      busy={accept.isPending}
      failure={accept.error}
      onSubmit={(form, onRefused) => {
        if (!choice) return setUnanswered(true);
        accept.mutate(
          { ...by, ...form, findableBy: choice },
          {
            onSuccess: () => {
              forgetPendingAction();
              keepIntendedJob({ jobId, applies: false });
              rememberRedirect({ pathname: paths.job(jobId), search: '', hash: '' });
              void navigate(paths.logIn(), {
                state: {
                  email: by.email,
                  notice: link.mustAnswer
                    ? 'Your account is ready. Log in to answer the questions of the job, which sends your application.'
                    : 'Your account is ready and your application was sent. Log in to follow it.',
                },
              });
            },
            onError: (error) => {
              onRefused(error);
              void queryClient.invalidateQueries(recommendationLinkQuery(by));
            },
          },
        );
      }}
    >
      <WhoFindsYou
        value={choice}
        onChange={setChoice}
        error={isUnanswered && !choice ? 'Choose who finds you' : undefined}
      />
      <p className="faint">
        Accepting creates your {productName} account{!link.mustAnswer && ' and sends your application'}. You agree to
        the{' '}
        <Link to={paths.terms()} target="_blank">
          terms and conditions
        </Link>
        .
      </p>
    </SetUpAccountForm>
  );
}
