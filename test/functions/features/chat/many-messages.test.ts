import { describe, expect, it } from 'vitest';
import { sharedJobWrite } from '../../../../functions/domain/jobs/shared-jobs.ts';
import { mailAddressesIn } from '../../../../functions/domain/mail/mail-addresses.ts';
import { blockChannelHandler } from '../../../../functions/features/chat/channel.handlers.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { previewManyHandler, sendManyHandler } from '../../../../functions/features/chat/many-messages.handlers.ts';
import { manyMessagesStore } from '../../../../functions/features/chat/many-messages.store.ts';
import { listMessagesHandler, sendMessageHandler } from '../../../../functions/features/chat/message.handlers.ts';
import {
  addTemplateHandler,
  changeTemplateHandler,
  listTemplatesHandler,
  removeTemplateHandler,
} from '../../../../functions/features/chat/message-template.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { mostTemplates } from '../../../../shared/constants/chat.ts';
import { openStatus } from '../../../../shared/constants/job.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const local = withLocalTable();
let drawn = 9100;

async function room({ perDay = 10 } = {}) {
  const table = openTable(local.tableName, local.documents);
  const needs = {
    chatStore: chatStore(table),
    manyMessagesStore: manyMessagesStore(table),
    clock: aClock(),
    keptUntil: () => 4_000_000_000,
    manyPerDay: () => perDay,
  };
  const person = async (role: 'recruiter' | 'candidate', firstName: string): Promise<Actor> => {
    const id = (drawn += 1);
    const actor = anActor(role, { id, email: `many-${id}@example.com`, firstName, lastName: 'Park' });
    await table.writeOne({ put: { ...actor, ...keys.account(id), status: 'active' } });
    if (role === 'candidate') await table.writeOne(firstChoiceWrite(id, 'recruiters'));
    return actor;
  };
  const recruiter = await person('recruiter', 'Rosa');
  /** A candidate with whom the recruiter has met on a job. */
  const met = async (firstName: string) => {
    const candidate = await person('candidate', firstName);
    await table.writeOne(sharedJobWrite(candidate.id, recruiter.id, 5));
    return candidate;
  };
  const job = { id: (drawn += 1), title: 'Night nurse', status: openStatus, managerId: 1, clientId: 3 };
  await table.writeOne({ put: { ...job, client: { companyName: 'Mercy' }, ...keys.job(job.id) } });
  const preview = (people: { id: number }[], text: string, jobId?: number) =>
    resultOf(
      previewManyHandler,
      { body: { userIds: people.map(({ id }) => id), text, jobId }, actor: recruiter },
      needs,
    );
  const addressed = (people: { id: number }[]) =>
    people.map(({ id }) => ({ userId: id, clientId: crypto.randomUUID() }));
  const send = (people: ReturnType<typeof addressed>, text: string, jobId?: number) =>
    resultOf(sendManyHandler, { body: { people, text, jobId }, actor: recruiter }, needs);
  const read = async ({ id }: { id: number }) => {
    const given = { params: { id }, query: { perPage: 20 }, actor: recruiter };
    return (await resultOf(listMessagesHandler, given, needs)).messages;
  };
  return { table, needs, recruiter, person, met, job, preview, addressed, send, read };
}

