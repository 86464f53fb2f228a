import { zodResolver } from '@hookform/resolvers/zod';
import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { KeptResume } from '../../../../shared/model/candidate-profile.ts';
import { ownResumeName } from '../../../../shared/validation/resume.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { DownloadResume } from '../../../common/people/download-resume.tsx';
import { ButtonLink, IconButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { useChangeOwnResume } from '../queries/own-resume.ts';
import { RemoveOwnResume } from './remove-resume-modal.tsx';

/** The candidate's resumes, the default first, each with what can be done with it (CAND-22, PLUS-55). */
export function OwnResumes({ candidateId, resumes }: { candidateId: number; resumes: readonly KeptResume[] }) {
  return (
    <ul className="resumes-own" aria-label="Your resumes">
      {resumes.map((resume) => (
        <OwnResumeRow key={resume.id} candidateId={candidateId} resume={resume} hasOthers={resumes.length > 1} />
      ))}
    </ul>
  );
}

interface RowProps {
  candidateId: number;
  resume: KeptResume;
  hasOthers: boolean;
}

function OwnResumeRow({ candidateId, resume, hasOthers }: RowProps) {
  const { id, filename, isDefault, uploadedAt } = resume;
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const change = useChangeOwnResume(candidateId);
  const close = () => setAsked(undefined);
  const makeDefault = {
    label: 'Make it the default',
    icon: <Star aria-hidden />,
    onSelect: () => change.mutate({ id, isDefault: true }),
  };
  return (
    <li className="resume-own">
      <p>
        <span className="cluster">
          <strong>
            <bdi>{filename}</bdi>
          </strong>
          {isDefault && hasOthers && <StatePill meaning="accent">Default</StatePill>}
        </span>
        <span className="soft">Uploaded {formatDate(uploadedAt)}</span>
      </p>
      <div className="cluster">
        <ButtonLink size="small" to={paths.reviewResume(id)}>
          Review what it says
        </ButtonLink>
        <DownloadResume candidateId={candidateId} resume={resume} size="small" />
        <Menu
          label={`More about ${filename}`}
          trigger={
            <IconButton size="small" label={`More about ${filename}`} busy={change.isPending}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
          entries={[
            ...(isDefault ? [] : [makeDefault]),
            { label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => setAsked('rename') },
            { label: 'Remove', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setAsked('remove') },
          ]}
        />
      </div>
      {change.error && <FailureNotice what="The resume could not be changed" error={change.error} />}
      {asked === 'remove' && <RemoveOwnResume candidateId={candidateId} resume={resume} onClose={close} />}
      {asked === 'rename' && <RenameResume candidateId={candidateId} resume={resume} onClose={close} />}
    </li>
  );
}

/** Gives a resume another name; those to whom it was sent keep the name under which it was. */
function RenameResume({ candidateId, resume, onClose }: Omit<RowProps, 'hasOthers'> & { onClose: () => void }) {
  const rename = useChangeOwnResume(candidateId);
  const form = useTouchedForm({
    resolver: zodResolver(ownResumeName),
    defaultValues: { filename: resume.filename },
  });
  const kept = useKeptForm(form, `resume-name.${resume.id}`);
  const { errors, isSubmitting } = form.formState;
  const { onSubmit, failure } = useFormSending(form, {
    labels: { filename: 'Name' },
    kept,
    send: async ({ filename }) => {
      await rename.mutateAsync({ id: resume.id, filename });
      onClose();
    },
  });
  return (
    <FormModal
      title="Rename this resume"
      lead="Applications that you have sent keep the name under which you sent it."
      onClose={onClose}
      busy={isSubmitting}
      submit="Rename"
      label="Rename this resume"
      onSubmit={onSubmit}
    >
      {failure && <Notice kind="error">{failure}</Notice>}
      <KeptInputNotice kept={kept} />
      <TextInput id="filename" label="Name" error={errors.filename?.message} {...form.register('filename')} />
    </FormModal>
  );
}
