import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { KindPicker } from '../components/kind-picker.tsx';
import { Pitch } from '../components/pitch.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import type { SignUpKind } from '../queries/sign-up.ts';
import { keepSignUpDraft, readSignUpDraft } from '../model/sign-up-draft.ts';
import { keepFocus } from '../model/keep-focus.ts';
import { useIntendedJob } from '../hooks/use-intended-job.ts';

/**
 * `/sign-up`: preselects Candidate unless the navigation state says otherwise (AUTH-06 to AUTH-18, DEC-05). With a job
 * to apply to, as in `/sign-up?job=7`, only candidates sign up.
 */
export function SignUpPage() {
  const state = useLocation().state as { isCandidate?: boolean } | null;
  const [kind, setKind] = useState<SignUpKind>(
    () => readSignUpDraft().kind ?? (state?.isCandidate === false ? 'manager' : 'candidate'),
  );
  const choose = (next: SignUpKind) => {
    setKind(next);
    keepSignUpDraft({ kind: next });
  };
  const { jobId, title, forget } = useIntendedJob();
  const isApplying = jobId !== undefined;
  return (
    <AuthLayout
      title={isApplying ? `Apply for ${title}` : 'Create your account'}
      name="Sign up"
      lead={isApplying && 'Create your account and confirm your email; that sends your application.'}
      aside={<Pitch kind={isApplying ? 'candidate' : kind} />}
    >
      <div className="auth-block auth-form">
        {!isApplying && <KindPicker value={kind} onChange={choose} />}
        {isApplying ? <SignUpForm key="apply" kind="candidate" applyTo={jobId} /> : <SignUpForm kind={kind} />}
        {isApplying && (
          <p className="auth-other">
            Not applying?
            <Button kind="quiet" size="small" onMouseDown={keepFocus} onClick={forget}>
              Sign up without this job
            </Button>
          </p>
        )}
        <p className="auth-other">
          Already registered?
          <ButtonLink to={paths.logIn()} size="small">
            Log in
          </ButtonLink>
        </p>
      </div>
    </AuthLayout>
  );
}
