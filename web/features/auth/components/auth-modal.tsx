import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { SignUpKind } from '../queries/sign-up.ts';
import './auth-layout.css';
import { KindPicker } from './kind-picker.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface AuthModalProps {
  which: 'log-in' | 'sign-up';
  onSwitch: (which: 'log-in' | 'sign-up') => void;
  onClose: () => void;
}

/** Logs in or signs up without leaving the job list (GUEST-42, GUEST-43). */
export function AuthModal({ which, onSwitch, onClose }: AuthModalProps) {
  const [kind, setKind] = useState<SignUpKind>('candidate');
  if (which === 'log-in') {
    return (
      <Modal key="log-in" title="Log in" onClose={onClose}>
        <div className="auth-form">
          <LogInForm />
          <p className="auth-other">
            New here?
            <Button kind="quiet" size="small" onClick={() => onSwitch('sign-up')}>
              Sign up
            </Button>
          </p>
        </div>
      </Modal>
    );
  }
  return (
    <Modal
      key="sign-up"
      title="Sign up"
      lead="Apply in a minute. Your favourite jobs are kept."
      onClose={onClose}
      size="medium"
    >
      <div className="auth-form">
        <KindPicker value={kind} onChange={setKind} />
        <SignUpForm kind={kind} />
        <p className="auth-other">
          Already registered?
          <Button kind="quiet" size="small" onClick={() => onSwitch('log-in')}>
            Log in
          </Button>
        </p>
      </div>
    </Modal>
  );
}
