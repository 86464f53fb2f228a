import { keys } from '../../platform/table/keys.ts';
import type { PersonalData } from '../../records/personal-data.ts';
import { remove } from '../../records/personal-data.ts';

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  hourCounters: {
    holds: 'how much of what a user did in an hour',
    own: (userId) => keys.hourCounters(userId, ''),
    found: 'its partition carries the person’s id; everybody’s have the last manager’s id only, which leads nowhere',
    exported: { file: 'counters' },
    erasure: remove,
  },
  hourCountersBetween: { leadsTo: 'hourCounters' },
  rollUp: {
    holds: 'how much of what a user did in a week or month',
    found: 'in the partition of the person’s counters; everybody’s name managers, recruiters and clients by id only',
    exported: { not: 'It sums up the hours that the archive has.' },
    erasure: remove,
  },
  rollUps: { leadsTo: 'rollUp' },
  rolledUp: {
    holds: 'until when a user’s counters were summed up, and how the user works by them',
    found: 'in the partition of the person’s counters',
    exported: { not: 'It sums up the hours that the archive has.' },
    erasure: remove,
  },
  countedRow: {
    holds: 'what a user’s counters counted: which candidate moved on which job, other people by id only',
    own: (userId) => keys.countedRows(userId),
    found:
      'its partition carries the person’s id; the list of everybody’s has ids only, which lead nowhere after erasure',
    exported: { file: 'counted' },
    erasure: remove,
  },
  countedRowsBetween: { leadsTo: 'countedRow' },
  countedRows: { leadsTo: 'countedRow' },
} satisfies PersonalData;
