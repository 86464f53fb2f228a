import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { SignUpKind } from '../queries/sign-up.ts';
import { keepFocus } from '../model/keep-focus.ts';
import { useIntendedJob } from '../hooks/use-intended-job.ts';
import './auth-layout.css';
import { KindPicker } from './kind-picker.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface AuthModalProps {
  which: 'log-in' | 'sign-up';
  onSwitch: (which: 'log-in' | 'sign-up') => void;
  onClose: () => void;
}

/**
 * Logs in or signs up without leaving the job list (GUEST-42, GUEST-43). While applying to a job both name it, and only
 * candidates sign up.
 */
export function AuthModal({ which, onSwitch, onClose }: AuthModalProps) {
  const [kind, setKind] = useState<SignUpKind>('candidate');
  const { jobId, title, forget } = useIntendedJob();
  const isApplying = jobId !== undefined;
  // Who closes the form does not apply: a later log-in for another reason must not.
  const close = () => {
    forget();
    onClose();
  };
  if (which === 'log-in') {
    return (
      <Modal
        key="log-in"
        title={isApplying ? 'Log in to apply' : 'Log in'}
        lead={isApplying && `Your application for ${title} is sent as you log in.`}
        onClose={close}
      >
        <div className="auth-form">
          <LogInForm applies={isApplying} />
          <p className="auth-other">
            New here?
            <Button kind="quiet" size="small" onMouseDown={keepFocus} onClick={() => onSwitch('sign-up')}>
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
      title={isApplying ? `Apply for ${title}` : 'Sign up'}
      lead={
        isApplying
          ? 'Create your account and confirm your email; that sends your application.'
          : 'Apply in a minute. Your favourite jobs are kept.'
      }
      onClose={close}
      size="medium"
    >
      <div className="auth-form">
        {!isApplying && <KindPicker value={kind} onChange={setKind} />}
        <SignUpForm kind={isApplying ? 'candidate' : kind} applyTo={jobId} />
        <p className="auth-other">
          Already registered?
          <Button kind="quiet" size="small" onMouseDown={keepFocus} onClick={() => onSwitch('log-in')}>
            Log in
          </Button>
        </p>
      </div>
    </Modal>
  );
}
