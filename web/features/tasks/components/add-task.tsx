import { Plus } from 'lucide-react';
import { nameOfZone } from '../../../../shared/rules/zone-words.ts';
import type { TaskAbout } from '../../../../shared/model/task.ts';
import { taskForm } from '../../../../shared/validation/task.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { fieldZone, momentOf } from '../../../common/forms/moment-fields.ts';
import { payloadResolver } from '../../../common/forms/payload-resolver.ts';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form, FormRow } from '../../../ui/fields/form.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useAddTask } from '../queries/tasks.ts';

interface Fields {
  what: string;
  due: string;
}

/** Writes down something to do, about a person or job or neither. */
export function AddTask({ about = null }: { about?: TaskAbout | null }) {
  const add = useAddTask();
  const bodyOf = ({ what, due }: Fields) => ({ what, dueAt: momentOf(due) ?? null, about });
  const form = useTouchedForm<Fields>({
    resolver: payloadResolver({
      schema: taskForm,
      bodyOf,
      controlOf: (key) => (key === 'dueAt' ? 'due' : 'what'),
    }),
    defaultValues: { what: '', due: '' },
  });
  const kept = useKeptForm(form, `task.${about?.id ?? 'new'}`);
  const sending = useFormSending(form, {
    labels: { what: 'What to do', due: 'Due' },
    controlOf: (key) => (key === 'dueAt' ? 'due' : 'what'),
    kept,
    send: async (fields) => {
      await add.mutateAsync(bodyOf(fields));
      form.reset();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      label="Add a task"
      {...sending}
      actions={
        <Button type="submit" icon={<Plus aria-hidden />} busy={isSubmitting}>
          Add task
        </Button>
      }
    >
      <KeptInputNotice kept={kept} />
      <FormRow>
        <TextInput
          id="what"
          label="What to do"
          required
          placeholder="Ask about the notice period"
          error={errors.what?.message}
          {...form.register('what')}
        />
        <TextInput
          id="due"
          label="Due"
          required={false}
          type="datetime-local"
          help={`You are reminded then, ${nameOfZone(fieldZone())}`}
          error={errors.due?.message}
          {...form.register('due')}
        />
      </FormRow>
    </Form>
  );
}
