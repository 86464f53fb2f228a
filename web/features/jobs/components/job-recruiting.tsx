import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { guaranteeChoices, guaranteeLabels } from '../../../../shared/constants/claims.ts';
import { readSiteConfig } from '../../../api/site-config.ts';
import { useFormValue } from '../../../common/forms/form-inputs.ts';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { fullName } from '../../../common/people/person.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { LoadOptions } from '../../../ui/fields/use-async-options.ts';
import type { JobFields } from '../model/job-fields.ts';
import { invitedRecruitersQuery, recruiterOptionsQuery } from '../queries/options.ts';

/**
 * The recruiters to notify of the job, and the points for a hire (JOB-25), with the referral share on top of them
 * (PLUS-42). Recruiters are read once the form is used, or to name those who are chosen.
 */
export function JobRecruiting({ isReached }: { isReached: boolean }) {
  const guarantee = useFormValue(useFormContext<JobFields>().control, 'guaranteeDays');
  return (
    <FormGroup title="Recruiting">
      <NotifiedRecruiters isReached={isReached} />
      <CountField
        name="openings"
        label="Openings"
        help="How many people you look for. Each hire fills one; the job stays open until the last."
      />
      <CountField
        name="points"
        label="Points"
        placeholder="500"
        help="Earned by the recruiter of each candidate whom you hire."
      />
      <Select
        {...guarantee}
        label="Guarantee"
        required={false}
        options={guaranteeChoices.map((days) => ({ value: days, label: guaranteeLabels[days] }))}
        help="The points are held for this long after the first day at work. Say so on the closed job if the hired person leaves before."
        onChange={(event) => guarantee.onChange(Number(event.target.value) as JobFields['guaranteeDays'])}
      />
      <CountField
        name="referralShare"
        label="Referral share (%)"
        placeholder={String(readSiteConfig().referralShare)}
        help="Of the points, on top of them, for the candidate who invited the hired person. Empty: the usual share."
      />
    </FormGroup>
  );
}

interface CountFieldProps {
  name: 'openings' | 'points' | 'referralShare';
  label: string;
  help: string;
  placeholder?: string;
}

/** A number that may be left out. */
function CountField({ name, ...words }: CountFieldProps) {
  const number = useFormValue(useFormContext<JobFields>().control, name);
  return <NumberInput {...number} {...words} keepsMinus required={false} />;
}

/** Where nobody can be chosen yet: how to invite somebody, and how many have been invited once that was done here. */
function NoRecruiters() {
  const { inviteRecruiters } = useFrameActions();
  const [hasAsked, setAsked] = useState(false);
  const { data: invited = 0 } = useQuery({ ...invitedRecruitersQuery, enabled: hasAsked });
  const invite = () => {
    setAsked(true);
    inviteRecruiters();
  };
  return (
    <div className="cluster">
      <span className="soft" role="status">
        You have no recruiters yet.
        {invited > 0 &&
          ` ${countOf(invited, 'recruiter')} ${invited === 1 ? 'is' : 'are'} invited and can be chosen here once they accept; the job need not wait for that.`}
      </span>
      <Button size="small" onClick={invite}>
        Invite recruiters
      </Button>
    </div>
  );
}

function NotifiedRecruiters({ isReached }: { isReached: boolean }) {
  const queryClient = useQueryClient();
  const chosen = useFormValue(useFormContext<JobFields>().control, 'recruiters');
  const hasChosen = chosen.value.length > 0;
  const { data: recruiters = [], isSuccess } = useQuery({ ...recruiterOptionsQuery, enabled: isReached || hasChosen });
  const load: LoadOptions<number> = useCallback(
    async (text) => {
      const wanted = text.toLowerCase();
      return (await queryClient.ensureQueryData(recruiterOptionsQuery))
        .filter((recruiter) => fullName(recruiter).toLowerCase().includes(wanted))
        .map((recruiter) => ({
          value: recruiter.id,
          label: fullName(recruiter),
          detail: recruiter.email ?? undefined,
        }));
    },
    [queryClient],
  );
  const optionOf = (id: number) => {
    const recruiter = recruiters.find((one) => one.id === id);
    return { value: id, label: recruiter ? fullName(recruiter) : 'Former recruiter' };
  };
  if (isSuccess && recruiters.length === 0) return <NoRecruiters />;
  return (
    <Combobox
      {...chosen}
      label="Recruiters"
      required={false}
      multiple
      minLength={0}
      load={load}
      placeholder="Choose recruiters"
      emptyText="None of your recruiters has this name"
      help="They are notified of the job immediately. Your other recruiters can also find it."
      value={isSuccess ? chosen.value.map(optionOf) : []}
      onChange={(options) => chosen.onChange(options.map(({ value }) => value))}
      disabled={hasChosen && !isSuccess}
    />
  );
}
