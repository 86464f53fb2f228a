import { meetingTitle } from '../../../shared/model/calendar.ts';
import { isItem, jobIdOf } from '../../platform/table/read-keys.ts';
import { isInternal } from './internal-fields.ts';
import type { Manner } from './reach.ts';

type Fields = Record<string, unknown>;

const namesOfOthers: ReadonlySet<string> = new Set(['id', 'firstName', 'lastName', 'fullName', 'avatar', 'email']);

type Named = Parameters<typeof meetingTitle>[0] & object;

/** Whom an archive is for; what a recruiter imported has the address of the person, and an id of its own. */
interface ExportedPerson {
  id: number;
  email: string;
}

/**
 * A stored item as exported for the person it is about: without keys, and without the names, addresses and ids of other
 * people, except those whom the person wrote down.
 */
export function exportItem(item: object, person: ExportedPerson): Fields {
  return exportFields(item as Fields, { ...person, others: othersIn(item, person) });
}

/** Everybody else whom an item names. */
function othersIn(value: unknown, person: ExportedPerson): Named[] {
  if (Array.isArray(value)) return value.flatMap((part) => othersIn(part, person));
  if (!isFields(value)) return [];
  const { firstName, lastName } = value;
  const isNamed = isAnother(value, person) && typeof firstName === 'string' && typeof lastName === 'string';
  return [
    ...(isNamed ? [{ firstName, lastName }] : []),
    ...Object.values(value).flatMap((part) => othersIn(part, person)),
  ];
}

/** Whether an item mentions the person at all: by their id, anywhere in it, or by their address. */
export function mentions(value: unknown, person: { id: number; email: string }): boolean {
  if (value === person.id) return true;
  if (typeof value === 'string') return value.toLowerCase() === person.email;
  if (Array.isArray(value)) return value.some((part) => mentions(part, person));
  return isFields(value) && Object.values(value).some((part) => mentions(part, person));
}

function isAnother(fields: Fields, person: ExportedPerson): boolean {
  return (
    isPerson(fields) && fields.id !== person.id && fields['email'] !== person.email && !isWrittenBy(fields, person)
  );
}

// Whom a recruiter imported and whom somebody invited, as they entered them; an account is a reference beside that.
function isWrittenBy({ recruiterId, importedAt, inviterId }: Fields, { id }: ExportedPerson): boolean {
  return (recruiterId === id && importedAt !== undefined) || inviterId === id;
}

type Reader = ExportedPerson & { others: readonly Named[] };

function exportFields(fields: Fields, person: Reader): Fields {
  const isOther = isAnother(fields, person);
  const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (isInternal(name) || (isOther && namesOfOthers.has(name))) return [];
    if (name === 'ttl' && typeof value === 'number') return [['deletedAfter', new Date(value * 1000).toISOString()]];
    if (name === 'title') return [[name, withoutOthers(value, person)]];
    return [[name, plain(value, person)]];
  });
  return Object.fromEntries(isOther ? [...entries, ['name', 'left out: another person']] : entries);
}

// A notification calls a meeting after the other person.
function withoutOthers(title: unknown, { others }: Reader): unknown {
  const kinds = [false, true];
  const isCall = kinds.find((one) => others.some((other) => title === meetingTitle(other, one)));
  return isCall === undefined ? title : meetingTitle(null, isCall);
}

function plain(value: unknown, person: Reader): unknown {
  if (value instanceof Set) return [...value];
  if (Array.isArray(value)) return value.map((part) => plain(part, person));
  return isFields(value) ? exportFields(value, person) : value;
}

function isPerson(fields: Fields): boolean {
  return typeof fields.id === 'number' && ('firstName' in fields || 'fullName' in fields);
}

function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Set) &&
    !(value instanceof Uint8Array)
  );
}

/**
 * Whether an item in a place reached in this manner is exported: everything of the person's own, of others' what
 * mentions them.
 */
export function isExported(
  item: Record<string, unknown>,
  manner: Manner,
  person: { id: number; email: string; jobs: ReadonlySet<number> },
): boolean {
  const { currentToken, secondFactor, dataExportTurn, sentMessage } = isItem;
  if ([currentToken, secondFactor, dataExportTurn, sentMessage].some((is) => is(item))) return false;
  if (manner === 'whole' || manner === 'story') return true;
  const jobId = jobIdOf(item.pk);
  return (jobId !== undefined && person.jobs.has(jobId)) || mentions(item, person);
}
