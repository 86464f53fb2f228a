import { expect, it } from 'vitest';
import { mergeImports } from '../../../../functions/features/imports/merge-imports.ts';
import { mergesStore } from '../../../../functions/features/imports/merges.store.ts';
import { runErasure } from '../../../../functions/features/personal-data/erasure/run-erasure.steps.ts';
import { requestErasureHandler } from '../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { candidateInvitationsIn, inviteCandidate } from '../../../../functions/records/candidate-invitation.ts';
import { importedCandidateWrite, type ImportedCandidate } from '../../../../functions/records/imported-candidate.ts';
import { anImport } from '../../../support/a-resume.ts';
import { anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';
import { everything, openPersonalData } from '../../../support/personal-data.ts';

const local = withLocalTable();
const room = opened(() => openPersonalData(local));

const recruiter = anActor('recruiter', { id: 4801 });
const school = (id: number, name: string) =>
  ({ id, version: 1, school: name, degree: null, study: null, from: 2008, to: 2012 }) as never;

/** What the recruiter says of each in their own words. */
const ownWords = ['note', 'tag', 'source', 'call'];
type Four = [string, string, string, string];

/** An import with its open invitation. */
async function anAdded(id: number, email: string, schoolName: string): Promise<ImportedCandidate> {
  const at = room.clock.now();
  const facts = { firstName: 'Ada', lastName: `Lovelace-${id}`, educations: [school(id, schoolName)] };
  const [note, tag, cameFrom, said] = ownWords.map((word) => `Canary ${word} ${id}`) as Four;
  const remarks = { note, tags: [tag], cameFrom, calls: [{ day: '2026-08-01', outcome: 'reached' as const, said }] };
  const one = anImport({ id, recruiterId: recruiter.id, email, importedAt: at, ...facts, ...remarks });
  const invited = inviteCandidate(email, id, { actor: recruiter, at, eventId: room.clock.newId() });
  await candidateInvitationsIn(room.table).saveNew(invited, [importedCandidateWrite(one)]);
  return one;
}

/** Two imports that their recruiter merged into the second, and a person with the address of one of them. */
async function merged(base: number, of: 'absorbed' | 'survivor') {
  const emails = { absorbed: `old.${base}@example.com`, survivor: `new.${base}@example.com` };
  const absorbed = await anAdded(base, emails.absorbed, `Canary Rice ${base}`);
  const survivor = await anAdded(base + 1, emails.survivor, `Canary Emory ${base}`);
  const at = room.clock.now();
  const decided = mergeImports(survivor, {
    absorbed,
    into: { kind: 'imported', id: survivor.id },
    take: ['name', 'educations'],
    at,
  });
  const moment = { id: room.clock.newId(), at, actor: { kind: 'system' as const } };
  await mergesStore(room.table).saveMerged(decided.merge, decided.survivor, moment);
  const person = anActor('candidate', { id: base + 2, email: emails[of] });
  await room.admit(person);
  return person;
}

it.each([
  ['whose import became part of another', 'absorbed', 4810],
  ['into whose import another was merged', 'survivor', 4820],
] as const)('The archive of somebody %s has both histories (PLUS-15)', async (_words, of, base) => {
  const actor = await merged(base, of);
  const text = await room.archiveOf(actor);
  for (const fact of [`Canary Rice ${base}`, `Canary Emory ${base}`, `Lovelace-${base}`, actor.email])
    expect(text).toContain(fact);
  for (const word of ownWords) expect(text).toContain(`Canary ${word} ${base}`);
});

it.each([
  ['whose import became part of another', 'absorbed', 4830],
  ['into whose import another was merged', 'survivor', 4840],
] as const)(
  'Erasing somebody %s leaves nothing of either import, in however many runs (PLUS-15)',
  async (_words, of, base) => {
    const actor = await merged(base, of);
    const canaries = [base, base + 1].flatMap((id) => ownWords.map((word) => `Canary ${word} ${id}`));
    for (const word of [`Canary Rice ${base}`, ...canaries]) expect(await everything(local)).toContain(word);
    const body = { password: somePassword, confirmation: 'Erase' };
    await handled(requestErasureHandler, { body, actor }, room);
    let runs = 0;
    for (; ; runs += 1) {
      room.clock.set(new Date(Date.parse(room.clock.now()) + 15 * 86_400_000).toISOString());
      const [due] = await room.erasuresStore.due(room.clock.now(), 1);
      if (!due) break;
      // Each run ends after its first place or step.
      await runErasure(due, { ...room, isLate: () => true });
    }
    expect(runs).toBeGreaterThan(5);
    const left = await everything(local);
    for (const fact of [`Canary Rice ${base}`, `Canary Emory ${base}`, `Lovelace-${base}`, ...canaries])
      expect(left).not.toContain(fact);
  },
);
