import { expect, it } from 'vitest';
import { inventory, isHolding } from '../../functions/features/personal-data/inventory.ts';

// Merging candidates must forget nothing that one of them has. Somebody who was imported has no account yet, so most
// kinds of records cannot be theirs; what can be is listed with what a merge does about it.
const ofImports: Readonly<Record<string, string>> = {
  importedCandidate: 'leaves for the merge, and comes back when it is undone',
  importedAddress: 'stays, so that nobody is imported twice',
  importedRow: 'stays: it says what became of a row, whoever has the record now',
  candidateMerge: 'is the merge; one before it stays, and is undone after it',
  candidateInvitation: 'stays open: either link claims or refuses what was merged',
  invitedCandidate: 'stays, so that nobody is invited twice',
  mailedToken: 'stays valid, like the invitation that it leads to',
  currentToken: 'stays, so that sending an invitation again ends its earlier link',
  askedApplicants: 'stays: it is about applications, which an imported candidate has none of',
  askedAddress: 'stays: it is about the address, and becomes a proposal when the person joins',
  askedEmail: 'stays, so that nobody is asked twice',
  parsedResume: 'stays with the recruiter, and is erased with the import or the merge that names it',
  mailAddress: 'stays: it is about the address, whoever has it',
  heldMail: 'stays: the mail of the invitation is sent as it was written',
  event: 'keeps the names of the time; a merge adds its own',
};

// Kinds that only an account has: a registered candidate is never merged away, so theirs stay where they are.
const ofAccounts = new Set(
  `account emailOwner emailChange secondFactor passkeys
  session verification avatarUpload attempts request openRequest candidateHead savedSearch savedSearchFind
  task ownPage messageTemplate writtenToMany jobAlert askedJobAlert jobAlertReader
  judgedCandidate candidateCard employeeInfo hiddenFrom ownResume profileEntry recruiterOfManager managerOfRecruiter
  managersInBrief workOfRecruiter askedRecruiter begunJob packedJobs
  collaboration overseer managerName recruiterInvitation invitedEmail joinInvitation recommendation recommendedEmail jobLink
  peopleImport importedOnDay mailAllowance companiesAsked writtenSummaries tagAllowance client
  clientSubject associatedSkill campaign campaignUpload publicCampaign job jobText jobView jobNote
  jobHandover handoverTo jobMember askedColleague membership interviewPlan heldInterview scorecard
  candidateOnJob putForward storyHiding storyLeftBy storyManager candidateJobNote application favoriteJob applicantOfJob sharedJobs
  favoriteCandidate approvedCandidate viewedCandidate claim waitingChoice candidateClaim introduction points pointsOfMonth ledgerEntry
  notification digestReader lastDigest mailedFigures unreadMark waitingMail unreadLetter calendarDay meetingSeat interview bookingOffer
  calendarFeed calendarFeedSecret calendarEvent providedRoom connection ticketsTaken ticket conversation chatMessage sentMessage
  claimFile claimFilesBy chatUpload chatUploadsOn hourCounters rollUp rolledUp closing countedRow searchChange dataExport
  erasure trace`.split(/\s+/),
);

const kinds = Object.entries(inventory).flatMap(([name, entry]) => (isHolding(entry) ? [name] : []));

it('Merging considers every kind of record: say here what it does about a new one, if an imported candidate can have it (PLUS-15)', () => {
  expect(kinds.filter((name) => !(name in ofImports) && !ofAccounts.has(name))).toEqual([]);
});

it('Merging considers no kind of record that is gone, and none twice', () => {
  const considered = [...Object.keys(ofImports), ...ofAccounts];
  expect(considered.filter((name) => !kinds.includes(name))).toEqual([]);
  expect(new Set(considered).size).toBe(considered.length);
});