describe('A message to many', () => {
  it('is a message to each, with the fields filled in for them and the job that it names', async () => {
    const { met, job, preview, addressed, send, read } = await room();
    const people = [await met('Ada'), await met('Ben')];
    const text = 'Hi {first name}, {job} at {company}? {my name}';
    const filled = ['Hi Ada, Night nurse at Mercy? Rosa Park', 'Hi Ben, Night nurse at Mercy? Rosa Park'];
    const seen = await preview(people, text, job.id);
    expect(seen.rows.map(({ text: words, whyNot }) => [words, whyNot])).toEqual(filled.map((one) => [one, null]));
    expect([seen.left, seen.perDay]).toEqual([10, 10]);
    const sent = await send(addressed(people), text, job.id);
    expect(sent).toEqual({ rows: people.map(({ id }) => ({ userId: id, whyNot: null })), left: 8, perDay: 10 });
    for (const [place, one] of people.entries())
      expect((await read(one)).map(({ data, job: named }) => [data, named])).toEqual([
        [filled[place], { id: job.id, title: 'Night nurse' }],
      ]);
  });

  it('leaves out, with the reason, whom the user may not write to or no mail reaches, and reaches the others', async () => {
    const { table, needs, recruiter, person, met, preview, addressed, send } = await room();
    const [ada, stranger, dead, silent, ended, written] = [
      await met('Ada'),
      await person('candidate', 'Carl'),
      await met('Dora'),
      await met('Gil'),
      await met('Emil'),
      await met('Finn'),
    ];
    await mailAddressesIn(table).report(dead.email, { what: 'dead', id: 'r1', at: needs.clock.now() });
    await mailAddressesIn(table).report(silent.email, { what: 'complained', id: 'r2', at: needs.clock.now() });
    for (const one of [ended, written]) await send(addressed([one]), 'Hello');
    await resultOf(
      blockChannelHandler,
      { params: { id: recruiter.id }, body: { isBlocked: true }, actor: ended },
      needs,
    );
    const all = [ada, stranger, dead, silent, ended, written, { id: 1 }, recruiter];
    const why = [
      null,
      expect.stringContaining('You can write to candidates who are on a job through you'),
      'Mail does not reach them, so they would not learn of it',
      'Mail does not reach them, so they would not learn of it',
      'This conversation has ended',
      'You have written to them today already',
      'There is no such person to write to',
      'You cannot write to yourself',
    ];
    const seen = await preview(all, 'Hi {first name}');
    expect(seen.rows.map(({ whyNot }) => whyNot)).toEqual(why);
    expect(seen.rows.map(({ text }) => text)).toEqual([
      'Hi Ada',
      null,
      'Hi Dora',
      'Hi Gil',
      'Hi Emil',
      'Hi Finn',
      null,
      null,
    ]);
    const sent = await send(addressed(all), 'Hi {first name}');
    expect(sent.rows.map(({ whyNot }) => whyNot)).toEqual(why);
    expect(sent.left).toBe(7);
  });

  it('reaches somebody again who has replied, or on the next day', async () => {
    const { needs, recruiter, met, preview, addressed, send } = await room();
    const [ada, ben] = [await met('Ada'), await met('Ben')];
    await send(addressed([ada, ben]), 'Hello');
    const reply = { clientId: crypto.randomUUID(), data: 'Yes?' };
    await resultOf(sendMessageHandler, { params: { id: recruiter.id }, body: reply, actor: ada }, needs);
    const again = await preview([ada, ben], 'Hello again');
    expect(again.rows.map(({ whyNot }) => whyNot)).toEqual([null, 'You have written to them today already']);
    const tomorrow = { ...needs, clock: { ...needs.clock, now: () => '2199-01-02T08:00:00.000Z' } };
    const body = { text: 'Hello again', people: addressed([ben]) };
    expect((await resultOf(sendManyHandler, { body, actor: recruiter }, tomorrow)).rows).toEqual([
      { userId: ben.id, whyNot: null },
    ]);
  });

  it('that is repeated with the same ids is sent once and counts once', async () => {
    const { met, addressed, send, read } = await room();
    const ada = await met('Ada');
    const people = addressed([ada]);
    const [first, second] = [await send(people, 'Hello'), await send(people, 'Hello')];
    expect([first.left, second.left]).toEqual([9, 9]);
    expect(second.rows).toEqual(first.rows);
    expect(await read(ada)).toHaveLength(1);
  });

  it('goes to no more people than a day allows, also where two are sent at once, and begins nothing with the others', async () => {
    const { needs, recruiter, met, addressed, send } = await room({ perDay: 3 });
    const people = [];
    for (const name of ['Ada', 'Ben', 'Carl', 'Dora', 'Emil']) people.push(await met(name));
    const [some, others] = await Promise.all([
      send(addressed(people.slice(0, 3)), 'Hello'),
      send(addressed(people.slice(3)), 'Hello'),
    ]);
    const reached = [...some.rows, ...others.rows].filter(({ whyNot }) => whyNot === null);
    expect(reached).toHaveLength(3);
    expect(await needs.manyMessagesStore.writtenToday(recruiter.id, needs.clock.now())).toBe(3);
    const more = await met('Finn');
    expect((await send(addressed([more]), 'Hello')).rows[0]?.whyNot).toBe(
      'No more people can be written to together today; continue tomorrow',
    );
    const pair = { firstId: Math.min(more.id, recruiter.id), secondId: Math.max(more.id, recruiter.id) };
    expect(await needs.chatStore.conversation(pair)).toBeUndefined();
  });

  it('names only a job that may be named, and no field of a job without one', async () => {
    const { met, preview, job } = await room();
    const ada = await met('Ada');
    expect((await preview([ada], 'About {job}')).rows).toEqual([
      { userId: ada.id, text: 'About {job}', whyNot: 'Choose the job that the text names' },
    ]);
    expect((await preview([ada], 'Hello', job.id + 1000)).rows[0]?.whyNot).toBe('This job cannot be named to them');
    const long = `{first name} ${'x'.repeat(3970)} {first name}`;
    const anna = await met('Anna-Maria Theodora');
    expect((await preview([anna], long)).rows[0]?.whyNot).toContain('longer than 4000 characters');
  });

  it('fails for one person alone', async () => {
    const { needs, recruiter, met, addressed } = await room();
    const [ada, ben] = [await met('Ada'), await met('Ben')];
    const failing = {
      ...needs,
      manyMessagesStore: {
        ...needs.manyMessagesStore,
        isUnreachable: async (email: string) => {
          if (email === ada.email) throw new Error('planned');
          return false;
        },
      },
    };
    const body = { text: 'Hello', people: addressed([ada, ben]) };
    expect((await resultOf(sendManyHandler, { body, actor: recruiter }, failing)).rows).toEqual([
      { userId: ada.id, whyNot: 'This message could not be sent; try again' },
      { userId: ben.id, whyNot: null },
    ]);
  });
});

