/** Days within which an archive of one's own data can be downloaded; then it is deleted. */
export const exportKeptDays = 7;
/** Minutes after starting one archive until the next may be started. */
export const exportEveryMinutes = 60;
/** Minutes after which an archive that is not ready counts as failed, so that another may be started. */
export const exportPatienceMinutes = 15;
/** Minutes for which a download address is good. */
export const downloadMinutes = 5;
/** What is typed to erase an account, in any case. */
export const erasureWord = 'erase';
/** Days after a request within which records that outlive the account are gone too (LAND-45). */
export const keptRecordsDays = 90;

/**
 * What stays after an account was erased, why, and how many days after the request it is gone at the latest: null for
 * what names nobody any more.
 */
export interface KeptRecord {
  what: string;
  why: string;
  days: number | null;
}

/** What erasure keeps. The inventory of personal data gives the same days; a test compares them. */
export const keptRecords: readonly KeptRecord[] = [
  {
    what: 'Points awarded and redeemed: amounts and dates, without names or jobs',
    why: 'They are kept for accounting.',
    days: keptRecordsDays,
  },
  {
    what: 'Steps of applications, told of “a former” candidate, recruiter or manager, without what was written',
    why: 'They belong to the job’s record too, and name nobody.',
    days: null,
  },
  {
    what: 'Copies of what happened, in an archive that can only be deleted by its age',
    why: 'They repair the service after a failure; nobody reads them otherwise.',
    days: 74,
  },
  {
    what: 'Backups, and earlier versions of files',
    why: 'They repair the service after a failure; nobody reads them otherwise.',
    days: 49,
  },
];
