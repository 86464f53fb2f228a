import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildArchive } from '../../../../functions/features/personal-data/export/build-archive.steps.ts';
import {
  cancelErasureHandler,
  readErasureHandler,
} from '../../../../functions/features/personal-data/erasure/erasure.handlers.ts';
import {
  downloadDataExportHandler,
  listDataExportsHandler,
  startDataExportHandler,
} from '../../../../functions/features/personal-data/export/data-export.handlers.ts';
import { requestErasureHandler } from '../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';
import { openPersonalData } from '../../../support/personal-data.ts';

let drawn = 3100;

const local = withLocalTable();
const room = opened(() => openPersonalData(local));

/** A candidate with an account of their own. */
async function aPerson(over: Partial<Actor> = {}): Promise<Actor> {
  drawn += 1;
  const actor = anActor('candidate', { id: drawn, email: `candidate-${drawn}@example.com`, ...over });
  await room.admit(actor);
  return actor;
}

const body = { password: somePassword };
const wish = { password: somePassword, confirmation: 'Erase' };
const start = async (actor: Actor) => resultOf(startDataExportHandler, { body, actor }, room);
const ready = async (actor: Actor) => {
  const { id } = await start(actor);
  await buildArchive({ exportId: id, userId: actor.id }, room);
  return id;
};

