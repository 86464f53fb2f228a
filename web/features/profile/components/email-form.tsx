import { zodResolver } from '@hookform/resolvers/zod';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { emailChangeForm } from '../../../../shared/validation/account.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useAskForEmailChange } from '../queries/email-change.ts';
import { AppCodeInput, appCodeLabel } from './app-code-input.tsx';

const labels = { email: 'New email', password: 'Your password', code: appCodeLabel };
const secrets = ['password', 'code'] as const;

/** Asks for another address, with the password. */
export function EmailForm() {
  const ask = useAskForEmailChange();
  const form = useTouchedForm({
    resolver: zodResolver(emailChangeForm),
    defaultValues: { email: '', password: '' },
  });
  const kept = useKeptForm(form, 'email-change', secrets);
  const { errors, isSubmitting } = form.formState;
  const sending = useFormSending(form, { labels, kept, send: async (fields) => ask.mutateAsync(fields) });
  return (
    <Form
      label="Change email"
      {...sending}
      actions={
        <Button type="submit" busy={isSubmitting}>
          Send both links
        </Button>
      }
    >
      <KeptInputNotice kept={kept} />
      <TextInput
        id="newEmail"
        label={labels.email}
        type="email"
        autoComplete="email"
        placeholder={emailPlaceholder}
        help="We mail a link to this address and one to your present address; the change takes effect once both are pressed."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        id="emailPassword"
        label={labels.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <AppCodeInput id="emailCode" error={errors.code?.message} {...form.register('code')} />
    </Form>
  );
}
