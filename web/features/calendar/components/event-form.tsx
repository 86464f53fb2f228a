import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { OnlineFields } from '../../../common/meetings/online-fields.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import { useEventForm, type EventFormInput } from '../hooks/use-event-form.ts';
import { PartnerFields } from './partner-fields.tsx';
import { TimesFields } from './times-fields.tsx';

interface EventFormProps extends Omit<EventFormInput, 'onSaved'> {
  onClose: () => void;
  onSaved: (message: string) => void;
}

const words = {
  meeting: {
    add: 'Schedule an interview',
    change: 'Change the interview',
    save: 'Schedule',
    saved: 'The interview is scheduled',
    confirm: 'Book it anyway',
  },
  call: { add: 'Offer a call', change: 'Change the call', save: 'Save', saved: 'The change is saved' },
  own: {
    add: 'Add an event',
    change: 'Change the event',
    save: 'Add event',
    saved: 'The event is in your calendar',
    confirm: '',
  },
  away: {
    add: 'Mark as unavailable',
    change: 'Change the time away',
    save: 'Mark as unavailable',
    saved: 'You are marked as unavailable',
    confirm: 'Keep them and mark me away',
  },
} as const;

/** Creates or changes an event; refusals appear at the field that they name. */
export function EventForm({ onClose, onSaved, ...given }: EventFormProps) {
  const { kind, event } = given;
  const said = words[event?.isCall ? 'call' : kind];
  const form = useEventForm({ ...given, onSaved: () => onSaved(event ? 'The change is saved' : said.saved) });
  return (
    <FormModal
      title={event ? said.change : said.add}
      size="medium"
      onClose={onClose}
      busy={form.isSaving}
      submit={event ? 'Save' : said.save}
      label={said.add}
      className="ui-form"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        form.submit(false);
      }}
    >
      <EventFields form={form} {...given} />
    </FormModal>
  );
}

type Filled = Pick<EventFormInput, 'kind' | 'event' | 'zone'> & { form: ReturnType<typeof useEventForm> };

function EventFields({ form, kind, event, zone }: Filled) {
  const { draft, facts, change, problems } = form;
  return (
    <>
      {problems.failure && <Notice kind="error">{problems.failure}</Notice>}
      {kind === 'meeting' && !event && (
        <>
          <PartnerFields facts={facts} error={problems.candidate} jobError={problems.job} onChange={change} />
          {form.next && (
            <Checkbox
              label={`Move the candidate to ${pipelineStatusLabels[form.next]}`}
              help="The interview is then the date on the job: moving or cancelling either changes both."
              checked={facts.moves}
              onChange={({ target }) => change({ moves: target.checked })}
            />
          )}
        </>
      )}
      {kind === 'own' && (
        <TextInput
          label="Title"
          required
          maxLength={120}
          value={facts.title}
          error={problems.title}
          help="Only you see what it is; others see that you are not free."
          onChange={({ target }) => change({ title: target.value })}
        />
      )}
      <TimesFields
        draft={draft}
        zone={zone}
        isShort={kind !== 'away'}
        onChange={form.setDraft}
        errors={problems.times}
        question={form.question}
      />
      {problems.asked && (
        <Asked
          words={problems.asked}
          confirm={kind === 'meeting' && event ? 'Move it anyway' : words[kind].confirm}
          onConfirm={() => form.submit(true)}
        />
      )}
      {kind === 'meeting' && <Online form={form} event={event} />}
      {kind !== 'away' && (
        <TextArea
          label="Comment"
          required={false}
          rows={3}
          maxLength={1000}
          value={facts.comment}
          error={problems.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
      )}
    </>
  );
}

function Online({ form: { facts, change, problems }, event }: Pick<Filled, 'form' | 'event'>) {
  const what = event?.isCall ? 'call' : 'interview';
  return <OnlineFields {...facts} error={problems.joinLink} what={what} onChange={change} />;
}

/** What the change would be in the way of, and the button by which it is made all the same. */
function Asked({ words, confirm, onConfirm }: { words: string; confirm: string; onConfirm: () => void }) {
  return (
    <Notice
      kind="warning"
      action={
        <Button size="small" onClick={onConfirm}>
          {confirm}
        </Button>
      }
    >
      {words}.
    </Notice>
  );
}
