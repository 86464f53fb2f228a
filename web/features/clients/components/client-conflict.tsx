import { FieldConflict, type FieldConflictOf } from '../../../common/forms/field-conflict.tsx';
import { clientCompanions, clientLabels, phoneOf, type ClientFields } from '../model/client-fields.ts';

const words: { [F in keyof ClientFields]?: (fields: ClientFields) => string | null | undefined } = {
  city: ({ city }) => city?.label,
  phone: phoneOf,
};

/** What was saved of a client since its form was opened, worded as in the list, to choose from. */
export function ClientConflict(props: FieldConflictOf<ClientFields>) {
  return (
    <FieldConflict
      {...props}
      what="This client"
      companions={clientCompanions}
      labels={clientLabels}
      words={(field, fields) => {
        const say = words[field];
        return (say ? say(fields) : String(fields[field])) || 'Not set';
      }}
    />
  );
}
