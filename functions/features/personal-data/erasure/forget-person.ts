import type { Role } from '../../../../shared/constants/roles.ts';

/** Who is to be forgotten, and which jobs were theirs. */
export interface Forgotten {
  id: number;
  role: Role;
  email: string;
  jobs: ReadonlySet<number>;
}

type Fields = Record<string, unknown>;

const formerly: Record<Role, string> = {
  candidate: 'candidate',
  recruiter: 'recruiter',
  manager: 'hiring manager',
  super_manager: 'hiring manager',
};
/** Replaces the title of a job whose manager is gone. */
export const formerJobTitle = 'A job no longer listed';
/** Replaces the name of a company whose manager is gone. */
export const formerClient = 'A former client';
/** Replaces a note whose author is gone. */
export const formerNote = 'This note was removed with its author’s account.';

// Texts that people write; each becomes what an empty one of its kind is.
const jobTexts: Fields = {
  title: formerJobTitle,
  desc: '',
  description: '',
  client: null,
  clientId: null,
  companyDomain: null,
  formerCompanies: null,
  employmentTypeDesc: '',
  citizenshipDesc: '',
  positionType: null,
  brief: null,
};
const freeTexts: Fields = { reason: null, message: null, comment: null, note: formerNote, text: '' };

/** Replaces the names of a person who is gone: 'A former' and their role. */
export function formerNames(role: Role): { firstName: string; lastName: string; fullName: string } {
  return { firstName: 'A former', lastName: formerly[role], fullName: `A former ${formerly[role]}` };
}

/**
 * The value without the person: their name becomes 'a former' and the role wherever it is beside their id, texts they
 * wrote and texts of their jobs are removed, their address is emptied. Everything else stays as it is, and a value that
 * never named them is returned unchanged.
 */
export function forgetPerson<T>(value: T, who: Forgotten): T {
  return forget(value, who) as T;
}

/** The person's story with another: as above, and what others wrote about them is removed as well. */
export function forgetStory<T>(value: T, who: Forgotten): T {
  const event = fieldsOf(fieldsOf(value)?.event);
  const blanked = event
    ? { ...(value as Fields), event: { ...event, data: blank(fieldsOf(event.data) ?? {}, freeTexts) } }
    : value;
  return forgetPerson(blanked as T, who);
}

/** The stored texts of one of the person's jobs. */
export function forgetJob<T>(value: T, who: Forgotten): T {
  return forgetPerson(blank(value as Fields, jobTexts) as T, who);
}

function forget(value: unknown, who: Forgotten): unknown {
  if (typeof value === 'string') return value.toLowerCase() === who.email ? '' : value;
  if (Array.isArray(value)) {
    const next = value.map((part) => forget(part, who));
    return next.every((part, place) => part === value[place]) ? value : next;
  }
  const fields = fieldsOf(value);
  if (!fields) return value;
  const known = mapped(fields, (part) => forget(part, who));
  const anonymous = withoutClient(withoutJob(withoutWords(withoutNames(known, who), who), who), who);
  return withoutPlace(withoutSalt(anonymous), who);
}

// A line of the audit trail keeps its reason's digest, which without salt leads back to no text.
function withoutSalt(fields: Fields): Fields {
  const [seal, event] = [fieldsOf(fields.seal), fieldsOf(fields.event)];
  const reason = fieldsOf(seal?.reason);
  if (!seal || !reason || fieldsOf(event?.data)?.reason !== null) return fields;
  const bare = changed(reason, { salt: null });
  return bare === reason ? fields : { ...fields, seal: { ...seal, reason: bare } };
}

// From whom the person hid while they were on a job, and what they were.
function withoutPlace(fields: Fields, { id }: Forgotten): Fields {
  return fieldsOf(fields.candidate)?.id === id ? changed(fields, { hiding: null, position: null }) : fields;
}

function withoutNames(fields: Fields, { id, role }: Forgotten): Fields {
  if (fields.id !== id) return fields;
  return changed(fields, { ...formerNames(role), avatar: null, email: '' });
}

function withoutWords(fields: Fields, { id }: Forgotten): Fields {
  if (fieldsOf(fields.createdBy)?.id === id || fields.byId === id) return blank(fields, freeTexts);
  const data = fieldsOf(fields.data);
  if (!data || fieldsOf(fields.actor)?.id !== id) return fields;
  const next = blank(data, freeTexts);
  return next === data ? fields : { ...fields, data: next };
}

function withoutJob(fields: Fields, { jobs }: Forgotten): Fields {
  if (jobs.has(fields.id as number)) return blank(fields, jobTexts);
  if (!jobs.has(fields.jobId as number)) return fields;
  return changed(fields, { jobTitle: formerJobTitle, title: formerJobTitle });
}

// A claim and what is notified of it name the company that the job was for.
function withoutClient(fields: Fields, { jobs }: Forgotten): Fields {
  if (!jobs.has(fieldsOf(fields.job)?.id as number)) return fields;
  if (typeof fields.client === 'string') return changed(fields, { client: formerClient });
  const client = fieldsOf(fields.client);
  return client
    ? changed(fields, { client: changed(client, { companyName: formerClient }), companyDomain: '' })
    : fields;
}

// Only existing fields are changed: nothing is added to what another user stored.
function changed(fields: Fields, by: Fields): Fields {
  const names = Object.keys(by).filter((name) => name in fields && fields[name] !== by[name]);
  return names.length === 0 ? fields : { ...fields, ...Object.fromEntries(names.map((name) => [name, by[name]])) };
}

function blank(fields: Fields, by: Fields): Fields {
  return changed(
    fields,
    Object.fromEntries(
      Object.entries(by).filter(
        ([name]) => typeof fields[name] === 'string' || typeof fields[name] === 'object' || name === 'clientId',
      ),
    ),
  );
}

function mapped(fields: Fields, change: (part: unknown) => unknown): Fields {
  const next = Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, change(part)]));
  return Object.keys(next).every((name) => next[name] === fields[name]) ? fields : next;
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Set) &&
    !(value instanceof Uint8Array)
    ? (value as Fields)
    : undefined;
}
