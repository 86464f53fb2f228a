import { describe, expect, it } from 'vitest';
import { claimsIn } from '../../../functions/domain/claims/claims.ts';
import * as claims from '../../../functions/records/claim.ts';
import type { StoredClaim } from '../../../functions/records/claim.ts';
import * as introductions from '../../../functions/records/introduction.ts';
import type { Introduction } from '../../../functions/records/introduction.ts';
import { keys, sortable } from '../../../functions/platform/table/keys.ts';
import { openTable } from '../../../functions/platform/table/table.ts';
import { daysToReconsider } from '../../../shared/constants/claims.ts';
import { aCandidateOnJob, someTime } from '../../support/builders.ts';
import { withLocalTable } from '../../support/local-table.ts';
import { describeWrites } from '../../support/outcomes.ts';

const person = (id: number) => ({ id, firstName: 'A', lastName: 'B', avatar: null });
const until = '2027-03-01T10:00:00.000Z';
const answerBy = '2026-09-15T10:00:00.000Z';
const proposal: StoredClaim = {
  id: 60,
  state: 'proposed',
  recruiter: person(7),
  candidate: person(8),
  manager: person(1),
  createdBy: person(7),
  job: { id: 5, title: 'Nurse' },
  client: { id: 9, companyName: 'Lakeside' },
  message: null,
  terms: { points: 500, guaranteeDays: 90, share: 80 },
  proposedAt: someTime,
  answerBy,
  confirmedAt: null,
  confirmedBy: null,
  expiresAt: null,
  ending: null,
  version: 1,
};
const confirmed = { state: 'standing', confirmedAt: someTime, confirmedBy: 'link', expiresAt: until } as const;
const standing = { ...proposal, ...confirmed, version: 2 } as StoredClaim;

const item = (over: object = {}) => ({
  ...proposal,
  ...keys.claim(60),
  ...keys.claimsOfRecruiter(7),
  gsi1sk: sortable(60),
  ...keys.claimsOfManager(1),
  gsi2sk: sortable(60),
  ...over,
});
const pointer = (claimId: number) => ({ ...keys.candidateClaim(8, 5, 7), claimId });
const traces = [7, 8, 1].map((id) => ({ ...keys.trace(id, keys.allOfClaim(60)), place: keys.allOfClaim(60) }));
const due = (at: string) => ({
  ...keys.dueClaim(at.slice(0, 10), 60),
  claimId: 60,
  at,
  ttl: Date.parse(at) / 1000 + 60 * 86_400,
});
const place = keys.introduction(8, { company: 'lakeside', managerId: 1 });
const domain = keys.introduction(8, { company: 'lakesideexample', managerId: 1 });
const ofDomain = { ...standing, companyDomain: 'lakeside.example' };
const own: Introduction = { candidateId: 8, recruiterId: 7, claimId: 59, since: someTime, until };
const introduction = (over: object = {}) => ({ ...place, ...own, claimId: 60, ...over });
const claimed = 'conflict | You have already proposed this candidate for this job';
const taken = 'conflict | Another recruiter already represents this candidate with the client';
const changed = 'conflict | This was answered or ended meanwhile; reload it';
const [atItsEnd, before] = [
  { ...standing, confirmedAt: until },
  { ...standing, confirmedAt: '2027-03-01T09:59:59.999Z' },
];

describeWrites('A proposal', [
  [
    'is found by everyone whom it names, and on the day when silence ends it',
    () => claims.newClaimWrites(proposal, undefined),
    [],
    [item(), pointer(60), ...traces, due(answerBy)],
  ],
  ['is made once', () => claims.newClaimWrites(proposal, undefined), [pointer(59)], claimed],
  [
    'follows an earlier one',
    () => claims.claimMadeWrites(proposal, { id: 59 }),
    [pointer(59)],
    [item(), pointer(60), ...traces],
  ],
  ['follows the newest one only', () => claims.newClaimWrites(proposal, { id: 58 }), [pointer(59)], claimed],
  [
    'is confirmed with its terms',
    () => claims.confirmedClaimWrite(proposal, standing),
    [item()],
    [item({ ...confirmed, version: 2 })],
  ],
  ['is answered once', () => claims.confirmedClaimWrite(proposal, standing), [item({ version: 2 })], changed],
  [
    'says when the candidate was asked by mail',
    () => claims.mailedClaimWrite(60, someTime),
    [item()],
    [item({ mailedAt: someTime })],
  ],
  [
    'that is gone was not asked by mail',
    () => claims.mailedClaimWrite(60, someTime),
    [],
    'TransactionCanceledException',
  ],
]);

