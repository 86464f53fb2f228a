/** What one action of a user, one HTTP call, may cost; units are DynamoDB's. */
export interface ActionBudget {
  /** DynamoDB calls of the HTTP call. */
  calls: number;
  readUnits: number;
  writeUnits: number;
  /** Write units of the call and of everything that reacts to it. */
  writeUnitsInAll: number;
  /** Events on the bus that it leads to. */
  events: number;
  /** The size of the response on the wire. */
  kilobytes?: number;
}

/** No screen calls the table more often, and most call it once: who shows that somebody is verified reads it, too. */
export const mostCallsOfAScreen = 3;
export const shareOfScreensWithOneCall = 0.75;

/** No page of jobs, clients, campaigns, skills and the pipeline makes more calls to the API to show what it does. */
export const mostReadsOfAPage = 3;
export const shareOfPagesWithOneRead = 0.9;
/** Nor do all its calls together ask the table more often. */
export const mostTableCallsOfAPage = 3;

/** Milliseconds from the response to a change to its arrival in the other user's browser, for 95 of 100. */
export const commitToOtherBrowser = 300;

const screen = (calls: number, readUnits: number): ActionBudget => ({
  calls,
  readUnits,
  writeUnits: 0,
  writeUnitsInAll: 0,
  events: 0,
  kilobytes: 8,
});
const change = (
  calls: number,
  readUnits: number,
  [writeUnits, writeUnitsInAll]: [number, number],
  events = 1,
): ActionBudget => ({ calls, readUnits, writeUnits, writeUnitsInAll, events });

/** The screens of the story. */
export const screenBudgets = {
  // Fifty jobs with all that cards say, posted in one minute under new numbers, which compress worst.
  'guest: list of jobs': { ...screen(1, 2), kilobytes: 8.5 },
  'guest: map of jobs': screen(1, 1),
  'guest: categories': screen(1, 1),
  // The job, its text, and how many applied.
  'guest: a job': screen(1, 1.5),
  // The same, the candidate's side of it, what they are matched by, and from whom they hide.
  'candidate: a job': screen(1, 9),
  'candidate: own jobs': screen(3, 4),
  // The recruiter's managers, who waits there, and who was viewed already.
  'recruiter: applications': screen(3, 2),
  // For whom the recruiter works, those managers' jobs packed with who waits on them, and the page's whole by their ids,
  // half a unit each. Ten thousand jobs take the same three calls (test/functions/features/jobs/jobs-of-many-managers.test.ts), and
  // so do those who wait beside them, a unit each, by which their page is one call to the API.
  'recruiter: jobs': screen(3, 15.5),
  // The job, whether it is open to the recruiter and whether its manager is verified.
  'recruiter: a job': screen(2, 4),
  'recruiter: matches on a job': screen(1, 2),
  'manager: clients': screen(1, 1),
  'manager: a client': screen(1, 1),
  'manager: client choices': screen(1, 1),
  'manager: campaigns': screen(1, 1),
  // With who of them is verified: their managers in brief, then who of all these is.
  'manager: recruiters': screen(3, 6),
  'manager: invitations': screen(1, 1),
  // Of a client: all jobs in brief, then the page's whole. Two calls for a few thousand jobs, three for ten thousand.
  'manager: jobs': screen(2, 2),
  'manager: views of the list of jobs': screen(1, 1),
  'manager: notes of a job': screen(1, 3),
  'manager: story of a job': screen(1, 6),
  'manager: associated skills': screen(1, 1),
  'manager: a skill': screen(1, 1),
  'manager: is a campaign’s name free': screen(1, 1),
  // Who hides is read as it is now (PLUS-40).
  'manager: claims': screen(2, 4),
  'recruiter: claims': screen(2, 4),
  'recruiter: saved searches': screen(1, 1),
  'recruiter: uploaded resumes': screen(1, 1),
  'recruiter: tasks': screen(1, 1),
  'recruiter: added people': screen(1, 1),
  'message templates': screen(1, 1),
  'own page for others': screen(1, 1),
  'manager: calendars elsewhere': screen(1, 1),
  'manager: a job': screen(1, 2),
  'manager: candidates on a job': screen(1, 2),
  // Who is on the manager's own jobs, and with whose they help, side by side; more only where they help.
  'manager: waiting candidates': screen(2, 2),
  'manager: candidates to close with': screen(1, 2),
  // Everybody on the job with its gate, the story, and what was sent with the application, side by side.
  'candidate on a job': screen(3, 3),
  'candidate on a job: status': screen(1, 2),
  'candidate on a job: what usually comes next': screen(1, 2),
  'candidate on a job: timeline': screen(1, 1),
  'candidate on a job: notes': screen(1, 1),
  'points: balance': screen(1, 1),
  // Each with who of the people it names hides by now (PLUS-40).
  'points: ledger': screen(2, 2),
  'points: received': screen(2, 2),
  'points: an award': screen(2, 2),
  // With them the recruiter's managers, and in one batch who hides and who is verified, as it is now (PLUS-38, PLUS-40).
  'notifications: all': screen(3, 5),
  'notifications: unread': screen(3, 5),
  // The person, how the two are connected with from whom the candidate hides, and through which jobs.
  'another person’s page': screen(3, 5.5),
  // A page carries its cards twice: as words for readers and as data for the script.
  'guest: page of jobs': { ...screen(1, 2), kilobytes: 13 },
  'guest: page of a category': screen(1, 2),
  'guest: sitemap': screen(1, 1),
  'guest: feed': { ...screen(1, 2), kilobytes: 10 },
  // As its form reads it; the page reads it with its jobs.
  'manager: a campaign': screen(1, 1),
  'recruiter: invitations': screen(1, 1),
  'recruiter: recommendations of a job': screen(1, 1),
  // Every status, header and field of some 190 operations, and a line of each; only developers load them.
  'API description': { ...screen(0, 0), kilobytes: 53 },
  'API page': { ...screen(0, 0), kilobytes: 21 },
  countries: screen(0, 0),
  'city search': screen(0, 0),
  'a city': screen(0, 0),
  // Built-in skills are in memory; created ones are found by the beginning of their name.
  'skill search': screen(1, 1),
  constants: screen(0, 0),
  'own archives': screen(1, 1),
  'own erasure': screen(1, 2),
  'own profile': screen(1, 1),
  'session check': screen(1, 1),
} satisfies Record<string, ActionBudget>;

