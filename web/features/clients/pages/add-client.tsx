import { useNavigate } from 'react-router-dom';
import { paths } from '../../../common/navigation/paths.ts';
import { useAccount } from '../../../common/account/account.ts';
import { forgetInput } from '../../../common/forms/kept-input.ts';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { formProblems } from '../../../common/forms/form-problems.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { blankClient, clientLabels } from '../model/client-fields.ts';
import { ClientInputs } from '../components/client-inputs.tsx';
import { useAddClient } from '../queries/clients.ts';
import { useClientForm } from '../hooks/use-client-form.ts';

const keptAs = 'client.page';

/** `/manager/add-client`: the client form as a page; saving returns to the list (CLIENT-02, CLIENT-05). */
export function AddClientPage() {
  const { id: ownId } = useAccount();
  const add = useAddClient();
  const navigate = useNavigate();
  const { form, failure, save } = useClientForm(blankClient, async (body) => {
    const { data } = await add.mutateAsync(body);
    forgetInput(ownId, keptAs);
    await navigate(paths.clients(), { state: { done: `${data.companyName} was added as a client.` } });
  });
  const kept = useKeptForm(form, keptAs);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  return (
    <FormLayout
      head={
        <PageHead title="Add client" lead="A company you hire for." back={{ to: paths.clients(), label: 'Clients' }} />
      }
    >
      <PageTitle>Add client</PageTitle>
      <UnsavedChanges when={isDirty && !isSubmitting} kept={kept} />
      <KeptInputNotice kept={kept} />
      <Form
        label="Add client"
        onSubmit={(event) => void save(event)}
        problems={submitCount > 0 ? formProblems(errors, clientLabels) : []}
        failure={failure}
        actions={
          <>
            <Button type="submit" kind="primary" busy={isSubmitting}>
              Add client
            </Button>
            <ButtonLink to={paths.clients()} kind="quiet">
              Cancel
            </ButtonLink>
          </>
        }
      >
        <ClientInputs form={form} />
      </Form>
    </FormLayout>
  );
}
