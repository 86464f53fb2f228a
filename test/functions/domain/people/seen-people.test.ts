import { describe, expect, it } from 'vitest';
import { seenPeople } from '../../../../functions/domain/people/seen-people.ts';
import { sharedJobWrite } from '../../../../functions/domain/jobs/shared-jobs.ts';
import { newCollaborationWrites } from '../../../../functions/records/collaboration.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';

const viewers = {
  'a manager whose client is Lakeside': anActor('manager'),
  'another manager': anActor('manager', { id: 1901 }),
  'a recruiter of the first, who is verified': anActor('recruiter'),
  'a recruiter whom the operator verified': anActor('recruiter', { id: 2901 }),
  'a recruiter who is not verified': anActor('recruiter', { id: 2902 }),
  'a recruiter of a manager who is not verified': anActor('recruiter', { id: 2903 }),
  'a super manager who works with the first': anActor('super_manager', { id: 4901 }),
  'a super manager who works with nobody': anActor('super_manager', { id: 4902 }),
  'a candidate': anActor('candidate', { id: 3909 }),
};
type Viewer = keyof typeof viewers;
const candidates = {
  'found by recruiters': 3901,
  'found by nobody': 3902,
  'hiding from Lakeside': 3903,
  'met on a job': 3904,
  'who confirmed them': 3905,
};
type Person = keyof typeof candidates;
type Seen = 'named' | 'unnamed' | 'hidden';

const all: Record<Person, Seen> = {
  'found by recruiters': 'named',
  'found by nobody': 'named',
  'hiding from Lakeside': 'named',
  'met on a job': 'named',
  'who confirmed them': 'named',
};
const actsForLakeside: Record<Person, Seen> = { ...all, 'hiding from Lakeside': 'hidden' };
const unknown: Record<Person, Seen> = {
  ...all,
  'found by recruiters': 'unnamed',
  'found by nobody': 'unnamed',
  'hiding from Lakeside': 'unnamed',
};
const expected: Record<Viewer, Record<Person, Seen>> = {
  'a manager whose client is Lakeside': actsForLakeside,
  'another manager': all,
  'a recruiter of the first, who is verified': actsForLakeside,
  'a recruiter whom the operator verified': all,
  'a recruiter who is not verified': unknown,
  'a recruiter of a manager who is not verified': unknown,
  'a super manager who works with the first': actsForLakeside,
  'a super manager who works with nobody': all,
  'a candidate': all,
};

describe('A candidate whom a row names', () => {
  let hiring: Hiring;
  let local: LocalTable;
  withLocalTable(async (opened) => {
    local = opened;
    hiring = await openHiring(opened);
    const { table } = hiring;
    await hiring.aClient({ companyName: 'Lakeside Hospital' });
    await hiring.verify(viewers['a recruiter whom the operator verified'].id);
    await hiring.employ(viewers['a recruiter of a manager who is not verified'].id, viewers['another manager'].id);
    const ids = {
      superManagerId: viewers['a super manager who works with the first'].id,
      managerId: hiring.manager.id,
    };
    const times = { sentAt: someTime, resentAt: null, acceptedAt: someTime };
    await table.write(newCollaborationWrites({ id: 61, ...ids, isAccepted: true, ...times }));
    const strangers = [
      viewers['a recruiter who is not verified'],
      viewers['a recruiter of a manager who is not verified'],
    ];
    const choices = { 'found by recruiters': 'recruiters', 'hiding from Lakeside': 'recruiters' } as const;
    for (const [person, id] of Object.entries(candidates)) {
      const hiding = {
        findableBy: choices[person as keyof typeof choices] ?? 'nobody',
        companies: person === 'hiding from Lakeside' ? ['The Lakeside Hospital, Inc.'] : [],
        confirmed: [],
        version: 1,
      };
      const confirming = { findableBy: 'confirmed' as const, confirmed: strangers.map((one) => one.id) };
      await table.writeOne(hidingWrite(id, { ...hiding, ...(person === 'who confirmed them' && confirming) }));
    }
    for (const { id } of strangers) await table.writeOne(sharedJobWrite(candidates['met on a job'], id, 5001));
  });

  it.each(Object.keys(viewers) as Viewer[])('is shown to %s as the table says (PLUS-38, PLUS-40)', async (viewer) => {
    const { shown, unknown: unnamed } = await seenPeople(hiring.table, viewers[viewer], Object.values(candidates));
    const seen = Object.entries(candidates).map(([person, id]) => [
      person,
      !shown.has(id) ? 'hidden' : unnamed.has(id) ? 'unnamed' : 'named',
    ]);
    expect(Object.fromEntries(seen)).toEqual(expected[viewer]);
  });

  it('is looked up with all others in one batch, behind the managers by whom a recruiter is verified', async () => {
    const openOnes = Object.values(candidates).filter((id) => id !== candidates['hiding from Lakeside']);
    const callsFor = async (viewer: Viewer) => {
      local.calls.length = 0;
      await seenPeople(hiring.table, viewers[viewer], openOnes);
      return local.calls.length;
    };
    expect(await callsFor('a manager whose client is Lakeside')).toBe(1);
    expect(await callsFor('a super manager who works with the first')).toBe(1);
    expect(await callsFor('a recruiter of the first, who is verified')).toBe(2);
    expect(await callsFor('a candidate')).toBe(0);
  });
});