describe('An archive of one’s own data', () => {
  it('is requested with the password, built, shown with its size and downloaded as a ZIP', async () => {
    const actor = await aPerson();
    const { id, state } = await start(actor);
    expect(state).toBe('preparing');
    await buildArchive({ exportId: id, userId: actor.id }, room);
    const { exports, nextAt } = await resultOf(listDataExportsHandler, { actor }, room);
    expect(exports).toMatchObject([{ id, state: 'ready', parts: [{ bytes: expect.any(Number) }] }]);
    expect(nextAt).toBe('2026-09-01T11:00:00.000Z');
    const { parts } = await resultOf(downloadDataExportHandler, { params: { id }, actor }, room);
    expect(parts).toMatchObject([
      { filename: 'hirehub-my-data-2026-09-01.zip', url: expect.stringContaining(`exports/${actor.uuid}/${id}.zip`) },
    ]);
  });

  it('contains a page that explains it, the account, and the person’s files', async () => {
    const actor = await aPerson({ firstName: '<b>Priya</b>' });
    const picture = new Uint8Array([1, 2, 3]);
    await room.files.write(`avatars/${actor.uuid}/a.jpg`, { body: picture, contentType: 'image/jpeg' });
    const id = await ready(actor);
    const files = unzipSync(room.files.kept.get(`exports/${actor.uuid}/${id}.zip`)!.body);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['index.html', 'data/account.json', `files/avatars/${actor.uuid}/a.jpg`]),
    );
    expect(text('index.html')).toContain('&lt;b&gt;Priya&lt;/b&gt;');
    expect(JSON.parse(text('data/account.json'))).toEqual(
      expect.arrayContaining([expect.objectContaining({ email: actor.email })]),
    );
    expect(files[`files/avatars/${actor.uuid}/a.jpg`]).toEqual(picture);
  });

  it('shows what others wrote about the person with only their role, and nothing else of theirs', async () => {
    const hiring = await openHiring(local);
    const actor = await aPerson();
    const stranger = await aPerson({ firstName: 'Stranger' });
    const job = await hiring.aPostedJob({ title: 'Nurse' });
    for (const one of [actor, stranger]) await hiring.accepted(await hiring.applied(job.id, one));
    const createdBy = {
      id: hiring.recruiter.id,
      firstName: 'Olivia',
      lastName: 'Brandt',
      avatar: null,
      role: 'recruiter',
    };
    await room.table.write([
      { put: { ...keys.candidateJobNote(job.id, actor.id, 7), id: 7, note: 'Very calm', createdBy } },
    ]);
    const id = await ready(actor);
    const archived = new TextDecoder().decode(
      unzipSync(room.files.kept.get(`exports/${actor.uuid}/${id}.zip`)!.body)['data/jobs-and-candidates.json'],
    );
    expect(archived).toContain('Very calm');
    expect(archived).toContain('"role": "recruiter"');
    for (const hidden of ['Olivia', 'Brandt', 'Stranger', hiring.manager.lastName])
      expect(archived).not.toContain(hidden);
  });

  it('has a file of each kind of data, and nothing of places that add nothing new', async () => {
    const actor = await aPerson();
    const { id } = await start(actor);
    const [told, silent] = [keys.invitationSubject(9001), keys.invitationSubject(9002)];
    for (const pk of [told, silent])
      await room.table.writeOne({
        put: { ...keys.event(pk, 1), event: { id: 1, type: `of ${pk}`, userId: actor.id, data: {} } },
      });
    const places = [
      { pk: told, manner: 'mention' as const, file: 'told' },
      { pk: silent, manner: 'mention' as const },
    ];
    const reachOf = async () => ({ places, jobs: new Set<number>(), recruiters: [], invited: [] });
    await buildArchive({ exportId: id, userId: actor.id }, { ...room, reachStore: { ...room.reachStore, reachOf } });
    const files = unzipSync(room.files.kept.get(`exports/${actor.uuid}/${id}.zip`)!.body);
    const names = Object.keys(files).filter((name) => name.startsWith('data/'));
    expect(names).toEqual(expect.arrayContaining(['data/told.json', 'data/told.html']));
    expect(names.filter((name) => !/^data\/[a-z-]+\.(json|html)$/.test(name))).toEqual([]);
    const text = Object.values(files)
      .map((body) => new TextDecoder().decode(body))
      .join();
    expect([text.includes(`of ${told}`), text.includes(`of ${silent}`)]).toEqual([true, false]);
  });

  it('can be requested once at a time, and the next an hour later', async () => {
    const actor = await aPerson();
    const id = (await start(actor)).id;
    expect(await refusalOf(start(actor))).toMatchObject({
      kind: 'conflict',
      message: 'An archive of your data is already being prepared',
    });
    await buildArchive({ exportId: id, userId: actor.id }, room);
    expect(await refusalOf(start(actor))).toMatchObject({ kind: 'tooMany', retryAfter: 3600 });
  });

  it('is built once, however often the event is repeated', async () => {
    const actor = await aPerson();
    const id = await ready(actor);
    room.files.kept.delete(`exports/${actor.uuid}/${id}.zip`);
    await buildArchive({ exportId: id, userId: actor.id }, room);
    expect(room.files.kept.has(`exports/${actor.uuid}/${id}.zip`)).toBe(false);
  });

  it('is refused with a wrong password, and for a while after five wrong ones', async () => {
    const actor = await aPerson();
    const guess = () => refusalOf(handled(startDataExportHandler, { body: { password: 'wrong' }, actor }, room));
    for (let times = 0; times < 5; times += 1)
      expect(await guess()).toMatchObject({
        kind: 'invalid',
        errors: [{ key: 'password', message: 'This is not your password' }],
      });
    expect(await guess()).toMatchObject({ kind: 'tooMany', retryAfter: 900 });
    expect((await resultOf(listDataExportsHandler, { actor }, room)).exports).toEqual([]);
  });

  it('of another user cannot be found', async () => {
    const id = await ready(await aPerson());
    expect(
      await refusalOf(handled(downloadDataExportHandler, { params: { id }, actor: await aPerson() }, room)),
    ).toMatchObject({ kind: 'notFound', message: 'There is no such archive' });
  });

  it('can be downloaded neither before it is ready nor after a week', async () => {
    const actor = await aPerson();
    const { id } = await start(actor);
    const download = () => refusalOf(handled(downloadDataExportHandler, { params: { id }, actor }, room));
    expect(await download()).toMatchObject({ kind: 'conflict', message: 'This archive is not ready' });
    await buildArchive({ exportId: id, userId: actor.id }, room);
    room.clock.set('2026-09-08T10:00:00.000Z');
    expect(await download()).toMatchObject({ kind: 'gone', message: 'This archive has expired; start a new one' });
    room.clock.set('2026-09-01T10:00:00.000Z');
  });
});

