import { describe, expect, it } from 'vitest';
import { citiesNamed, cityById, cityMeant } from '../../../../functions/features/lookups/cities.ts';
import { builtInTagNamed } from '../../../../functions/features/lookups/tags.ts';
import {
  changeImportedCandidateHandler,
  createImportedCandidateHandler,
  readImportedCandidateHandler,
} from '../../../../functions/features/imports/imported-candidate.handlers.ts';
import { startImport } from '../../../../functions/features/imports/people-import.ts';
import { importsStore } from '../../../../functions/features/imports/imports.store.ts';
import { inviteImportedCandidateHandler } from '../../../../functions/features/imports/invite-imported-candidate.handler.ts';
import {
  importPeopleHandler,
  listImportRowsHandler,
  listPeopleImportsHandler,
  readPeopleImportHandler,
  startPeopleImportHandler,
  undoPeopleImportHandler,
} from '../../../../functions/features/imports/people-import.handlers.ts';
import { saveRemarksHandler } from '../../../../functions/features/imports/save-remarks.handler.ts';
import { peopleImportsStore } from '../../../../functions/features/imports/people-imports.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { candidateInvitationsIn, inviteCandidate } from '../../../../functions/records/candidate-invitation.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import { mostCalls } from '../../../../shared/constants/call.ts';
import { remarksForm } from '../../../../shared/validation/imported-candidate.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { type LocalTable, withLocalTable } from '../../../support/local-table.ts';

const limits = { perDay: 100, most: 200 };

function openRoom(local: LocalTable) {
  const accounts = openAccounts(local);
  const { table } = accounts;
  const clock = aClock();
  return {
    ...accounts,
    clock,
    peopleImportsStore: peopleImportsStore(table),
    importsStore: importsStore(table),
    candidateInvitations: candidateInvitationsIn(table),
    mailAllowance: mailAllowanceIn(table),
    registeredStore: { named: async () => [] },
    rowLookups: { cityById, citiesNamed, cityMeant, tagNamed: builtInTagNamed },
    importedPeople: () => limits,
    cityById,
    tagsOf: async () => () => undefined,
  };
}
let actor = anActor('recruiter');
let count = 0;
const room = withLocalTable(openRoom);

const aRow = (row: number, over: object = {}) => ({
  row,
  firstName: 'Ada',
  lastName: 'Byron',
  email: `ada${row}.${count}@example.com`,
  ...over,
});
const start = async (rows: number) => {
  count += 1;
  return resultOf(startPeopleImportHandler, { actor, body: { fileName: 'people.csv', rows } }, room);
};
const send = (id: number, ...rows: object[]) =>
  resultOf(importPeopleHandler, { actor, params: { id }, body: { rows } }, room);
const undo = (id: number) => resultOf(undoPeopleImportHandler, { actor, params: { id } }, room);
const rowsOf = async (id: number, query: object = {}) =>
  (await resultOf(listImportRowsHandler, { actor, params: { id }, query }, room)).data;
const person = (id: number) => resultOf(readImportedCandidateHandler, { actor, params: { id } }, room);
const pass = (length: number) => room.clock.set(new Date(Date.parse(room.clock.now()) + length).toISOString());
const aNewRecruiter = () => void (actor = anActor('recruiter', { id: 7100 + (count += 1) }));

