// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { ClaimEvidence, ClaimStep } from '../../../../shared/model/claim-evidence.ts';
import { claimStepKinds } from '../../../../shared/model/claim-evidence.ts';
import { ClaimPoints } from '../../../../web/features/claims/components/claim-points.tsx';
import { actorOf, stepWords } from '../../../../web/features/claims/model/claim-steps.ts';
import { renderPage } from '../../support/render-page.tsx';

type Bounty = NonNullable<ClaimEvidence['bounty']>;
const [past, future] = ['2026-03-02T12:00:00.000Z', '2099-01-12T12:00:00.000Z'];
const held: Bounty = { points: 500, state: 'held', heldUntil: future, leaving: null };
const said: NonNullable<Bounty['leaving']> = {
  leftOn: '2026-02-20',
  reason: 'She moved.',
  saidAt: past,
  points: 500,
  contestUntil: future,
  contest: null,
  decision: null,
};
const contest = { at: past, words: 'She is there.' };
const decision = { at: past, by: null, outcome: 'restored' as const, words: 'So.' };
const outcomes = [
  'If the hiring manager is right: 500 points return, and nobody earns them for this hire.',
  'If the recruiter is right: the recruiter keeps 500 points, to redeem once the guarantee has ended on 12th Jan 2099.',
];
const decides = 'A Super Hire manager who works with the hiring manager, or else HireHub, decides, for good.';

it.each<[string, Bounty, Role, string, string[]]>([
  ['held', held, 'manager', '500 points are held until the guarantee ends on 12th Jan 2099.', []],
  ['held for somebody', { ...held, heldUntil: null }, 'manager', '500 points are held.', []],
  ['available', { ...held, state: 'available' }, 'recruiter', '500 points are the recruiter’s to redeem.', []],
  [
    'returned',
    { ...held, state: 'returned' },
    'recruiter',
    '500 points returned: nobody earned them for this hire.',
    [],
  ],
  [
    'decided',
    { ...held, state: 'available', leaving: { ...said, decision } },
    'recruiter',
    'It was decided that the recruiter keeps them. 500 points are the recruiter’s to redeem.',
    [],
  ],
  [
    'asked back, to the recruiter',
    { ...held, leaving: said },
    'recruiter',
    'The hiring manager says that the hired person left within the guarantee. The recruiter can contest it until 12th Jan 2099; otherwise the points return on that day.',
    outcomes,
  ],
  [
    'contested, to the candidate',
    { ...held, leaving: { ...said, contest } },
    'candidate',
    `The hiring manager says that you left within the guarantee. The recruiter contests it. ${decides}`,
    outcomes,
  ],
  [
    'disputed, to the super manager',
    { ...held, heldUntil: null, leaving: { ...said, about: 'payee' } },
    'super_manager',
    `The hiring manager says that the recruiter did not earn the points. The recruiter can reply until 12th Jan 2099. ${decides}`,
    [outcomes[0]!, 'If the recruiter is right: the recruiter keeps 500 points.'],
  ],
])(
  'The evidence of points that are %s says where they are, who decides and both outcomes (PLUS-41)',
  (_, bounty, reader, words, both) => {
    renderPage(() => <ClaimPoints bounty={bounty} reader={reader} />, '/claims/9');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(both);
    const mayReply = reader === 'recruiter' && both.length > 0;
    expect(screen.queryAllByRole('link', { name: 'Points' })).toHaveLength(mayReply ? 1 : 0);
  },
);

const words: Record<ClaimStep['what'], [ofOthers: string, ofCandidate: string]> = {
  proposed: ['made the proposal', 'made the proposal'],
  mailed: ['asked the candidate by mail', 'asked you by mail'],
  confirmed: ['confirmed', 'confirmed'],
  undone: ['took the choice back', 'took the choice back'],
  ended: ['ended it', 'ended it'],
  moved: ['moved the candidate to Submitted', 'moved you to “Put forward”'],
  earned: ['hired the candidate, which earned 500 points', 'hired you, which earned 500 points'],
  left: [
    'said that the hired person left, and asked for 500 points back',
    'said that you left, and asked for 500 points back',
  ],
  disputed: ['contested that the recruiter earned 500 points', 'contested that the recruiter earned 500 points'],
  contested: ['contested that', 'contested that'],
  filed: ['added a file', 'added a file'],
  upheld: ['decided that 500 points return', 'decided that 500 points return'],
  restored: ['decided that the recruiter keeps 500 points', 'decided that the recruiter keeps 500 points'],
  returned: [
    'returned 500 points, since nobody contested it in time',
    'returned 500 points, since nobody contested it in time',
  ],
};
const step = {
  id: 1,
  at: past,
  by: null,
  way: null,
  state: null,
  reason: null,
  status: 'submitted',
  points: 500,
} as const;

it.each(claimStepKinds)('A step of a claim that %s says what it was to each reader (PLUS-04)', (what) => {
  expect([stepWords({ ...step, what }, 'manager'), stepWords({ ...step, what }, 'candidate')]).toEqual(words[what]);
});

it.each([
  ['hire', 'Rosa Lopez ended it with the hire'],
  ['candidate', 'Rosa Lopez ended it'],
  ['time', 'HireHub ended it: its time was over'],
  ['erasure', 'HireHub ended it with an account that was erased'],
] as const)('The end of a claim says what ended it, a %s too', (endedBy, said) => {
  const by = said.startsWith('Rosa') ? { id: 1, firstName: 'Rosa', lastName: 'Lopez', role: 'manager' as const } : null;
  const end: ClaimStep = { ...step, by, what: 'ended', state: 'ended', endedBy };
  expect(`${actorOf(end)} ${stepWords(end, 'recruiter')}`).toBe(said);
});

it('A step without a name is by HireHub where no person does it', () => {
  const anonymous = claimStepKinds.filter((what) => actorOf({ by: null, what }) === 'HireHub');
  expect(anonymous).toEqual(['mailed', 'upheld', 'restored', 'returned']);
  const by = { id: 1, firstName: 'Rosa', lastName: 'Lopez', role: 'recruiter' as const };
  expect(actorOf({ by, what: 'contested' })).toBe('Rosa Lopez');
});
