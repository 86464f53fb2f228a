import { useState, type FormEvent } from 'react';
import { maxExpectation, maxMarketPlaces } from '../../../../shared/constants/market.ts';
import { oneDay } from '../../../../shared/constants/time.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { endOfDay } from '../../../common/forms/moment-fields.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { useOfferJob } from '../queries/market.ts';

const usualDays = 30;
const choices = Array.from({ length: maxMarketPlaces }, (_, before) => ({ value: before + 1, label: `${before + 1}` }));

interface Terms {
  places: number;
  day: string;
  expectation: string;
}

interface OfferFieldsProps {
  terms: Terms;
  problems: { day?: string | undefined; expectation?: string | undefined };
  onChange: (terms: Terms) => void;
}

function OfferFields({ terms, problems, onChange }: OfferFieldsProps) {
  return (
    <>
      <Select
        label="Places"
        help="How many of them may work on it at a time."
        options={choices}
        value={terms.places}
        onChange={({ target }) => onChange({ ...terms, places: Number(target.value) })}
      />
      <TextInput
        label="Open until"
        type="date"
        required
        value={terms.day}
        onChange={({ target }) => onChange({ ...terms, day: target.value })}
        error={problems.day}
      />
      <TextArea
        label="What you expect"
        help="For example: three candidates with ICU experience within two weeks."
        required
        maxLength={maxExpectation}
        value={terms.expectation}
        onChange={({ target }) => onChange({ ...terms, expectation: target.value })}
        error={problems.expectation}
      />
    </>
  );
}

/** The terms as they are, or the usual ones. */
function termsOf({ market }: Pick<Job, 'market'>): Terms {
  return {
    places: market?.places ?? 2,
    day: isoDay(market?.until ?? Date.now() + usualDays * oneDay),
    expectation: market?.expectation ?? '',
  };
}

/** What is missing or wrong in the terms, by field. */
function problemsOf({ day, expectation }: Terms): OfferFieldsProps['problems'] {
  return {
    day: !day ? 'Required' : day < isoDay(Date.now()) ? 'Must be in the future' : undefined,
    expectation: expectation.trim() ? undefined : 'Required',
  };
}

/** Asks for how many recruiters, until when, and what is expected of them. */
export function OfferModal({ job, onClose }: { job: Pick<Job, 'id' | 'title' | 'market'>; onClose: () => void }) {
  const offer = useOfferJob(job.id);
  const [terms, setTerms, forget] = useKeptState(`offer.${job.id}`, termsOf(job));
  const [wasTried, setTried] = useState(false);
  const problems = problemsOf(terms);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { places, day, expectation } = terms;
    const until = endOfDay(day);
    if (problems.day || problems.expectation || !until) return;
    offer.mutate(
      { places, until, expectation: expectation.trim() },
      {
        onSuccess: () => {
          forget();
          onClose();
        },
      },
    );
  };
  return (
    <FormModal
      title={`Open ${job.title} to recruiters`}
      lead="Verified recruiters find the job with its points and read what you expect. Whom you accept works on this one job."
      size="medium"
      onClose={onClose}
      busy={offer.isPending}
      submit={job.market ? 'Save' : 'Open to recruiters'}
      label="Offer to recruiters"
      onSubmit={submit}
    >
      {offer.error && <FailureNotice what="The offer was not saved" error={offer.error} />}
      <OfferFields terms={terms} problems={wasTried ? problems : {}} onChange={setTerms} />
    </FormModal>
  );
}
