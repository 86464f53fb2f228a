import { beforeEach, describe, expect, it } from 'vitest';
import {
  addClaimFileHandler,
  downloadClaimFileHandler,
} from '../../../../functions/features/claims/claim-file.handlers.ts';
import { claimFileKey, claimFileQuarantineKey } from '../../../../functions/platform/outside/files/claim-file-keys.ts';
import { claimFilesStore } from '../../../../functions/features/claims/claim-files.store.ts';
import { readClaimHandler } from '../../../../functions/features/claims/claim.handlers.ts';
import { receiveClaimFile } from '../../../../functions/features/claims/receive-claim-file.steps.ts';
import { contestFiles } from '../../../../functions/features/operator/decide-contest.steps.ts';
import { operatorStore } from '../../../../functions/features/operator/operator.store.ts';
import { listedIn } from '../../../../functions/platform/table/key.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { ClaimEvidence } from '../../../../shared/model/claim-evidence.ts';
import type { StoredEntry } from '../../../../functions/records/points.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { plainFiles } from '../../../support/plain-files.ts';
import type { ClaimsWorld } from './claims-world.ts';
import { openClaims } from './claims-world.ts';

const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF');

/** A claim whose candidate was hired, of which the manager says that they left, and what adding files to it takes. */
async function aContest(world: ClaimsWorld) {
  const { table, clock } = world;
  const [recruiter, candidate] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
  const { manager } = world;
  const job = await world.aClientsJob();
  const { id } = await world.propose(recruiter, candidate, job.id);
  await world.confirm(candidate, id);
  const award = { id: 50, recruiterId: recruiter.id, returnId: 60, bounty: 'held', points: 500, at: someTime };
  const said = {
    ...award,
    id: 60,
    points: 0,
    kind: 'return',
    manager: { id: manager.id, firstName: 'Maria', lastName: 'Lopez', avatar: null },
    leaving: {
      leftOn: '2026-09-02',
      reason: 'She moved.',
      saidAt: someTime,
      points: 500,
      contestUntil: '2099-01-01T00:00:00.000Z',
      contest: null,
      decision: null,
    },
  } as unknown as StoredEntry;
  const say = (entry: object) => table.writeOne({ put: { ...keys.ledgerEntry(recruiter.id, 60), ...entry } });
  await table.writeOne({ put: { ...keys.jobAward(job.id, candidate.id), recruiterId: recruiter.id, entryId: 50 } });
  await table.writeOne({
    put: { ...keys.ledgerEntry(recruiter.id, 50), ...award, manager: said.manager, job: null, candidate: null },
  });
  await say(said);
  const files = plainFiles();
  const needs = { ...world, claimFilesStore: claimFilesStore(table), files, checkedFiles: files, clock };
  const params = { id };
  const add = async (actor: Actor, filename = 'shifts.pdf', clientId: string = crypto.randomUUID()) => {
    await resultOf(addClaimFileHandler, { params, body: { clientId, filename, size: 9 }, actor }, needs);
    return clientId;
  };
  const place = (actor: Actor, fileId: string) => ({ claimId: id, userId: actor.id, fileId });
  /** What S3 does with a posted file, and then the function behind it. */
  const arrives = async (actor: Actor, fileId: string, body: Uint8Array = pdf) => {
    const key = claimFileQuarantineKey(place(actor, fileId));
    await files.write(key, { body, contentType: 'application/pdf' });
    await receiveClaimFile(key, needs);
  };
  const read = async (actor: Actor): Promise<ClaimEvidence> => resultOf(readClaimHandler, { params, actor }, needs);
  const download = (actor: Actor, fileId: string) =>
    resultOf(downloadClaimFileHandler, { params: { id, fileId }, actor }, needs);
  const people = { recruiter, candidate, manager };
  return { ...people, table, id, files, said, say, add, arrives, read, download, place };
}
type Contest = Awaited<ReturnType<typeof aContest>>;