const check = () => [...introductions.freeIntroductionChecks(proposal, someTime), { remove: keys.ticket('none') }];
const nobodys = (at: string) => () => [
  ...introductions.noIntroductionChecks(8, { managerId: 1, client: { companyName: 'Lakeside' } }, at),
  { remove: keys.ticket('none') },
];

describeWrites('An introduction', [
  ['is free for the first recruiter', check, [], []],
  ['is free for the recruiter who has it', check, [introduction()], [introduction()]],
  ['of another recruiter is not free', check, [introduction({ recruiterId: 6 })], taken],
  [
    'of another recruiter is free when it ends',
    check,
    [introduction({ recruiterId: 6, until: someTime })],
    [introduction({ recruiterId: 6, until: someTime })],
  ],
  ['is nobody’s before it is anyone’s', nobodys(someTime), [], []],
  ['is nobody’s when it has ended', nobodys(until), [introduction()], [introduction()]],
  ['is somebody’s before it ends, also for who has it', nobodys(someTime), [introduction()], taken],
  [
    'becomes the recruiter’s, and is found on the day when it ends',
    () => introductions.introductionWrites(standing, undefined),
    [],
    [introduction(), due(until)],
  ],
  [
    'of another stays theirs',
    () => introductions.introductionWrites(before, undefined),
    [introduction({ recruiterId: 6 })],
    taken,
  ],
  [
    'of another becomes the recruiter’s when it ends',
    () => introductions.introductionWrites(atItsEnd, undefined),
    [introduction({ recruiterId: 6 })],
    [introduction({ since: until }), due(until)],
  ],
  [
    'that the recruiter has keeps its time',
    () => introductions.introductionWrites({ ...standing, expiresAt: '2028-01-01T00:00:00.000Z' }, [own]),
    [{ ...place, ...own }],
    [{ ...place, ...own, joined: 1 }, due(until)],
  ],
  [
    'is free again by an undone choice',
    () => introductions.undoneIntroductionWrites(standing, [introduction()]),
    [introduction()],
    [],
  ],
  [
    'on which a later choice relies is not free by undoing the first one',
    () => introductions.undoneIntroductionWrites(standing, [introduction()]),
    [introduction({ joined: 1 })],
    changed,
  ],
  [
    'stays with the recruiter whose later choice is undone',
    () => introductions.undoneIntroductionWrites({ ...standing, id: 61 }, [introduction()]),
    [introduction({ joined: 1 })],
    [introduction({ joined: 0 })],
  ],
  [
    'of another is not free by an undone choice',
    () => introductions.undoneIntroductionWrites(standing, [introduction()]),
    [introduction({ recruiterId: 6 })],
    changed,
  ],
  [
    'that the recruiter had is another’s',
    () => introductions.introductionWrites(standing, [own]),
    [introduction({ recruiterId: 6 })],
    taken,
  ],
  [
    'that the recruiter had ends at another time',
    () => introductions.introductionWrites(standing, [own]),
    [introduction({ until: someTime })],
    taken,
  ],
  ['is given back', () => introductions.freedIntroductionWrites([standing]), [introduction()], []],
  ['that is gone is given back', () => introductions.freedIntroductionWrites([standing]), [], []],
  [
    'of another is not given back',
    () => introductions.freedIntroductionWrites([standing]),
    [introduction({ recruiterId: 6 })],
    changed,
  ],
  [
    'to a company that is known by its domain too is under both',
    () => introductions.introductionWrites(ofDomain),
    [],
    [introduction(), introduction(domain), due(until)],
  ],
  [
    'to another client of the domain is another’s',
    () => introductions.introductionWrites(ofDomain),
    [introduction({ ...domain, recruiterId: 6 })],
    taken,
  ],
  [
    'to another client of the domain keeps its time under the new name',
    () => introductions.introductionWrites(ofDomain, [undefined, { ...own, until: someTime }]),
    [introduction({ ...domain, until: someTime, claimId: 59 })],
    [
      introduction({ until: someTime }),
      introduction({ ...domain, until: someTime, claimId: 59, joined: 1 }),
      due(someTime),
    ],
  ],
  [
    'is given back at each of its places',
    () => introductions.freedIntroductionWrites([ofDomain, standing]),
    [introduction(), introduction(domain)],
    [],
  ],
]);

const by = { kind: 'system' } as const;
const ended = () =>
  claims.endedClaim(standing, { to: 'withdrawn', by: 'candidate' } as never, { actor: by, at: until, eventId: 99 });

describeWrites('A claim', [
  [
    'ends with an event',
    () => claims.endedClaimsWrites([ended()]),
    [item({ ...confirmed, version: 2 })],
    [
      item({ ...confirmed, state: 'withdrawn', ending: { at: until, by: 'candidate', reason: null }, version: 3 }),
      { ...keys.event(keys.claimSubject(60), 99), event: ended().event },
    ],
  ],
  ['ends once', () => claims.endedClaimsWrites([ended()]), [item({ version: 3 })], changed],
]);

