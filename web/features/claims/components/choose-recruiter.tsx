import type { Claim } from '../../../../shared/model/claim.ts';
import { undoMinutes } from '../../../../shared/constants/pipeline.ts';
import { oneDay } from '../../../../shared/constants/time.ts';
import { companyInWords } from '../../../../shared/rules/job-words.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { fullName } from '../../../common/people/person.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { termsInWords } from '../model/claim-facts.ts';

interface ChooseRecruiterProps {
  claim: Claim;
  busy: boolean;
  onClose: () => void;
  onChoose: () => void;
}

/** Asks once more before a candidate chooses a recruiter: for which company, for how long, and what becomes of the others. */
export function ChooseRecruiter({ claim, busy, onClose, onChoose }: ChooseRecruiterProps) {
  const { recruiter, client, job, terms, standsDays } = claim;
  const company = companyInWords(client.companyName);
  const { firstName } = recruiter;
  return (
    <ConfirmModal
      title={`Choose ${fullName(recruiter)} for ${company}?`}
      lead={`${firstName} represents you with ${company}${standsDays ? timeInWords(standsDays) : ''}, beginning with ${withStop(job.title)}`}
      onClose={onClose}
      busy={busy}
      keep="Not yet"
      confirm={`Yes, choose ${firstName}`}
      onConfirm={onChoose}
    >
      <ul className="claim-choice-facts">
        <li>Nobody else can put you forward with {company} in that time. Other companies stay as they are.</li>
        <li>
          You can undo this for {undoMinutes} minutes. After that, whoever else offered it reads that you chose another
          recruiter, and nothing more.
        </li>
        <li>
          {firstName} earns {termsInWords(terms)}; you pay nothing.
        </li>
        <li>You can end it whenever you like, under Who represents you.</li>
      </ul>
    </ConfirmModal>
  );
}

function timeInWords(days: number): string {
  const until = new Date(Date.now() + days * oneDay).toISOString();
  return ` for ${days} days, until ${formatDate(until)}`;
}
