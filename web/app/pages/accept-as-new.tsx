import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FindableBy } from '../../../shared/constants/candidate-profile.ts';
import { productName } from '../../../shared/constants/product.ts';
import { forgetPendingAction } from '../../common/mailed-links/pending-action.ts';
import { paths } from '../../common/navigation/paths.ts';
import { rememberRedirect } from '../../common/navigation/redirect-memory.ts';
import { WhoFindsYou } from '../../common/people/who-finds-you.tsx';
import { SetUpAccountForm } from '../../features/accounts/components/set-up-account-form.tsx';
import {
  recommendationLinkQuery,
  useAcceptRecommendation,
  type RecommendationKey,
} from '../../features/recommendations/queries/recommendation-link.ts';
import { Link } from '../../ui/buttons/link.tsx';

/** Opens the account of an invited person, and sends the application that was recommended to them (AUTH-33, PLUS-38). */
export function AcceptAsNew({ jobId, by }: { jobId: number; by: RecommendationKey }) {
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
              rememberRedirect({ pathname: paths.job(jobId), search: '', hash: '' });
              void navigate(paths.logIn(), {
                state: {
                  email: by.email,
                  notice: 'Your account is ready and your application was sent. Log in to follow it.',
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
        Accepting creates your {productName} account and sends your application. You agree to the{' '}
        <Link to={paths.terms()} target="_blank">
          terms and conditions
        </Link>
        .
      </p>
    </SetUpAccountForm>
  );
}