describe('Message templates', () => {
  const form = { name: 'First words', text: 'Hi {first name}' };

  it('are kept, listed by name, changed over the version that was read, and removed', async () => {
    const { needs, recruiter } = await room();
    const second = await resultOf(addTemplateHandler, { body: form, actor: recruiter }, needs);
    const first = await resultOf(addTemplateHandler, { body: { ...form, name: 'A' }, actor: recruiter }, needs);
    const listed = async () => {
      const query = { page: 1, perPage: 25 };
      return (await resultOf(listTemplatesHandler, { query, actor: recruiter }, needs)).data.map(({ name }) => name);
    };
    expect(await listed()).toEqual(['A', 'First words']);
    const change = (version: number) =>
      resultOf(
        changeTemplateHandler,
        { params: { id: second.id }, body: { ...form, name: 'Changed', version }, actor: recruiter },
        needs,
      );
    expect((await change(1)).version).toBe(2);
    expect((await refusalOf(change(1))).kind).toBe('conflict');
    await resultOf(removeTemplateHandler, { params: { id: first.id }, actor: recruiter }, needs);
    expect(await listed()).toEqual(['Changed']);
  });

  it('are bounded in number', async () => {
    const { table, needs, recruiter } = await room();
    const ids = Array.from({ length: mostTemplates }, (_, place) => place + 1);
    for (const id of ids)
      await table.writeOne({
        put: { ...form, id, ownerId: recruiter.id, version: 1, ...keys.messageTemplate(recruiter.id, id) },
      });
    expect(await refusalOf(resultOf(addTemplateHandler, { body: form, actor: recruiter }, needs))).toMatchObject({
      kind: 'conflict',
      message: `At most ${mostTemplates} templates are kept; remove one first`,
    });
  });
});
