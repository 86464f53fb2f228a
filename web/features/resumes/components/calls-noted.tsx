import { Phone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callOutcomeLabels, callOutcomes, type CallOutcome } from '../../../../shared/constants/call.ts';
import type { SamePeople } from '../../../../shared/model/candidate-merge.ts';
import { callForm } from '../../../../shared/validation/imported-candidate.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { payloadResolver } from '../../../common/forms/payload-resolver.ts';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Form, FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { formatDay } from '../../../ui/text/short-dates.ts';
import { useSaveRemarks } from '../queries/candidate-merges.ts';
import '../pages/people.css';

type Of = Pick<SamePeople, 'id' | 'version' | 'calls'>;
interface Fields {
  day: string;
  outcome: CallOutcome;
  said: string;
}

const options = callOutcomes.map((value) => ({ value, label: callOutcomeLabels[value] }));

/** Calls with somebody whom the recruiter added, newest first; the person is not shown them. */
export function CallsNoted({ id, version, calls }: Of) {
  const save = useSaveRemarks(id);
  return (
    <Card title="Calls">
      {save.error && <FailureNotice what="The call was not removed" error={save.error} />}
      {calls.length > 0 && (
        <ul className="call-rows">
          {calls.map(({ day, outcome, said }, at) => (
            // Two calls of one day may say the same.
            <li key={`${day}-${at}`}>
              <span className="call-said">
                <span>{`${callOutcomeLabels[outcome]}, ${formatDay(day)}`}</span>
                {said && <span className="soft">{said}</span>}
              </span>
              <IconButton
                label={`Remove the call of ${formatDay(day)}`}
                size="small"
                disabled={save.isPending}
                onClick={() => save.mutate({ calls: calls.filter((_, place) => place !== at), version })}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <NoteCall id={id} version={version} calls={calls} />
    </Card>
  );
}

function NoteCall({ id, version, calls }: Of) {
  const save = useSaveRemarks(id);
  const [today] = useState(() => isoDay(Date.now()));
  const form = useTouchedForm<Fields>({
    resolver: payloadResolver({
      schema: callForm,
      bodyOf: (fields) => fields,
      controlOf: (key) => key as keyof Fields,
    }),
    defaultValues: { day: today, outcome: 'reached', said: '' },
  });
  const kept = useKeptForm(form, `call.${id}`);
  const sending = useFormSending(form, {
    labels: { day: 'Day', outcome: 'Outcome', said: 'What was said' },
    kept,
    send: async (call) => {
      await save.mutateAsync({ calls: [call, ...calls], version });
      form.reset();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      label="Note a call"
      {...sending}
      actions={
        <Button type="submit" icon={<Phone aria-hidden />} busy={isSubmitting}>
          Note call
        </Button>
      }
    >
      <KeptInputNotice kept={kept} />
      <FormRow>
        <TextInput id="day" label="Day" type="date" required error={errors.day?.message} {...form.register('day')} />
        <Select id="outcome" label="Outcome" options={options} {...form.register('outcome')} />
      </FormRow>
      <TextInput
        id="said"
        label="What was said"
        required={false}
        error={errors.said?.message}
        {...form.register('said')}
      />
    </Form>
  );
}
