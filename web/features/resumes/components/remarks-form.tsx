import { commonSources } from '../../../../shared/constants/call.ts';
import type { SamePeople } from '../../../../shared/model/candidate-merge.ts';
import { remarksForm, tagsIn } from '../../../../shared/validation/imported-candidate.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { payloadResolver } from '../../../common/forms/payload-resolver.ts';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { useSaveRemarks } from '../queries/candidate-merges.ts';

interface Fields {
  tags: string;
  cameFrom: string;
  note: string;
}

const suggestions = (
  <datalist id="common-sources">
    {commonSources.map((source) => (
      <option key={source}>{source}</option>
    ))}
  </datalist>
);

type RemarksFormProps = Pick<SamePeople, 'id' | 'version' | 'note' | 'tags' | 'cameFrom'>;

/** The recruiter's own tags and note about somebody whom they added, and where they came from; the person is not shown them. */
export function RemarksForm({ id, version, note, tags, cameFrom }: RemarksFormProps) {
  const save = useSaveRemarks(id);
  const bodyOf = (fields: Fields) => ({ ...fields, tags: tagsIn(fields.tags), version });
  const form = useTouchedForm<Fields>({
    resolver: payloadResolver({
      schema: remarksForm,
      bodyOf,
      controlOf: (key) => (key === 'tags' || key === 'cameFrom' ? key : 'note'),
    }),
    defaultValues: { tags: tags.join(', '), note, cameFrom },
  });
  const kept = useKeptForm(form, `remarks.${id}`);
  const sending = useFormSending(form, {
    labels: { tags: 'Tags', cameFrom: 'Where they came from', note: 'Note' },
    kept,
    send: async (fields) => {
      await save.mutateAsync(bodyOf(fields));
      showToast({ title: 'Your tags and note were saved.' });
    },
  });
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  return (
    <Form
      label="Your tags and note"
      {...sending}
      actions={
        <Button type="submit" busy={isSubmitting}>
          Save tags and note
        </Button>
      }
    >
      <UnsavedChanges when={isDirty && !isSubmitting && !isSubmitSuccessful} kept={kept} />
      <KeptInputNotice kept={kept} />
      <TextInput
        id="tags"
        label="Tags"
        help="Separate them with commas, such as: java pool, call in May. Each tag is a list of those who have it."
        error={errors.tags?.message}
        {...form.register('tags')}
      />
      <ListsOf tags={tags} />
      <TextInput
        id="cameFrom"
        label="Where they came from"
        help="Such as a job board, a fair or who referred them"
        list="common-sources"
        error={errors.cameFrom?.message}
        {...form.register('cameFrom')}
      />
      {suggestions}
      <TextArea
        id="note"
        label="Note"
        help="For your own use, until the person claims the profile or refuses it. A person who exports their data reads it."
        error={errors.note?.message}
        {...form.register('note')}
      />
    </Form>
  );
}

/** What leads to the list of each tag. */
function ListsOf({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <p className="cluster">
      {tags.map((tag) => (
        <Link key={tag} to={paths.addedWithTag(tag)}>
          <span className="visually-hidden">List of </span>
          {tag}
        </Link>
      ))}
    </p>
  );
}