describe('A file of what is contested', () => {
  let contest: Contest;
  const world = withLocalTable(openClaims);
  beforeEach(async () => {
    contest = await aContest(world);
  });
  const stateOf = async (actor: Actor) => (await contest.read(actor)).files.map(({ name, state }) => [name, state]);

  it('is added by either side, and read by both and the candidate once it passed the check of messages (PLUS-41)', async () => {
    const { recruiter, manager, candidate, add, arrives, read, download, files, place } = contest;
    const ofRecruiter = await add(recruiter);
    expect([await stateOf(recruiter), await stateOf(manager), await stateOf(candidate)]).toEqual([
      [['shifts.pdf', 'waiting']],
      [],
      [],
    ]);
    await refusalOf(contest.download(recruiter, ofRecruiter));
    await arrives(recruiter, ofRecruiter);
    await arrives(recruiter, ofRecruiter);
    world.clock.set('2026-09-01T10:01:00.000Z');
    const ofManager = await add(manager, 'letter.pdf');
    await arrives(manager, ofManager);
    for (const reader of [recruiter, manager, candidate]) {
      const { files: shown, steps, mayAddFiles } = await read(reader);
      expect(shown.map(({ name, by, size }) => [name, by.id, size])).toEqual([
        ['shifts.pdf', recruiter.id, pdf.length],
        ['letter.pdf', manager.id, pdf.length],
      ]);
      expect(steps.flatMap(({ what, reason }) => (what === 'filed' ? [reason] : []))).toEqual([
        'shifts.pdf',
        'letter.pdf',
      ]);
      expect(mayAddFiles).toBe(reader !== candidate);
      expect((await download(reader, ofRecruiter)).url).toContain(claimFileKey(place(recruiter, ofRecruiter)));
    }
    expect([...files.kept.keys()].filter((key) => key.startsWith('quarantine/'))).toEqual([]);
  });

  it('is opened by nobody whom the claim does not concern, and is not there for whom its candidate hides from', async () => {
    const { recruiter, manager, candidate, add, arrives, download, table, read } = contest;
    const fileId = await add(recruiter);
    await arrives(recruiter, fileId);
    const strangers = [
      anActor('recruiter', { id: 1 }),
      anActor('candidate', { id: 2 }),
      anActor('super_manager', { id: 3 }),
    ];
    for (const stranger of strangers)
      expect((await refusalOf(download(stranger, fileId))).message).toBe('There is no such claim');
    const company = (await world.claimsStore.claim(contest.id))!.client.companyName;
    const choice = { findableBy: 'recruiters', companies: [company], confirmed: [], version: 2 } as const;
    await table.writeOne(hidingWrite(candidate.id, choice));
    const { files, mayAddFiles, steps } = await read(manager);
    expect([files, mayAddFiles, steps.filter(({ what }) => what === 'filed')]).toEqual([[], false, []]);
    await refusalOf(download(manager, fileId));
    await refusalOf(add(manager));
  });

  it('is opened by the operator, who decides where no super manager does (PLUS-41)', async () => {
    const { recruiter, add, arrives, files, table, say, said, place, read } = contest;
    const { claim } = await read(recruiter);
    const entry = { ...said, job: claim.job, candidate: claim.candidate };
    await say({ ...entry, ...listedIn(keys.contestedReturns, someTime) });
    const fileId = await add(recruiter);
    const needs = { operatorStore: operatorStore(table), files };
    expect(await contestFiles(said.id, needs)).toEqual([]);
    await arrives(recruiter, fileId);
    expect(await contestFiles(said.id, needs)).toMatchObject([
      {
        name: 'shifts.pdf',
        by: 'recruiter',
        address: expect.stringContaining(claimFileKey(place(recruiter, fileId))),
      },
    ]);
    await refusalOf(contestFiles(4, needs));
  });

  it('is refused as in messages, which its owner alone reads', async () => {
    const { recruiter, manager, add, arrives, read, files } = contest;
    await arrives(recruiter, await add(recruiter), new TextEncoder().encode('<html><script>1</script>'));
    const [refused] = (await read(recruiter)).files;
    expect([refused?.state, refused?.reason, refused?.size]).toEqual(['refused', 'anotherType', null]);
    expect((await read(manager)).files).toEqual([]);
    expect([...files.kept.keys()]).toEqual([]);
  });

  it('is added while the hire is contested alone, and refused where it was decided meanwhile', async () => {
    const { recruiter, candidate, add, arrives, say, said, read } = contest;
    await refusalOf(add(candidate));
    const begun = await add(recruiter);
    const decision = { at: someTime, by: null, outcome: 'restored' as const, words: 'It stays.' };
    await say({ ...said, leaving: { ...said.leaving!, decision } });
    await arrives(recruiter, begun);
    expect((await read(recruiter)).files.map(({ state, reason }) => [state, reason])).toEqual([['refused', 'ended']]);
    expect((await read(recruiter)).mayAddFiles).toBe(false);
    expect((await refusalOf(add(recruiter))).message).toBe('Files can be added while a hire is contested');
    await say({ ...said, points: -500 });
    await refusalOf(add(recruiter));
  });

  it('is one of at most ten of a side, takes nobody’s place, and is begun again where it did not arrive', async () => {
    const { recruiter, manager, add, arrives } = contest;
    const first = await add(recruiter);
    await add(recruiter, 'shifts.pdf', first);
    await refusalOf(add(manager, 'shifts.pdf', first));
    await arrives(recruiter, first);
    await refusalOf(add(recruiter, 'shifts.pdf', first));
    for (let file = 2; file <= 10; file += 1) await add(recruiter);
    expect((await refusalOf(add(recruiter))).message).toBe('Each side can add 10 files');
    await add(manager);
  });

  it('is one of at most ten of a side also where many are begun at once, and one that is refused makes room', async () => {
    const { recruiter, manager, add, arrives, table, id } = contest;
    const begun = await Promise.allSettled(Array.from({ length: 14 }, () => add(recruiter)));
    const ids = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const stored = async () => (await table.query(keys.claimFiles(id))).filter(({ by }) => by.id === recruiter.id);
    expect([ids.length, (await stored()).length]).toEqual([10, 10]);
    await arrives(recruiter, ids[0]!, new TextEncoder().encode('no PDF'));
    expect((await stored()).filter(({ state }) => state === 'refused')).toHaveLength(1);
    const raced = await Promise.allSettled([add(recruiter), add(recruiter), add(recruiter)]);
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await add(manager);
  });

  it('that arrives under another’s name or for no file is removed and adds nothing', async () => {
    const { recruiter, manager, add, arrives, read, files } = contest;
    const fileId = await add(recruiter);
    await arrives(manager, fileId);
    await arrives(manager, crypto.randomUUID());
    expect((await read(recruiter)).files.map(({ state }) => state)).toEqual(['waiting']);
    expect([...files.kept.keys()]).toEqual([]);
  });
});
