import { useQuery } from '@tanstack/react-query';
import { FieldConflict, type FieldConflictOf } from '../../../common/forms/field-conflict.tsx';
import { fieldNames, wordsOf } from '../model/field-words.ts';
import type { JobFields } from '../model/job-fields.ts';
import { clientOptionsQuery } from '../queries/options.ts';

/** What was saved of a job since its form was opened, field by field, to choose from. */
export function JobConflict(props: FieldConflictOf<JobFields>) {
  const clients = useQuery(clientOptionsQuery);
  const clientName = (id: string) => clients.data?.find((one) => String(one.id) === id)?.companyName ?? id;
  return (
    <FieldConflict
      {...props}
      what="This job"
      labels={fieldNames}
      words={(field, fields) => wordsOf(field, fields, clientName)}
    />
  );
}
