import { keys } from '../platform/table/keys.ts';
import type { PersonalData } from './personal-data.ts';

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  jobAward: { leadsTo: 'nothing: ids' },
  jobReferral: { leadsTo: 'nothing: ids' },
  jobAwards: { leadsTo: 'nothing: ids' },
  points: {
    holds: 'the balance of a recruiter, or of a candidate who invited others',
    own: (userId) => keys.points(userId),
    exported: { file: 'points' },
    erasure: { does: 'keep', reason: 'Accounting of rewards', days: 90 },
  },
  ledgerEntry: {
    holds:
      'awards and redemptions of a recruiter, or of a candidate who invited others; names, jobs and clients are removed',
    own: (userId) => keys.ledger(userId),
    exported: { file: 'points' },
    erasure: { does: 'keep', reason: 'Accounting of rewards', days: 90 },
  },
  pointsSubject: { leadsTo: 'event' },
  ledger: { leadsTo: 'ledgerEntry' },
  dueBounty: { leadsTo: 'nothing: ids and days' },
  dueBounties: { leadsTo: 'nothing: ids and days' },
  contestedReturns: { leadsTo: 'ledgerEntry' },
  redemptions: { leadsTo: 'ledgerEntry' },
} satisfies PersonalData;
