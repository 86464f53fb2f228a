import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { jobAlertFrequencyLabels } from '../../../../shared/constants/job-alert.ts';
import type { JobAlert } from '../../../../shared/model/job-alert.ts';
import { jobSearchAddress } from '../../../../shared/rules/job-search-address.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { SavedList } from '../../../ui/overlays/saved-list.tsx';
import { jobAlertsQuery, useRemoveJobAlert } from '../queries/job-alerts.ts';

const alertWords = ({ alert }: JobAlert) =>
  alert === 'never' ? 'No mail' : `Mail: ${jobAlertFrequencyLabels[alert].toLowerCase()}`;

/** The candidate's saved searches of jobs: each opens its list, and can be removed. Nothing before the first. */
export function SavedJobSearches() {
  const { data: searches = [] } = useQuery(jobAlertsQuery);
  const remove = useRemoveJobAlert();
  const navigate = useNavigate();
  if (searches.length === 0) return null;
  return (
    <SavedList
      label="Saved searches"
      items={searches}
      detail={alertWords}
      onOpen={({ wish }) => void navigate(jobSearchAddress(wish))}
      onRemove={(id) => remove.mutate(id)}
      notice={remove.error && <FailureNotice what="The search could not be removed" error={remove.error} />}
    />
  );
}
