import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { claimFileKey, claimFileQuarantineKey } from '../../../../functions/platform/outside/files/claim-file-keys.ts';
import { requestErasureHandler } from '../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { buildArchive } from '../../../../functions/features/personal-data/export/build-archive.steps.ts';
import { startDataExportHandler } from '../../../../functions/features/personal-data/export/data-export.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { newClaimWrites } from '../../../../functions/records/claim.ts';
import { newClaimFileWrites } from '../../../../functions/records/claim-file.ts';
import { aClaim } from '../../../support/a-claim.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';
import { everything, openPersonalData } from '../../../support/personal-data.ts';

const local = withLocalTable();
const room = opened(() => openPersonalData(local));
let drawn = 6700;
const roles = ['recruiter', 'manager', 'candidate'] as const;
type Side = (typeof roles)[number];

/** A claim whose recruiter and manager each added a file, of which another one waits to be checked. */
async function aContest() {
  room.clock.set(someTime);
  room.files.kept.clear();
  const person = (role: Side) => anActor(role, { id: ++drawn, email: `${role}-${drawn}@example.com` });
  const people: Record<Side, Actor> = {
    recruiter: person('recruiter'),
    manager: person('manager'),
    candidate: person('candidate'),
  };
  for (const role of roles) await room.admit(people[role]);
  const reference = ({ id, firstName, lastName }: Actor) => ({ id, firstName, lastName, avatar: null });
  const { recruiter, manager, candidate } = people;
  const claim = aClaim({
    id: ++drawn,
    recruiter: reference(recruiter),
    createdBy: reference(recruiter),
    manager: reference(manager),
    candidate: reference(candidate),
  });
  await room.table.write(newClaimWrites(claim, undefined));
  const add = async (by: Actor) => {
    const place = { claimId: claim.id, userId: by.id, fileId: crypto.randomUUID() };
    const { id, firstName, lastName, role } = by;
    const names = { name: `proof-of-${role}-${drawn}.pdf`, contentType: 'application/pdf' };
    const of = { id: place.fileId, claimId: claim.id, at: someTime, by: { id, firstName, lastName, role } };
    await room.table.write(newClaimFileWrites({ ...of, ...names, size: 3, state: 'added', reason: null }));
    const file = { body: new Uint8Array([1, 2, 3]), contentType: 'application/pdf' };
    const waiting = claimFileQuarantineKey({ ...place, fileId: crypto.randomUUID() });
    for (const key of [claimFileKey(place), waiting]) await room.files.write(key, file);
    return { key: claimFileKey(place), waiting, name: names.name };
  };
  return { people, files: { recruiter: await add(recruiter), manager: await add(manager) } };
}

it.each<[Side, ('recruiter' | 'manager')[]]>([
  ['recruiter', ['recruiter']],
  ['manager', ['manager']],
  ['candidate', ['recruiter', 'manager']],
])('The archive of a contest’s %s has the files of the %s', async (side, expected) => {
  const { people, files } = await aContest();
  const { id } = await resultOf(
    startDataExportHandler,
    { body: { password: somePassword }, actor: people[side] },
    room,
  );
  await buildArchive({ exportId: id, userId: people[side].id }, room);
  const archive = unzipSync(room.files.kept.get(`exports/${people[side].uuid}/${id}.zip`)!.body);
  const kept = Object.keys(archive).filter((name) => name.startsWith('files/evidence/') || name.includes('quarantine'));
  expect(kept).toEqual(expected.map((by) => `files/${files[by].key}`).toSorted());
});

it.each<[Side, ('recruiter' | 'manager')[]]>([
  ['recruiter', ['manager']],
  ['manager', ['recruiter']],
  ['candidate', []],
])('When the %s of a contest is erased, what is left are the files of the %s', async (side, left) => {
  const { people, files } = await aContest();
  const body = { password: somePassword, confirmation: 'erase' };
  await handled(requestErasureHandler, { body, actor: people[side] }, room);
  await room.strike('2026-09-15T10:00:00.000Z');
  await room.strike('2026-09-15T10:20:00.000Z');
  expect([...room.files.kept.keys()].toSorted()).toEqual(
    left.flatMap((by) => [files[by].key, files[by].waiting]).toSorted(),
  );
  const table = await everything(local);
  for (const by of ['recruiter', 'manager'] as const)
    expect([by, table.includes(files[by].name)]).toEqual([by, left.includes(by)]);
});