/**
 * The changes of the story. Each reads the caller's account first, so that a disabled user is refused at once; signing
 * up and in also count tries by account and by caller, before the outcome is known. Viewing notifications marks them in
 * one transaction, which costs twice the units of writes one by one and three calls however many they are. An invited
 * address has an index entry of its own, so that erasing an account finds where others typed it: two units more. A mail of
 * an invitation or a notification counts against its recipient's allowance: one unit. The mail of an event is noted
 * before and after it goes, so that it goes once: two units.
 */
export const changeBudgets = {
  // A manager's name is in an index too, by which super managers find them: four units. Two find whose digest is due.
  // Three calls more are as many as for an address that is taken, so that the time says nothing.
  'sign up': change(7, 4, [20, 26]),
  'confirm the address': change(3, 2, [6, 6]),
  'sign in': change(6, 4, [11, 11], 0),
  // Four units find it by the name of its company, for those who hide from that.
  'add a client': change(2, 1, [8, 12]),
  // Two units count it among its manager's jobs, so that their list reads a page and no more; two more keep it in brief,
  // by which that list is searched, and up to three pack it for lists over several managers. This one names shifts and
  // years of experience, with which it is beyond a further kilobyte: two units.
  'post a job': change(3, 3, [38, 44]),
  // A removed job finds its favourites by an index entry, two units each.
  'sign up with a favourite': change(7, 4, [20, 26]),
  // What leads from the job to the applicant takes two units, and one packs who waits for the manager's recruiters.
  // What the job asks is read with its text.
  // On which links the candidate was counted for this job is read with the job: one unit.
  // For whom an application after an accepted recommendation counts is read with it too: one unit.
  apply: change(3, 7, [14, 19]),
  // Two calls find who is behind the address, or nobody: a registered recruiter is asked instead of signed up.
  'invite a recruiter': change(5, 3, [11, 18]),
  // An index entry makes the recruiter known to other managers (PERM-32), and one finds whose digest is due: two units each.
  'accept an invitation': change(4, 3, [28, 31]),
  'open live updates': change(3, 1, [2, 2], 0),
  // The candidate's milestones are mailed immediately: an event, the mark of the mail, its link and its count, six units in all.
  // Where candidates are is searched by recruiters, so their searchable document is written again: eight units.
  // The claim is owned, due and found from recruiter and manager, by traces from all three: twenty units. Whose the
  // introduction is depends on the job's client, so it is read after the job, by the company's name and by its domain: two
  // units more. Whether the recruiter works for the manager is read before, so that a stranger learns nothing of it. The
  // job in brief counts its candidates: two units, and one packed. On which jobs the recruiter has begun is read with their
  // managers: two units.
  // Accepting also asks the candidate: how many of the recruiter's applicants wait is counted and guarded, one call more;
  // the candidate is notified, which is pushed and mailed.
  'accept a self-assignment': change(6, 7.5, [60, 89], 2),
  'put a candidate forward': change(3, 3, [8, 21]),
  // Of a submitted candidate who is moved, everybody's counters note the answer: one unit. Three rows more list the move
  // behind the figures of its manager, its recruiter and everybody. The recruiter's jobs in progress are ordered by it: one unit.
  'move a candidate': change(3, 3, [8, 17]),
  // Notes kept are counted for whoever wrote it: one unit.
  'write a note': change(3, 3, [4, 5]),
  // The same document, and three lists of closed jobs, less what dashboards no longer sum.
  // The claim of the person who was hired ends: its state in three places, and the event of it.
  // The job in brief moves from one status to the other: four units, and one packed. What the manager's hires earn in the
  // month is counted with the award: two units. A place that was taken by a choice says what was there before: one unit read.
  'close a job': change(3, 3, [40, 86], 4),
  'acknowledge points': change(2, 1, [1, 1], 0),
  'redeem points': change(3, 2, [8, 9]),
  'view 3 notifications': change(5, 6, [6, 6], 0),
} satisfies Record<string, ActionBudget>;

/**
 * What the figures of a dashboard may cost to read in any range, however many jobs there are, and a list below them: its
 * items are as many as weeks, months and hours are asked for.
 */
export const dashboardBudget = { calls: 1, readUnits: 25, callsOfAList: 3, readUnitsOfAList: 35 };

/**
 * What the page of a campaign may cost, which is one call to the API: the campaign, what changed in the index, and 25
 * jobs, half a unit each. Jobs that the same process has shown before are in memory.
 */
export const campaignPageBudget = { calls: mostCallsOfAScreen, callsOfKnownJobs: 2, readUnits: 14.5 };

/** What a page of ten managers beside each other may cost, in any range and however many managers there are. */
export const comparedManagersBudget = { calls: 7, readUnits: 250 };

/**
 * What a page of the list behind a figure may cost, however many rows there are; where few of them count, up to 2,000 are
 * read for a page.
 */
export const figureListBudget = { calls: 3, readUnits: 57, mostCalls: 11, mostReadUnits: 110 };
