import { describe, expect, it } from 'vitest';
import {
  forgetJob,
  forgetPerson,
  forgetStory,
  formerJobTitle,
  formerNames,
  formerNote,
} from '../../../../../functions/features/personal-data/erasure/forget-person.ts';
import type { Role } from '../../../../../shared/constants/roles.ts';

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: 'avatars/x.jpg' };
const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const who = { id: 3001, role: 'candidate' as const, email: 'priya@example.com', jobs: new Set([5001]) };
const former = { id: 3001, firstName: 'A former', lastName: 'candidate', avatar: null };

describe('The replacement for an erased person', () => {
  const expected: Record<Role, string> = {
    candidate: 'A former candidate',
    recruiter: 'A former recruiter',
    manager: 'A former hiring manager',
    super_manager: 'A former hiring manager',
  };
  it.each(Object.entries(expected))('for a %s: %s', (role, fullName) => {
    expect(formerNames(role as Role).fullName).toBe(fullName);
  });
});

describe('Forgetting a person', () => {
  it('removes the name wherever it appears beside the id, however deep, and leaves other people alone', () => {
    const item = { candidate: priya, recruiter: olivia, list: [{ inner: { ...priya, email: 'priya@example.com' } }] };
    expect(forgetPerson(item, who)).toEqual({
      candidate: former,
      recruiter: olivia,
      list: [{ inner: { ...former, email: '' } }],
    });
  });

  it('takes the salt of a removed reason’s digest once, and finds nothing to change after that', () => {
    const line = { seal: { hash: 'h', reason: { salt: 's', digest: 'd' } }, event: { data: { reason: null } } };
    const bare = forgetPerson(line, who);
    expect(bare).toEqual({ ...line, seal: { hash: 'h', reason: { salt: null, digest: 'd' } } });
    expect(forgetPerson(bare, who)).toBe(bare);
  });

  it('returns the very same value where nothing names the person', () => {
    const item = { recruiter: olivia, at: 'today', numbers: new Set([1]), list: [1, 'two'] };
    expect(forgetPerson(item, who)).toBe(item);
  });

  it('adds no field that was not there', () => {
    expect(forgetPerson({ person: { id: 3001, firstName: 'Priya' } }, who)).toEqual({
      person: { id: 3001, firstName: 'A former' },
    });
  });

  it('removes from whom the person hid on a job, and keeps that of others', () => {
    const hiding = { hiddenFrom: ['acme'] };
    expect(forgetPerson({ candidate: priya, hiding }, who)).toEqual({ candidate: former, hiding: null });
    expect(forgetPerson({ candidate: { ...priya, id: 3002 }, hiding }, who)).toMatchObject({ hiding });
  });

  it('removes the company that a claim on the person’s job names, as an object or in words, and keeps that of others', () => {
    const claim = { job: { id: 5001, title: 'ICU nurse' }, client: { id: 7, companyName: 'Lakeside' } };
    expect(forgetPerson(claim, who)).toMatchObject({ client: { id: 7, companyName: 'A former client' } });
    expect(forgetPerson({ ...claim, client: 'Lakeside' }, who)).toMatchObject({ client: 'A former client' });
    const other = { ...claim, job: { id: 5002, title: 'ICU nurse' } };
    expect(forgetPerson(other, who)).toBe(other);
  });

  it('empties the address, whatever its case', () => {
    expect(forgetPerson({ to: 'Priya@Example.com', cc: 'other@example.com' }, who)).toEqual({
      to: '',
      cc: 'other@example.com',
    });
  });

  it('removes a note that the person wrote and a reason they gave', () => {
    expect(forgetPerson({ note: 'secret', createdBy: { ...priya, role: 'candidate' } }, who)).toMatchObject({
      note: formerNote,
      createdBy: { firstName: 'A former' },
    });
    const event = { actor: { kind: 'user', ...priya }, data: { reason: 'secret', to: 'rejected' } };
    expect(forgetPerson({ event }, who)).toMatchObject({ event: { data: { reason: null, to: 'rejected' } } });
  });

  it('leaves what others wrote and did', () => {
    const item = {
      note: 'theirs',
      createdBy: { ...olivia, role: 'recruiter' },
      event: { actor: { kind: 'user', ...olivia }, data: { reason: 'theirs' } },
    };
    expect(forgetPerson(item, who)).toBe(item);
  });

  it('removes the title of the person’s own jobs wherever it appears beside the job’s id', () => {
    const item = {
      job: { id: 5001, title: 'secret', points: 5 },
      jobId: 5001,
      jobTitle: 'secret',
      other: { id: 5002, title: 'kept' },
    };
    expect(forgetPerson(item, who)).toEqual({
      job: { id: 5001, title: formerJobTitle, points: 5 },
      jobId: 5001,
      jobTitle: formerJobTitle,
      other: { id: 5002, title: 'kept' },
    });
  });
});

it('Forgetting a timeline also removes what others wrote about its subject', () => {
  const event = { actor: { kind: 'user', ...olivia }, data: { reason: 'about Priya', candidate: priya } };
  expect(forgetStory({ event }, who)).toEqual({
    event: { actor: { kind: 'user', ...olivia }, data: { reason: null, candidate: former } },
  });
});

it('Forgetting a job empties its texts and keeps its numbers', () => {
  const job = {
    id: 5001,
    title: 'a',
    desc: 'b',
    description: 'c',
    client: { companyName: 'd' },
    clientId: 7,
    employmentTypeDesc: 'e',
    citizenshipDesc: 'f',
    points: 500,
    status: 'closed',
  };
  expect(forgetJob(job, who)).toEqual({
    id: 5001,
    title: formerJobTitle,
    desc: '',
    description: '',
    client: null,
    clientId: null,
    employmentTypeDesc: '',
    citizenshipDesc: '',
    points: 500,
    status: 'closed',
  });
});
