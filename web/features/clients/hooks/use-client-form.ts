import { useState } from 'react';
import { clientForm } from '../../../../shared/validation/client.ts';
import { placeErrors } from '../../../common/forms/form-problems.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import {
  bodyOf,
  clientLabels,
  clientResolver,
  controlOf,
  type ClientBody,
  type ClientFields,
} from '../model/client-fields.ts';

/**
 * The state of a client form. `save` sends it; a refusal is shown at its field, or as the form's `failure` (VALID-53,
 * CLIENT-07).
 */
export function useClientForm(start: ClientFields, send: (body: ClientBody) => Promise<void>) {
  const form = useTouchedForm<ClientFields>({ resolver: clientResolver, defaultValues: start });
  const [failure, setFailure] = useState<string>();
  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      await send(clientForm.parse(bodyOf(fields)));
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(clientLabels), controlOf));
    }
  });
  return { form, failure, forgetFailure: () => setFailure(undefined), save };
}