describe('A file of people', () => {
  it('becomes a record per row, with facts that are known and a word about what was left out', async () => {
    const { id } = await start(2);
    const facts = { title: 'Nurse', company: 'St. Mary', phone: '+1 (512) 555-0142', city: 'Austin, TX' };
    const { rows, import: after } = await send(
      id,
      aRow(1, {
        ...facts,
        skills: 'JavaScript; Juggling of knives',
        tags: 'java pool, fair',
        note: ' Met at the fair ',
      }),
      aRow(2, { city: 'Nowhereville', phone: 'ask her' }),
    );
    expect(after).toMatchObject({ state: 'complete', added: 2, refused: 0 });
    expect(rows.map(({ note }) => note)).toEqual([
      'Left out: skills “Juggling of knives”',
      'Left out: city “Nowhereville”; phone “ask her”',
    ]);
    const one = await person(rows[0]!.person!.id!);
    expect(one).toMatchObject({
      source: { fileName: 'people.csv', row: 1 },
      isInvited: false,
      tags: ['java pool', 'fair'],
      note: 'Met at the fair',
      phonePrefix: '+1',
      phone: '5125550142',
      employeeInfo: { spheres: [{ name: 'JavaScript' }] },
      workExperiences: [{ title: 'Nurse', company: 'St. Mary', isWorking: true }],
    });
    expect(cityById(one.cityId!)).toMatchObject({ name: 'Austin', state: { abbr: 'TX' } });
  });

  it.each([
    ['Austin, TX 78701', 'Austin'],
    ['78701 Austin', 'Austin'],
    ['Austin, Travis County, TX', 'Austin'],
    ['New Delhi - 110001', 'New Delhi'],
    ['Springfield', undefined],
    ['10115 Berlin', 'Berlin'],
    ['Berlin, Germany', 'Berlin'],
    ['London', 'London'],
    ['Birmingham', undefined],
  ])('finds the city that its state or postal code tells apart: %s', async (city, name) => {
    const { id } = await start(1);
    const { rows } = await send(id, aRow(1, { city }));
    const one = await person(rows[0]!.person!.id!);
    expect(one.cityId ? cityById(one.cityId)?.name : undefined).toBe(name);
  });

  it('mails nobody, and adds nobody twice, by row or by address', async () => {
    const { id } = await start(4);
    const twice = aRow(1);
    const both = await Promise.all([send(id, twice, aRow(2)), send(id, twice, aRow(2))]);
    expect(both.map(({ rows }) => rows.map((one) => one.person!.id))[0]).toEqual(
      both.map(({ rows }) => rows.map((one) => one.person!.id))[1],
    );
    const { rows } = await send(id, aRow(3, { email: twice.email.toUpperCase() }), aRow(4, { email: 'nobody' }));
    expect(rows).toMatchObject([
      { outcome: 'refused', note: 'Somebody with this address is among your people, or invited by you, already' },
      { outcome: 'refused', note: 'Email: invalid email address', cells: { email: 'nobody' } },
    ]);
    expect(await rowsOf(id, { outcome: 'refused' })).toHaveLength(2);
    const together = await start(2);
    const outcomes = (await send(together.id, aRow(1), aRow(2, { email: aRow(1).email }))).rows;
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['added', 'refused']);
    expect(await room.candidateInvitations.sentBy(actor.id)).toEqual([]);
    expect(await resultOf(readPeopleImportHandler, { actor, params: { id } }, room)).toMatchObject({
      added: 2,
      refused: 2,
    });
  });

  it('adds nobody whom the recruiter has invited by hand and who has not answered yet', async () => {
    aNewRecruiter();
    const { id } = await start(2);
    const { email } = aRow(1);
    await room.candidateInvitations.saveNew(
      inviteCandidate(email, room.clock.newId(), { actor, at: room.clock.now(), eventId: room.clock.newId() }),
    );
    const { rows } = await send(id, aRow(1, { email: email.toUpperCase() }), aRow(2));
    expect(rows).toMatchObject([
      { outcome: 'refused', note: 'Somebody with this address is among your people, or invited by you, already' },
      { outcome: 'added' },
    ]);
  });

  it('says the same of an address whether it has an account or not', async () => {
    aNewRecruiter();
    const owner = anActor('manager');
    await room.table.writeOne({ put: { ...keys.emailOwner(owner.email), userId: owner.id } });
    const { id } = await start(2);
    const { rows } = await send(id, aRow(1, { email: owner.email }), aRow(2));
    expect(rows.map(({ outcome, note }) => ({ outcome, note }))).toEqual([
      { outcome: 'added', note: null },
      { outcome: 'added', note: null },
    ]);
  });

  it('is undone for ten minutes, without whom the recruiter has changed or invited since', async () => {
    aNewRecruiter();
    const { id } = await start(4);
    const { rows } = await send(id, aRow(1), aRow(2), aRow(3), aRow(4, { email: '' }));
    const [, changed, invited] = rows.map((one) => one.person?.id ?? 0) as [number, number, number];
    await handled(changeImportedCandidateHandler, { actor, params: { id: changed }, body: { lastName: 'King' } }, room);
    await handled(inviteImportedCandidateHandler, { actor, params: { id: invited } }, room);
    expect(await undo(id)).toMatchObject({ state: 'undone', kept: 2, undoUntil: null });
    expect((await room.importsStore.imports(actor.id)).map((one) => one.id).sort()).toEqual([changed, invited].sort());
    expect(await rowsOf(id)).toEqual([]);
    expect(await refusalOf(send(id, aRow(1)))).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(undo(id))).toMatchObject({ kind: 'conflict' });
    const again = await start(1);
    const { rows: back } = await send(again.id, aRow(1, { email: `ada1.${count - 1}@example.com` }));
    expect(back).toMatchObject([{ outcome: 'added' }]);
    pass(10 * 60_000 + 1);
    expect(await refusalOf(undo(again.id))).toMatchObject({ message: 'An import can be undone for 10 minutes' });
  });

  it('that is half imported can be continued or undone later', async () => {
    aNewRecruiter();
    const { id } = await start(2);
    await send(id, aRow(1));
    pass(60 * 60_000);
    const listed = await resultOf(listPeopleImportsHandler, { actor }, room);
    expect(listed.data).toMatchObject([{ id, state: 'open', added: 1 }]);
    expect((await send(id, aRow(2))).import).toMatchObject({ state: 'complete', added: 2 });
  });

  it('is held to what the stage allows in a day, and to its own number of rows', async () => {
    aNewRecruiter();
    const { id } = await start(60);
    expect(await refusalOf(start(41))).toMatchObject({ kind: 'tooMany', errors: [{ key: 'rows' }] });
    expect(await refusalOf(send(id, aRow(61)))).toMatchObject({ kind: 'invalid' });
    expect(await refusalOf(start(201))).toMatchObject({ kind: 'conflict', errors: [{ key: 'rows' }] });
    const fits = { id: 1, recruiterId: actor.id, at: room.clock.now(), people: 150, most: 200 };
    expect(startImport({ fileName: 'people.csv', rows: 50 }, fits)).toMatchObject({ rows: 50, added: 0 });
    expect(() => startImport({ fileName: 'people.csv', rows: 51 }, fits)).toThrow(
      'You can keep 200 people, and have 150',
    );
  });
});

