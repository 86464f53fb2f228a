import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { heldForReviewWords, inQuestionWords, rewardFormLabels } from '../../../../shared/constants/points.ts';
import type { ExpectedBounty, Statement, StatementLine, StatementState } from '../../../../shared/model/statement.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { fullName } from '../../../common/people/person.ts';
import { formatDay } from '../../../ui/text/short-dates.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

/** A month as its statement names it: 'November 2026'. */
export function monthInWords(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** The month so many months later, as YYYY-MM. */
export function monthBy(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** A day of the statement in the reader’s zone: '3rd Mar 2026'. */
export function dayOf(at: string, zone: string): string {
  return formatDay(new Date(at).toLocaleDateString('en-CA', { timeZone: zone }));
}

type Moved = Pick<StatementLine, 'kind' | 'job' | 'candidate' | 'isReferral'> & {
  reward?: StatementLine['reward'] | undefined;
};

/** What a line of the statement or of the ledger is. */
export function whatOf({ kind, job, candidate, reward, isReferral }: Moved): string {
  const hire = candidate && job ? `${fullName(candidate)}, ${job.title}` : 'A hire';
  const form = reward ? ` as ${rewardFormLabels[reward].toLowerCase()}` : '';
  return {
    award: `${isReferral ? 'Invited by you and hired' : 'Hired'}: ${hire}`,
    return: `Left within the guarantee: ${hire}`,
    restoration: `Restored after a contest: ${hire}`,
    redemption: `Redeemed${form}`,
    refund: 'Given back: a reward was refused',
  }[kind];
}

interface Words {
  meaning: Meaning;
  words: (day: string) => string;
}
const stateWords: Record<StatementState, Words | undefined> = {
  guarantee: {
    meaning: 'amber',
    words: (day) => (day ? `Within guarantee until ${day}` : 'Held until the hiring manager is verified'),
  },
  review: { meaning: 'amber', words: () => heldForReviewWords },
  question: { meaning: 'amber', words: () => inQuestionWords },
  payable: { meaning: 'violet', words: (day) => `Payable since ${day}` },
  returned: { meaning: 'red', words: (day) => `Returned on ${day}` },
  requested: { meaning: 'amber', words: () => 'Requested' },
  approved: { meaning: 'accent', words: (day) => `Approved on ${day}` },
  paid: { meaning: 'green', words: (day) => `Paid on ${day}` },
  refused: { meaning: 'red', words: (day) => `Refused on ${day}` },
  booked: undefined,
};

/** Where a line is when the statement ends; undefined where it has nowhere to go. */
export function stateOf({ state, on }: Pick<StatementLine, 'state' | 'on'>, zone: string) {
  const said = stateWords[state];
  return said && { meaning: said.meaning, label: said.words(on ? dayOf(on, zone) : '') };
}

/** By which of the recruiter’s own candidates an expected bounty is weighed. */
export function chanceWords({ chance }: Pick<ExpectedBounty, 'chance'>): string {
  return chance
    ? `${chance.hired} of your ${chance.of} who reached ${pipelineStatusLabels[chance.from]} were hired`
    : `Not weighed: fewer than ${fewestCases} of your candidates are decided`;
}

/** What is likely of all that is expected; undefined while nothing can be weighed. */
export function likelyWords(expected: readonly ExpectedBounty[]): string | undefined {
  const weighed = expected.flatMap((one) => one.weighed ?? []);
  const without = expected.length - weighed.length;
  if (weighed.length === 0) return undefined;
  const sum = weighed.reduce((all, points) => all + points, 0);
  return `likely ${formatCount(sum)}${without > 0 ? `, without ${without} not weighed` : ''}`;
}

/** The statement as rows of a file: one per movement, then what was paid and what is expected, then the sums. */
export function statementRows(statement: Statement, zone: string): (string | number | null)[][] {
  const { month, lines, payments, expected, opening, closing, guarantee, payable } = statement;
  const until = dayOf(statement.until, zone);
  return [
    ['Section', 'Date', 'What', 'Points', 'State', 'Reason'],
    ['Opening balance', dayOf(statement.from, zone), monthInWords(month), opening, null, null],
    ...lines.map((line) => [
      'Movement',
      dayOf(line.at, zone),
      whatOf(line),
      line.points,
      stateOf(line, zone)?.label ?? null,
      line.reason,
    ]),
    ['Closing balance', until, monthInWords(month), closing, null, null],
    ['Held', until, null, guarantee, null, null],
    ['Payable', until, null, payable, null, null],
    ...payments.map(({ at, points, reward }) => [
      'Paid out',
      dayOf(at, zone),
      reward ? rewardFormLabels[reward] : null,
      points,
      'Paid',
      null,
    ]),
    ...expected.map(({ candidate, job, points, companyName, chance, weighed }) => [
      'Expected',
      until,
      `${candidate ? fullName(candidate) : 'A candidate'}, ${job.title}, ${companyName}`,
      points,
      weighed === null ? 'Expected' : `Expected, likely ${formatCount(weighed)}`,
      chanceWords({ chance }),
    ]),
  ];
}
