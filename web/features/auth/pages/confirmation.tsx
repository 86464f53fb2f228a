import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureMessage, isPassing } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { keepIntendedJob } from '../../../common/visitor/intended-job.ts';
import { useConfirm } from '../queries/confirmation.ts';
import { useMailedToken } from '../hooks/use-mailed-token.ts';

/**
 * `/account/confirmation`: an empty page that confirms the address and leads to `/log-in` (AUTH-22, AUTH-23, DEC-54,
 * ERR-10).
 */
export function ConfirmationPage() {
  const { token } = useMailedToken();
  const { mutate } = useConfirm();
  const navigate = useNavigate();
  const isSent = useRef(false);
  useEffect(() => {
    // The token works once, so a second run of the effect must not use it.
    if (isSent.current) return;
    isSent.current = true;
    if (!token) {
      void navigate(paths.checkConfirmation(), {
        replace: true,
        state: { kind: 'failed', message: 'Token is wrong!' },
      });
      return;
    }
    mutate(token, {
      onSuccess: ({ data }) => {
        // The link may have been opened in another tab or browser than the one that signed up.
        if (data.applyTo !== null) keepIntendedJob({ jobId: data.applyTo, applies: false });
        const next = data.applyTo === null ? 'You can log in now.' : 'Log in to see your application.';
        void navigate(paths.logIn(), {
          replace: true,
          state: { notice: `Your email is confirmed. ${next}`, email: data.email },
        });
      },
      onError: (error) =>
        void navigate(paths.checkConfirmation(), {
          replace: true,
          state: { kind: 'failed', message: failureMessage(error), ...(isPassing(error) ? { unused: token } : {}) },
        }),
    });
  }, [token, mutate, navigate]);
  return null;
}