it('Somebody whom a file added is invited once, by the id of their record, and is not entered again', async () => {
  aNewRecruiter();
  const { id } = await start(1);
  const { rows } = await send(id, aRow(1));
  const { id: candidateId, email } = rows[0]!.person!;
  const form = { firstName: 'Ada', lastName: 'Byron', email, isAnotherPerson: true };
  const enter = handled(createImportedCandidateHandler, { actor, body: form }, room);
  expect(await refusalOf(enter)).toMatchObject({ kind: 'conflict', errors: [{ key: 'email' }] });
  const change = { actor, params: { id: candidateId! }, body: { phone: '5125550142' } };
  expect((await handled(changeImportedCandidateHandler, change, room)).result).toMatchObject({ isInvited: false });
  const invite = () => handled(inviteImportedCandidateHandler, { actor, params: { id: candidateId! } }, room);
  expect((await invite()).result).toMatchObject({ isInvited: true });
  expect(await refusalOf(invite())).toMatchObject({ kind: 'conflict' });
  expect(await room.candidateInvitations.sentBy(actor.id)).toMatchObject([
    { id: candidateId, email, status: 'waiting' },
  ]);
});

it('What the recruiter notes about somebody stays with the record, also where it is corrected, and not over a newer one', async () => {
  aNewRecruiter();
  const { id } = await start(1);
  const { rows } = await send(id, aRow(1));
  const params = { id: rows[0]!.person!.id! };
  const save = (body: object) => handled(saveRemarksHandler, { actor, params, body }, room);
  expect((await save({ note: 'Call in May.', tags: ['java', 'java'], version: 1 })).result).toMatchObject({
    note: 'Call in May.',
    tags: ['java'],
    version: 2,
  });
  expect(await refusalOf(save({ note: '', tags: [], version: 1 }))).toMatchObject({ kind: 'conflict' });
  const call = (day: string, said = '') => ({ day, outcome: 'voicemail', said });
  const calls = [call('2026-11-01'), call('2026-11-09', 'Nights only')];
  expect((await save({ cameFrom: 'LinkedIn', calls, version: 2 })).result).toMatchObject({
    note: 'Call in May.',
    cameFrom: 'LinkedIn',
    calls: calls.toReversed(),
  });
  const many = Array.from({ length: mostCalls + 1 }, () => call('2026-11-01'));
  expect(remarksForm.safeParse({ calls: many, version: 3 }).success).toBe(false);
  expect(remarksForm.safeParse({ calls: [call('1999-12-31')], version: 3 }).success).toBe(false);
  await handled(changeImportedCandidateHandler, { actor, params, body: { lastName: 'King' } }, room);
  const said = { note: 'Call in May.', tags: ['java'], cameFrom: 'LinkedIn', calls: calls.toReversed() };
  expect(await person(params.id)).toMatchObject({ lastName: 'King', ...said });
  const other = { ...room, importsStore: { ...room.importsStore, imported: async () => undefined } };
  const missing = handled(saveRemarksHandler, { actor, params, body: { note: '', tags: [], version: 1 } }, other);
  expect(await refusalOf(missing)).toMatchObject({ kind: 'notFound' });
});

it('A part of a hundred rows is imported in one call, and undone in one', async () => {
  aNewRecruiter();
  const { id } = await start(100);
  const rows = Array.from({ length: 100 }, (_, at) => aRow(at + 1, at % 10 === 9 ? { email: '' } : { title: 'Nurse' }));
  expect((await send(id, ...rows)).import).toMatchObject({ added: 90, refused: 10, state: 'complete' });
  expect(await undo(id)).toMatchObject({ state: 'undone', kept: 0 });
  expect(await room.importsStore.imports(actor.id)).toEqual([]);
});
