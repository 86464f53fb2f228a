/** Days during which an archive of the user's own data can be downloaded; then it is deleted. */
export const exportKeptDays = 7;
/** Minutes after starting one archive until the next may be started. */
export const exportEveryMinutes = 60;
/** Minutes after which an archive that is not ready counts as failed, so that another may be started. */
export const exportPatienceMinutes = 15;
/** Minutes for which a download address is valid. */
export const downloadMinutes = 5;
/** What the user types to erase an account, in any case. */
export const erasureWord = 'erase';
/** Days after a request within which even records that outlive the account are gone (LAND-45). */
export const keptRecordsDays = 90;

/**
 * What remains after an account is erased, why, and after how many days from the request it is gone at the latest: null
 * for what no longer names anybody.
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
    what: 'Steps of applications, attributed to “a former” candidate, recruiter or manager, without what was written',
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
