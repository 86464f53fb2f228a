import { countOf } from '../../../../shared/rules/money.ts';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { offeredMinutes } from '../../../../shared/validation/booking-offer.ts';
import { useAccount } from '../../../common/account/account.ts';
import { OnlineFields } from '../../../common/meetings/online-fields.tsx';
import { fullName } from '../../../common/people/person.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import { useOfferForm } from '../hooks/use-offer-form.ts';
import { beginnings, ends } from '../model/hour-options.ts';
import { OfferedTimes } from './offered-times.tsx';
import { PartnerFields } from './partner-fields.tsx';

interface OfferTimesProps {
  zone: string;
  today: string;
  onClose: () => void;
  onOffered: (message: string) => void;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const some = (values: readonly number[], unit: string) => values.map((value) => ({ value, label: `${value} ${unit}` }));

const noticeHours = [0, 1, 2, 4, 8, 24, 48].map((value) => ({ value, label: countOf(value, 'hour') }));

/** Offers a candidate times to choose from by a mailed link, and lists what was offered (PLUS-07). */
export function OfferTimes({ zone, today, onClose, onOffered }: OfferTimesProps) {
  const isCall = useAccount().role === 'recruiter';
  const form = useOfferForm({
    zone,
    today,
    onOffered: ({ candidate }) => onOffered(`${fullName(candidate)} gets a mail with the link to choose a time`),
  });
  return (
    <FormModal
      title={isCall ? 'Offer times for a first call' : 'Offer times'}
      lead={`The candidate gets a link that works without an account, and can move or cancel the ${isCall ? 'call' : 'interview'} until it begins.`}
      size="medium"
      onClose={onClose}
      busy={form.isSending}
      submit="Send the link"
      label="Offer times"
      className="ui-form"
      after={<OfferedTimes />}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        form.submit();
      }}
    >
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <PartnerFields
        facts={form.partner}
        error={form.candidateProblem}
        jobError={form.refusalOf('jobId')}
        isCall={isCall}
        step={{ error: form.refusalOf('stepId') }}
        onChange={form.setPartner}
      />
      <OfferedSpan form={form} zone={zone} meetings={isCall ? 'calls' : 'interviews'} />
      <OfferedFlags form={form} what={isCall ? 'call' : 'interview'} />
    </FormModal>
  );
}

interface OfferedSpanProps {
  form: ReturnType<typeof useOfferForm>;
  zone: string;
  meetings: 'calls' | 'interviews';
}

/** Which days and hours count besides, and where it is. */
function OfferedFlags({ form, what }: Pick<OfferedSpanProps, 'form'> & { what: 'call' | 'interview' }) {
  return (
    <>
      <Checkbox
        label="Weekends too"
        checked={form.flags.isWeekendOffered}
        onChange={({ target }) => form.setFlags({ isWeekendOffered: target.checked })}
      />
      {form.hasWorkingHours && (
        <Checkbox
          label="Only in my working hours"
          help={form.partner.stepId ? 'Its interviewers are only asked in theirs.' : undefined}
          checked={form.flags.isInWorkingHours}
          onChange={({ target }) => form.setFlags({ isInWorkingHours: target.checked })}
        />
      )}
      <OnlineFields
        isOnline={form.flags.isOnline}
        joinLink={form.where.joinLink}
        error={form.refusalOf('joinLink')}
        what={what}
        onChange={(change) => ('isOnline' in change ? form.setFlags(change) : form.setWhere(change))}
      />
      <TextArea
        label="Comment"
        required={false}
        rows={2}
        maxLength={1000}
        help="Where it is, who calls whom, what to bring: in the mail, and beside the times."
        value={form.where.comment}
        error={form.refusalOf('comment')}
        onChange={({ target }) => form.setWhere({ comment: target.value })}
      />
    </>
  );
}

function OfferedSpan({ form, zone, meetings }: OfferedSpanProps) {
  const choice = (key: keyof typeof form.count, label: string, options: { value: number; label: string }[]) => (
    <Select
      label={label}
      options={options}
      value={form.count[key]}
      error={form.refusalOf(key)}
      onChange={({ target }) => form.setCount({ [key]: Number(target.value) })}
    />
  );
  return (
    <>
      <FormRow>
        {(['firstDay', 'lastDay'] as const).map((key) => (
          <TextInput
            key={key}
            label={key === 'firstDay' ? 'First day' : 'Last day'}
            type="date"
            required
            value={form.days[key]}
            error={form.refusalOf(key)}
            onChange={({ target }) => form.setDays({ [key]: target.value })}
          />
        ))}
      </FormRow>
      <FormRow>
        {choice('fromHour', 'From', beginnings)}
        {choice('toHour', 'To', ends)}
      </FormRow>
      <p className="faint">
        Time in {placeOfZone(zone)}. Only times at which{' '}
        {form.partner.stepId ? 'the candidate and its interviewers' : 'both of you'} are free are shown.
      </p>
      <FormRow>
        {choice('minutes', 'Length', some(offeredMinutes, 'minutes'))}
        {choice('noticeHours', 'Notice', noticeHours)}
      </FormRow>
      <FormRow>
        {choice('bufferMinutes', 'Free around it', some([0, 5, 10, 15, 30, 60], 'minutes'))}
        {choice('mostPerDay', `Most ${meetings} a day`, some(numbers(1, 10), 'a day'))}
      </FormRow>
    </>
  );
}
