import { describe, expect, it } from 'vitest';
import {
  confirmClaim,
  declineClaim,
  endClaim,
  expireClaim,
} from '../../../../functions/features/claims/answer-claim.ts';
import { claimLetter } from '../../../../functions/features/claims/claim-letter.ts';
import { isConcerned, showClaim, showRival, stepsOf } from '../../../../functions/features/claims/show-claim.ts';
import { claimFactsOf, type StoredClaim } from '../../../../functions/records/claim.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClaim, aProposal } from '../../../support/a-claim.ts';
import { actorOf, anApplication, personOf } from '../../../support/an-application.ts';
import { aCandidateOnJob, someTime as at } from '../../../support/builders.ts';

const [candidate, recruiter, manager] = [personOf('candidate'), personOf('recruiter'), personOf('manager')];
const actor = actorOf('candidate');
const circumstances = { actor, at, eventId: 77 };
const refused = (kind: string, message: string) => expect.objectContaining({ kind, message });
const emitted = (type: string, data: object, over: object = {}) =>
  expect.objectContaining({ id: 77, type, time: at, actor, subject: keys.claimSubject(9001), data, ...over });

describe('A proposal that is confirmed', () => {
  const confirming = { ...circumstances, way: 'link' as never, claimDays: 10, applicationId: 4100, acceptedId: 78 };
  const confirmed = (over: Partial<Parameters<typeof confirmClaim>[1]> = {}, before = aProposal()) =>
    confirmClaim(before, { introductions: [], application: undefined, ...over }, confirming);
  const expiresAt = '2026-09-11T10:00:00.000Z';
  const after = { ...aProposal(), state: 'standing', confirmedAt: at, confirmedBy: 'link', expiresAt, version: 4 };
  const introduction = {
    candidateId: 3001,
    recruiterId: 2001,
    claimId: 8,
    since: '2026-08-01T10:00:00.000Z',
    until: '2026-12-01T10:00:00.000Z',
  };

  it('puts the candidate on the job, as if they had applied to this recruiter', () => {
    const accepted = {
      applicationId: 4100,
      job: { id: 5001, title: 'Nurse' },
      managerId: 1001,
      recruiter,
      candidate,
    };
    expect(confirmed()).toEqual({
      before: aProposal(),
      after: { ...after, chosen: { from: 'nowhere' } },
      own: [],
      event: emitted('claim-confirmed', { ...claimFactsOf(aProposal()), way: 'link', expiresAt }),
      place: {
        onJob: {
          jobId: 5001,
          candidateId: 3001,
          managerId: 1001,
          recruiterId: 2001,
          candidate,
          recruiter,
          job: { id: 5001, title: 'Nurse', points: 1500 },
          status: 'contacted',
          statusChangedAt: at,
          version: 1,
          lastChange: null,
          createdAt: at,
          viewedAt: null,
          claim: { id: 9001, points: 1500, guaranteeDays: 30, share: 50 },
          source: 'put_forward',
        },
        application: anApplication({
          id: 4100,
          jobPoints: 1500,
          recruiterIds: [2001],
          state: 'accepted',
          source: 'put_forward',
        }),
        applied: false,
        accepted: emitted('self-assignment-accepted', accepted, {
          id: 78,
          subject: keys.candidateOnJobSubject(5001, 3001),
        }),
      },
    });
  });

  it('accepts the application that waits, and keeps how the candidate came to it', () => {
    const waiting = anApplication({ source: 'invited' });
    expect(confirmed({ application: waiting }).place).toMatchObject({
      application: waiting,
      applied: true,
      onJob: { source: 'invited' },
      accepted: { data: { applicationId: 4001 } },
    });
    expect(confirmed({ application: anApplication() }).place).toMatchObject({ onJob: { source: 'put_forward' } });
    expect(confirmed({ application: anApplication({ state: 'withdrawn', source: 'invited' }) }).place).toMatchObject({
      application: { id: 4100 },
      applied: false,
      onJob: { source: 'put_forward' },
    });
  });

  it('of somebody who withdrew keeps on which links they were counted, so that none counts them again', () => {
    const withdrawn = anApplication({ state: 'withdrawn', countedOn: ['a-link'] });
    expect(confirmed({ application: withdrawn }).place).toMatchObject({
      application: { id: 4100, state: 'accepted', countedOn: ['a-link'] },
    });
  });

  it('leaves the candidate where a recruiter who accepted them without their word has them, or takes over from that one', () => {
    const waits = { ...aCandidateOnJob(), awaitsCandidate: true as const, version: 3 };
    expect(confirmed({ onJob: waits }).place).toEqual({ taken: waits, takenOver: undefined });
    const others = { ...waits, recruiterId: 2002 };
    expect(confirmed({ onJob: others, application: anApplication({ state: 'accepted' }) }).place).toMatchObject({
      taken: others,
      takenOver: { id: 78, data: { applicationId: 4001, recruiter, version: 4, insteadOf: 2002 } },
    });
    expect(confirmed({ onJob: aCandidateOnJob() }).place).toMatchObject({ applied: false });
  });

  it('continues the time of the recruiter’s own introduction, and is refused by another’s', () => {
    const introductions = [undefined, introduction];
    expect(confirmed({ introductions })).toMatchObject({
      own: introductions,
      after: { expiresAt: introduction.until },
    });
    const others = { ...introduction, recruiterId: 2002 };
    expect(() => confirmed({ introductions: [introduction, others] })).toThrow(
      refused(
        'conflict',
        expect.stringMatching(/^Another recruiter has represented this candidate with Lakeside since /),
      ),
    );
    expect(confirmed({ introductions: [{ ...others, until: at }] })).toMatchObject({
      own: [undefined],
      after: { expiresAt },
    });
  });

  it.each<[Partial<StoredClaim>, string]>([
    [{ state: 'standing' }, 'You have confirmed this already'],
    [{ state: 'declined' }, 'You have declined this already'],
    [{ state: 'passed_over' }, 'You have chosen another recruiter for this client'],
    [{ state: 'withdrawn' }, 'The recruiter has withdrawn this proposal'],
    [{ answerBy: at }, 'This proposal ended on 1 Sept 2026'],
    [
      { state: 'lapsed', ending: { at: '2026-08-15T10:00:00.000Z', by: 'time', reason: null } },
      'This proposal ended on 15 Aug 2026',
    ],
  ])('is refused, as is declining it, when it is %j', (over, message) => {
    const before = aProposal(over);
    expect(() => confirmed({}, before)).toThrow(refused('conflict', message));
    expect(() => declineClaim(before, '', circumstances)).toThrow(refused('conflict', message));
  });
});

