import { zodResolver } from '@hookform/resolvers/zod';
import type { Passkey } from '../../../../shared/model/passkey.ts';
import { passkeyNameForm } from '../../../../shared/validation/passkey.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import { usePasskeys } from '../queries/passkeys.ts';

/** Gives a passkey the name by which its owner knows the device (PLUS-58). */
export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { rename } = usePasskeys();
  const form = useTouchedForm({ resolver: zodResolver(passkeyNameForm), defaultValues: { name } });
  const kept = useKeptForm(form, `passkey-name.${id}`);
  const { errors, isSubmitting } = form.formState;
  const { onSubmit, failure } = useFormSending(form, {
    labels: { name: 'Name' },
    kept,
    send: async (fields) => {
      await rename.mutateAsync({ id, ...fields });
      onClose();
    },
  });
  return (
    <FormModal
      title="Rename this passkey"
      lead="A name by which you know it, such as “My phone”. Only you see it."
      onClose={onClose}
      busy={isSubmitting}
      submit="Rename"
      label="Rename this passkey"
      onSubmit={onSubmit}
    >
      {failure && <Notice kind="error">{failure}</Notice>}
      <KeptInputNotice kept={kept} />
      <TextInput id="passkey-name" label="Name" error={errors.name?.message} {...form.register('name')} />
    </FormModal>
  );
}