describe('The end of a claim', () => {
  it('says what was claimed, from which state it ended, by whom and why', () => {
    const { id: _id, createdBy: _by, ...facts } = claims.claimFactsOf(standing) as Record<string, unknown>;
    expect(facts).toEqual({
      claimId: 60,
      recruiter: person(7),
      candidate: person(8),
      managerId: 1,
      job: proposal.job,
      client: proposal.client,
      terms: proposal.terms,
      proposedAt: someTime,
    });
    const end = claims.endedClaim(standing, { to: 'withdrawn', by: 'recruiter', reason: 'Moved' } as never, {
      actor: by,
      at: until,
      eventId: 99,
    });
    expect(end.event.data).toEqual({ ...facts, from: 'standing', to: 'withdrawn', by: 'recruiter', reason: 'Moved' });
    expect(end.event).toMatchObject({ id: 99, time: until, actor: by, subject: keys.claimSubject(60) });
    expect(end.after.ending).toEqual({ at: until, by: 'recruiter', reason: 'Moved' });
  });

  const day = 86_400_000;
  const accepted = { ...standing, confirmedBy: 'application' } as StoredClaim;
  const onJob = aCandidateOnJob({ createdAt: someTime, viewedAt: null });
  const endBy = (who: string, days: number, claim = accepted) =>
    claims.endedClaim(claim, { to: 'withdrawn', by: who } as never, {
      actor: by,
      at: new Date(Date.parse(someTime) + days * day).toISOString(),
      eventId: 99,
    });
  const move = { from: 'contacted' } as never;
  it.each([
    ['the candidate within a week', endBy('candidate', daysToReconsider), onJob, true],
    ['the candidate after that', endBy('candidate', daysToReconsider + 0.001), onJob, false],
    ['the recruiter', endBy('recruiter', 1), onJob, false],
    ['a candidate who confirmed by a link', endBy('candidate', 1, standing), onJob, false],
    ['a candidate whom the manager moved', endBy('candidate', 1), { ...onJob, status: 'submitted' as const }, false],
    ['a candidate whose move was taken back', endBy('candidate', 1), { ...onJob, lastChange: move }, false],
    ['a candidate who came at another time', endBy('candidate', 1), { ...onJob, createdAt: until }, false],
    ['a candidate whom the manager looked at', endBy('candidate', 1), { ...onJob, viewedAt: until }, true],
    ['a candidate whom the manager took', endBy('candidate', 1), { ...onJob, viewedAt: someTime }, false],
  ])('by %s decides whether the application waits again', (_who, end, place, expected) => {
    expect(claims.putsApplicationBack(end, place)).toBe(expected);
  });

  it('is about the same introduction for the same candidate, manager and client', () => {
    expect(introductions.isSameIntroduction(proposal, { ...standing, id: 61 })).toBe(true);
    const renamed = { client: { id: 9, companyName: 'Bay Clinic' }, companyDomain: 'lakeside.example' };
    expect(introductions.isSameIntroduction(ofDomain, { ...standing, ...renamed })).toBe(true);
    expect(introductions.isSameIntroduction(proposal, { ...standing, ...renamed })).toBe(false);
    expect(introductions.isSameIntroduction(proposal, { ...proposal, candidate: person(18) })).toBe(false);
    expect(
      introductions.isSameIntroduction(proposal, { ...proposal, client: { id: null, companyName: 'Lakeside' } }),
    ).toBe(false);
  });
});

describe('The claims of a candidate', () => {
  const local = withLocalTable();

  it('are read newest first, without those that are gone', async () => {
    const table = openTable(local.tableName, local.documents);
    const another = { ...proposal, id: 61, recruiter: person(6) };
    await table.write(claims.newClaimWrites(proposal, undefined));
    await table.write(claims.newClaimWrites(another, undefined));
    await table.writeOne({ put: { ...keys.candidateClaim(8, 4, 7), claimId: 59 } });
    await table.write(introductions.introductionWrites(standing, undefined));
    const { claim, claimsOfCandidate, introductionOf } = claimsIn(table);
    expect((await claimsOfCandidate(8)).map(({ id }) => id)).toEqual([61, 60]);
    expect(await claim(60)).toEqual(item());
    expect(await introductionOf(8, { managerId: 1, client: { companyName: 'LAKESIDE Inc.' } })).toEqual(introduction());
    expect(await introductionOf(8, { managerId: 1, client: null })).toBeUndefined();
  });
});