describe('A claim that ends', () => {
  const ended = (before: StoredClaim, to: string, by: string, reason: string | null, over: object = {}) => ({
    before,
    after: { ...before, state: to, ending: { at, by, reason }, version: before.version + 1 },
    event: emitted('claim-ended', { ...claimFactsOf(before), from: before.state, to, by, reason }, over),
  });

  it('is declined by the candidate, with or without a reason', () => {
    expect(declineClaim(aProposal(), '  No ', circumstances)).toEqual(
      ended(aProposal(), 'declined', 'candidate', 'No'),
    );
    for (const none of ['  ', undefined])
      expect(declineClaim(aProposal(), none, circumstances).after.ending?.reason).toBeNull();
  });

  it('is ended by either, and a proposal withdrawn by its recruiter alone', () => {
    for (const by of ['candidate', 'recruiter'] as const)
      expect(endClaim(aClaim(), { by, reason: ' Done ' }, circumstances)).toEqual(ended(aClaim(), 'ended', by, 'Done'));
    expect(endClaim(aProposal(), { by: 'recruiter' }, circumstances)).toEqual(
      ended(aProposal(), 'withdrawn', 'recruiter', null),
    );
    expect(() => endClaim(aProposal(), { by: 'candidate' }, circumstances)).toThrow(
      refused('conflict', 'This proposal waits for your answer; decline it instead'),
    );
    expect(() => endClaim(aClaim({ state: 'ended' }), { by: 'recruiter' }, circumstances)).toThrow(
      refused('conflict', 'This has already ended'),
    );
  });

  it('lapses or ends with its time, and not before', () => {
    const system = { actor: { kind: 'system' } };
    const due = { at, eventId: 77 };
    const lapsed = aProposal({ answerBy: at });
    expect(expireClaim(lapsed, due)).toEqual(ended(lapsed, 'lapsed', 'time', null, system));
    const over = aClaim({ expiresAt: at });
    expect(expireClaim(over, due)).toEqual(ended(over, 'ended', 'time', null, system));
    const later = '2026-09-01T10:00:00.001Z';
    for (const other of [
      aProposal({ answerBy: later }),
      aClaim({ expiresAt: later }),
      aClaim({ expiresAt: null }),
      aClaim({ expiresAt: at, state: 'ended' }),
      aProposal({ answerBy: at, expiresAt: at, state: 'declined' }),
    ])
      expect(expireClaim(other, due)).toBeUndefined();
  });
});

