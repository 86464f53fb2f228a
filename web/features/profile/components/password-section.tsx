import { Card } from '../../../ui/layouts/card.tsx';
import { PasswordForm } from './password-form.tsx';

/** The section for changing the password (PROF-13). */
export function PasswordSection() {
  return (
    <Card title="Password">
      <PasswordForm />
    </Card>
  );
}
