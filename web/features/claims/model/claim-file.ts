import type { Role } from '../../../../shared/constants/roles.ts';
import type { Claim } from '../../../../shared/model/claim.ts';
import type { FileColumn } from '../../../common/lists/list-file.tsx';
import { fullName } from '../../../common/people/person.ts';
import { isoDay } from '../../../ui/text/dates.ts';
import { stateInWords, termsInWords } from './claim-facts.ts';

const day = (at: string | null | undefined) => (at ? isoDay(at) : null);

/** What a file of claims says to its reader: the facts of their cards, each in a column of its own. */
export const claimFileColumns = (role: Role): readonly FileColumn<Claim>[] => [
  { header: 'Recruiter', text: ({ recruiter }) => fullName(recruiter) },
  { header: 'Candidate', text: ({ candidate }) => (candidate ? fullName(candidate) : null) },
  { header: 'Job', text: ({ job }) => job.title },
  { header: 'Client', text: ({ client }) => client.companyName },
  { header: 'State', text: (claim) => stateInWords(claim, role) },
  { header: 'Terms', text: ({ terms }) => termsInWords(terms) },
  { header: 'Words', text: ({ message }) => message },
  {
    header: 'Answer until',
    text: ({ state, stop, answerBy }) => (state === 'proposed' && !stop ? day(answerBy) : null),
  },
  { header: 'Since', text: ({ confirmedAt }) => day(confirmedAt) },
  { header: 'Until', text: ({ state, expiresAt }) => (state === 'standing' ? day(expiresAt) : null) },
  { header: 'Ended on', text: ({ ending }) => day(ending?.at) },
];
