import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { JobFactsCard } from '../../../common/jobs/job-facts-card.tsx';
import { PublicJobLead, PublicJobText } from '../../../common/jobs/job-page-parts.tsx';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { JobFields } from '../model/job-fields.ts';
import { previewedJob } from '../model/previewed-job.ts';
import { clientOptionsQuery } from '../queries/options.ts';

/** The job as it would be read by everybody, from what the form holds now; nothing is saved by looking. */
export function JobPreview({
  client,
  onClose,
}: {
  client: { id: string; name: string | undefined };
  onClose: () => void;
}) {
  const fields = useFormContext<JobFields>().getValues();
  const clients = useQuery({ ...clientOptionsQuery, enabled: fields.clientId !== '' && fields.clientId !== client.id });
  const chosen = clients.data?.find(({ id }) => String(id) === fields.clientId);
  const company = fields.clientId === client.id ? client.name : chosen?.companyName;
  const [now] = useState(() => new Date().toISOString());
  // The form has read it for its terms.
  const { data: city } = useQuery(cityQuery(fields.city?.value ?? null));
  const job = previewedJob(fields, { company, city }, now);
  return (
    <Modal
      title={job.title || 'Job without a title'}
      lead={<PublicJobLead job={job} />}
      size="large"
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          Back to the form
        </Button>
      }
    >
      <div className="stack">
        <PublicJobText job={job} />
        <JobFactsCard job={job} />
      </div>
    </Modal>
  );
}
