import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { KindPicker } from '../components/kind-picker.tsx';
import { Pitch } from '../components/pitch.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import type { SignUpKind } from '../queries/sign-up.ts';

/** `/sign-up`: preselects Candidate unless the navigation state says otherwise (AUTH-06 to AUTH-18, DEC-05). */
export function Component() {
  const state = useLocation().state as { isCandidate?: boolean } | null;
  const [kind, setKind] = useState<SignUpKind>(state?.isCandidate === false ? 'manager' : 'candidate');
  return (
    <AuthLayout title="Create your account" name="Sign up" aside={<Pitch kind={kind} />}>
      <div className="auth-block auth-form">
        <KindPicker value={kind} onChange={setKind} />
        <SignUpForm kind={kind} />
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
