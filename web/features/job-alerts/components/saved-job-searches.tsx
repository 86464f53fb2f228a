import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import {
  jobAlertFrequencies,
  jobAlertFrequencyLabels,
  type JobAlertFrequency,
} from '../../../../shared/constants/job-alert.ts';
import type { JobAlert } from '../../../../shared/model/job-alert.ts';
import { jobSearchAddress } from '../../../../shared/rules/job-search-address.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { SavedList } from '../../../ui/overlays/saved-list.tsx';
import { jobAlertsQuery, useChangeFrequency, useRemoveJobAlert } from '../queries/job-alerts.ts';

const alertWords = ({ alert }: JobAlert) =>
  alert === 'never' ? 'No mail' : `Mail: ${jobAlertFrequencyLabels[alert].toLowerCase()}`;

const frequencies = jobAlertFrequencies.map((one) => ({ value: one, label: jobAlertFrequencyLabels[one] }));

/**
 * The candidate's saved searches of jobs: each opens its list, is mailed more or less often, and can be removed. Nothing
 * before the first.
 */
export function SavedJobSearches() {
  const { data: searches = [] } = useQuery(jobAlertsQuery);
  const remove = useRemoveJobAlert();
  const change = useChangeFrequency();
  const navigate = useNavigate();
  if (searches.length === 0) return null;
  return (
    <SavedList
      label="Saved searches"
      items={searches}
      detail={alertWords}
      choice={(search) => (
        <Select
          label={`How often new jobs for ${search.name} are mailed`}
          hideLabel
          options={frequencies}
          value={search.alert}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ ...search, alert: target.value as JobAlertFrequency })}
        />
      )}
      onOpen={({ wish }) => void navigate(jobSearchAddress(wish))}
      onRemove={(id) => remove.mutate(id)}
      notice={
        <>
          {remove.error && <FailureNotice what="The search could not be removed" error={remove.error} />}
          {change.error && <FailureNotice what="How often it is mailed could not be changed" error={change.error} />}
        </>
      }
    />
  );
}
