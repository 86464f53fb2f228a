import { UserSearch } from 'lucide-react';
import type { CandidateScope } from '../../../../shared/constants/candidate-search.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';

interface NobodyFoundProps {
  scope: CandidateScope;
  /** Whether anything is asked for. */
  isNarrowed: boolean;
  /** Whether people whom the recruiter added are shown above, so that nobody *else* fits. */
  isBesideAdded: boolean;
  /** Absent where there is no filter to clear. */
  onClear: (() => void) | undefined;
  /** How many would be found if those who are on a job were searched too. */
  onAJob: number;
  onShowAll: () => void;
}

/** What is said where nobody is found: without anything asked for, and with. */
const words = {
  added: [
    [
      'You have added nobody who waits',
      'Candidates whom you add by hand, from a resume or from a file are found here until they answer.',
    ],
    ['Nobody you added fits all of this', 'Remove a filter, or search all candidates.'],
  ],
  others: [
    ['No candidates are available', 'Candidates are listed here as soon as they confirm their address.'],
    ['Nobody fits all of this', 'Remove a filter, or save the search to be notified when somebody fits.'],
  ],
} as const;

/** An empty search for candidates: who would be found if availability did not matter, or what else to do. */
export function NobodyFound({ scope, isNarrowed, isBesideAdded, onClear, onAJob, onShowAll }: NobodyFoundProps) {
  const nobody = isBesideAdded ? 'Nobody else' : 'Nobody';
  if (scope !== 'added' && onAJob > 0)
    return (
      <EmptyState
        icon={<UserSearch aria-hidden />}
        title={isNarrowed ? `${nobody} who is available fits` : 'No candidates are available'}
        action={
          <Button kind="primary" onClick={onShowAll}>
            {onAJob === 1 ? 'Show the one on a job' : `Show ${formatCount(onAJob)} on a job`}
          </Button>
        }
      >
        {onAJob === 1 ? 'One candidate' : `${formatCount(onAJob)} candidates`}
        {isNarrowed && (onAJob === 1 ? ' who fits' : ' who fit')} {onAJob === 1 ? 'is' : 'are'} on a job at the moment.
      </EmptyState>
    );
  const [title, help] = words[scope === 'added' ? scope : 'others'][isNarrowed ? 1 : 0];
  return (
    <EmptyState
      icon={<UserSearch aria-hidden />}
      title={title.replace(/^Nobody(?= fits)/, nobody)}
      action={onClear && <Button onClick={onClear}>Clear all filters</Button>}
    >
      {help}
    </EmptyState>
  );
}
