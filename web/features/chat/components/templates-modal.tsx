import { useQuery } from '@tanstack/react-query';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { longestTemplateName } from '../../../../shared/constants/chat.ts';
import type { MessageTemplate } from '../../../../shared/model/message-template.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { templatesQuery, useKeepTemplate, useRemoveTemplate } from '../queries/message-templates.ts';
import { MessageWords, wordsProblem } from './message-words.tsx';
import './message-many.css';

interface TemplatesModalProps {
  onUse: (template: MessageTemplate) => void;
  onClose: () => void;
}

/** The user's message templates: one is used, or they are added, changed and removed (PLUS-47). */
export function TemplatesModal({ onUse, onClose }: TemplatesModalProps) {
  const [edited, setEdited] = useState<MessageTemplate | 'new'>();
  if (!edited) return <ListModal {...{ onUse, onClose }} onEdit={setEdited} />;
  const known = edited === 'new' ? undefined : edited;
  return <TemplateForm key={known?.id ?? 'new'} known={known} onDone={() => setEdited(undefined)} />;
}

function ListModal({
  onUse,
  onClose,
  onEdit,
}: TemplatesModalProps & { onEdit: (one: MessageTemplate | 'new') => void }) {
  const templates = useQuery(templatesQuery);
  const remove = useRemoveTemplate();
  return (
    <ConfirmModal
      title="Message templates"
      lead="Texts you write more than once. Only you see them."
      size="medium"
      onClose={onClose}
      keep="Close"
      confirm="New template"
      onConfirm={() => onEdit('new')}
    >
      {remove.error && <FailureNotice what="The template could not be removed" error={remove.error} />}
      {templates.isPending && <SkeletonText lines={4} />}
      {templates.isError && <LoadFailure title="Your templates could not be loaded" query={templates} />}
      {templates.data?.length === 0 && (
        <p className="soft">
          None yet. A template has your words, and fields such as {'{first name}'} and {'{job}'}.
        </p>
      )}
      <ul className="template-list" aria-label="Message templates">
        {templates.data?.map((one) => (
          <TemplateRow
            key={one.id}
            template={one}
            onUse={() => onUse(one)}
            onEdit={() => onEdit(one)}
            onRemove={() => remove.mutate(one.id)}
          />
        ))}
      </ul>
    </ConfirmModal>
  );
}

interface TemplateRowProps {
  template: MessageTemplate;
  onUse: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function TemplateRow({ template: { name, text }, onUse, onEdit, onRemove }: TemplateRowProps) {
  return (
    <li>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p dir="auto">{text}</p>
      </div>
      <span className="cluster">
        <Button size="small" onClick={onUse}>
          Use <span className="visually-hidden">{name}</span>
        </Button>
        <IconButton label={`Change ${name}`} size="small" onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Remove ${name}`} size="small" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

function TemplateForm({ known, onDone }: { known: MessageTemplate | undefined; onDone: () => void }) {
  const [form, setForm, forget] = useKeptState(`message-template.${known?.id ?? 'new'}`, {
    name: known?.name ?? '',
    text: known?.text ?? '',
  });
  const [isAsked, setAsked] = useState(false);
  const keep = useKeepTemplate();
  const [noName, problem] = [!form.name.trim(), wordsProblem(form.text)];
  const save = () => {
    setAsked(true);
    if (noName || problem) return;
    keep.mutate(
      { known, form },
      {
        onSuccess: () => {
          forget();
          onDone();
        },
      },
    );
  };
  return (
    <ConfirmModal
      title={known ? 'Change template' : 'New template'}
      size="medium"
      busy={keep.isPending}
      onClose={onDone}
      keep="Back"
      confirm="Save template"
      onConfirm={save}
    >
      {keep.error && <FailureNotice what="The template was not saved" error={keep.error} kept="Your words are kept." />}
      <TextInput
        label="Name"
        maxLength={longestTemplateName}
        value={form.name}
        error={isAsked && noName ? 'Required' : undefined}
        onChange={({ target }) => setForm({ ...form, name: target.value })}
      />
      <MessageWords
        label="Text"
        value={form.text}
        error={isAsked ? problem : undefined}
        onChange={(text) => setForm({ ...form, text })}
      />
    </ConfirmModal>
  );
}