describe('A claim that is shown', () => {
  const ending = { at, by: 'candidate' as const, reason: 'Private' };

  it('concerns its recruiter, candidate and manager', () => {
    expect([1001, 2001, 3001, 4001].map((id) => isConcerned({ id }, aClaim()))).toEqual([true, true, true, false]);
  });

  it('names the candidate to the manager only once it was confirmed', () => {
    const declined = aProposal({ state: 'declined', message: 'Hi', ending });
    expect(showClaim(declined, manager, true)).toEqual({
      ...declined,
      candidate: null,
      message: null,
      ending: { ...ending, reason: null },
    });
    expect(showClaim(aProposal(), manager, true).ending).toBeNull();
    expect(showClaim(declined, candidate, true)).toBe(declined);
    expect(showClaim(aClaim(), manager, true)).toEqual(aClaim());
    const returned = { ...aProposal(), mailReturns: true as const };
    const learns = [recruiter, manager, candidate].map((viewer) => showClaim(returned, viewer, true).mailReturns);
    expect(learns).toEqual([true, undefined, undefined]);
  });

  it('has its steps in order, without who the candidate is before that', () => {
    const claim = aProposal({ state: 'declined', mailedAt: '2026-08-30T10:05:00.000Z', ending });
    const event = (id: number, type: string, time: string, by: object, data: object) => ({
      id,
      type,
      time,
      actor: by,
      data,
    });
    const events = [
      event(3, 'claim-ended', at, actor, { to: 'declined', by: 'candidate', reason: 'Private' }),
      event(1, 'claim-proposed', claim.proposedAt, actorOf('recruiter'), {}),
      event(2, 'claim-confirmed', '2026-08-31T10:00:00.000Z', { kind: 'system' }, { way: 'link' }),
    ] as unknown as Parameters<typeof stepsOf>[1];
    const { kind: _kind, ...author } = actorOf('recruiter');
    const { kind: _sort, ...person } = actor;
    const none = { way: null, state: null, reason: null };
    const first = [
      { ...none, id: 1, at: claim.proposedAt, by: author, what: 'proposed' },
      { ...none, id: 9001, at: claim.mailedAt, by: null, what: 'mailed' },
      { ...none, id: 2, at: '2026-08-31T10:00:00.000Z', by: null, what: 'confirmed', way: 'link' },
    ];
    const last = { ...none, id: 3, at, what: 'ended', state: 'declined', endedBy: 'candidate' };
    expect(stepsOf(claim, events, candidate, true)).toEqual([...first, { ...last, by: person, reason: 'Private' }]);
    expect(stepsOf(claim, events, manager, true)).toEqual([...first, { ...last, by: null }]);
    expect(stepsOf(aProposal(), [], candidate, true)).toEqual([]);
  });

  it('names a rival to the candidate, and to the manager once that was confirmed', () => {
    const rival = aProposal({ id: 9002, recruiter: { ...recruiter, id: 2002 }, ending });
    const shown = {
      recruiter: null,
      state: 'proposed',
      proposedAt: rival.proposedAt,
      confirmedAt: null,
      confirmedBy: null,
      endedAt: at,
    };
    expect(showRival(rival, aClaim(), manager)).toEqual(shown);
    expect(showRival(rival, aClaim(), recruiter)).toEqual(shown);
    expect(showRival(rival, aClaim(), candidate)).toEqual({ ...shown, recruiter: rival.recruiter });
    const confirmed = { ...rival, confirmedAt: at, confirmedBy: 'link' as never, ending: null };
    expect(showRival(confirmed, aClaim(), manager)).toEqual({
      ...shown,
      recruiter: rival.recruiter,
      confirmedAt: at,
      confirmedBy: 'link',
      endedAt: null,
    });
    expect(showRival(confirmed, aClaim(), recruiter).recruiter).toBeNull();
  });
});

it('A letter of a proposal says who, for what, on which terms, and until when', () => {
  const letter = claimLetter(aProposal({ message: 'You fit well' }), 'https://example.com/represent', 'UTC');
  expect(letter).toEqual({
    subject: 'Olivia Brandt would like to represent you with Lakeside',
    paragraphs: [
      'Hello Priya,',
      'Olivia Brandt would like to put you forward for Nurse. If you agree, Olivia introduces you to Lakeside, and nobody else does for the next months. Nothing happens unless you agree.',
      'Olivia writes: “You fit well”',
    ],
    facts: [
      { label: 'Job', value: 'Nurse' },
      { label: 'Company', value: 'Lakeside' },
      { label: 'Hiring manager', value: 'Daniel Reyes' },
      { label: 'What the recruiter earns', value: '1,500 points if you are hired, and you stay 30 days' },
      { label: 'Answer until', value: '6 Sept 2026' },
    ],
    action: { label: 'See it and decide', href: 'https://example.com/represent' },
    smallPrint:
      'The link works once. If you do nothing, the proposal ends by itself and nobody is put forward. HireHub never reads silence as a yes.',
  });
  const bare = claimLetter(aProposal({ terms: { points: 100, guaranteeDays: 0, share: 50 } }), '');
  expect(bare.paragraphs).toHaveLength(2);
  expect(bare.facts?.[3]?.value).toBe('100 points if you are hired');
});