describe('A request for erasure', () => {
  const ask = async (actor: Actor) => resultOf(requestErasureHandler, { body: wish, actor }, room);
  const read = async (actor: Actor) => resultOf(readErasureHandler, { actor }, room);

  it('returns its date, and so does the account', async () => {
    const actor = await aPerson();
    expect(await read(actor)).toEqual({ dueAt: null, requestedAt: null, graceDays: 14, openJobs: 0, pointsLeft: 0 });
    expect(await ask(actor)).toMatchObject({
      dueAt: '2026-09-15T10:00:00.000Z',
      requestedAt: '2026-09-01T10:00:00.000Z',
    });
    expect(await read(actor)).toMatchObject({ dueAt: '2026-09-15T10:00:00.000Z' });
    expect((await room.erasuresStore.account(actor.id))?.erasureDueAt).toBe('2026-09-15T10:00:00.000Z');
  });

  it('is refused the second time', async () => {
    const actor = await aPerson();
    await ask(actor);
    expect(await refusalOf(ask(actor))).toMatchObject({
      kind: 'conflict',
      message: 'The erasure of this account is already requested',
    });
  });

  it('needs the password and the confirmation word', async () => {
    const actor = await aPerson();
    expect(
      await refusalOf(handled(requestErasureHandler, { body: { ...wish, password: 'wrong' }, actor }, room)),
    ).toMatchObject({ kind: 'invalid', errors: [{ key: 'password' }] });
    await expect(
      handled(requestErasureHandler, { body: { ...wish, confirmation: 'delete' }, actor }, room),
    ).rejects.toThrow('Type “erase”');
    expect(await read(actor)).toMatchObject({ dueAt: null });
  });

  it('warns of open jobs and points that would be lost', async () => {
    const manager = anActor('manager', { id: 1900, email: 'manager-1900@example.com' });
    await room.admit(manager);
    const job = (id: number, status: string) => ({
      put: { ...keys.job(id), ...keys.jobsOfManager(manager.id, status), gsi1sk: String(id) },
    });
    await room.table.write([
      job(71, 'signed'),
      job(72, 'on_hold'),
      job(73, 'closed'),
      { put: { ...keys.points(manager.id), balance: 40 } },
    ]);
    expect(await read(manager)).toMatchObject({ openJobs: 2, pointsLeft: 40 });
  });

  it('can be cancelled until the erasure begins', async () => {
    const actor = await aPerson();
    await ask(actor);
    expect(await resultOf(cancelErasureHandler, { actor }, room)).toMatchObject({ dueAt: null });
    await room.strike('2026-09-20T10:00:00.000Z');
    room.clock.set('2026-09-01T10:00:00.000Z');
    const account = await room.erasuresStore.account(actor.id);
    expect(account).toMatchObject({ status: 'active' });
    expect(account).not.toHaveProperty('erasureDueAt');
  });

  it('cannot be cancelled after the erasure has begun, or when there is none', async () => {
    const actor = await aPerson();
    const cancel = () => refusalOf(handled(cancelErasureHandler, { actor }, room));
    expect(await cancel()).toMatchObject({ kind: 'notFound', message: 'No erasure of this account is requested' });
    await ask(actor);
    await room.strike('2026-09-15T10:00:00.000Z');
    room.clock.set('2026-09-01T10:00:00.000Z');
    expect(await cancel()).toMatchObject({
      kind: 'conflict',
      message: 'The erasure has begun; it can no longer be cancelled',
    });
  });
});
