import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../../../shared/rules/money.ts';
import { hasPasskeys } from '../../../common/passkeys/has-passkeys.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { passkeysQuery } from '../queries/passkeys.ts';
import { PasswordForm } from './password-form.tsx';

/** The section for changing the password (PROF-13). */
export function PasswordSection() {
  return (
    <Card title="Password">
      <div className="stack">
        {hasPasskeys() && <PasskeysStay />}
        <PasswordForm />
      </div>
    </Card>
  );
}

// Who changes a password because of a stranger may think that this also ends the stranger's passkey.
function PasskeysStay() {
  const { data: { length } = [] } = useQuery(passkeysQuery);
  return (
    length > 0 && (
      <p className="soft">
        A new password signs out every other session.{' '}
        {length === 1 ? 'Your passkey still logs' : `Your ${countOf(length, 'passkey')} still log`} you in; remove any
        that you do not know.
      </p>
    )
  );
}
