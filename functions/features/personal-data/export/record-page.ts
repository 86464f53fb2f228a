import { archivePage, inDay, inUtc, inWords } from './archive-html.ts';
import { isInternal } from '../internal-fields.ts';
import { codeInWords, fieldName, recordName } from './archive-words.ts';
import { markupText } from '../../../../shared/rules/markup-text.ts';

type Fields = Record<string, unknown>;

/** What leads a program to something else, and says nothing to a reader. */
const onlyForPrograms = new RegExp(
  `^(id|uuid|kind|subject|\\w*Ids?|path|lat|lng|${
    // Of conversations: how far each side has read.
    'number|lastNumber|(first|second)Read(At)?|changed|'
  }${
    // Of places, times and files: what their names, instants and contents already say.
    'abbr|population|localStart|viewedOn|attempts|confidence|sources|isApart'
  })$`,
);
const isUnsaid = (name: string): boolean => isInternal(name) || onlyForPrograms.test(name);
/** What only holds the fields of an event or a notification. */
const wrappers: ReadonlySet<string> = new Set(['data', 'payload']);
/** Ids are larger than any time. */
const leastId = 1e13;
const onlyNumbers =
  'What is stored here leads from one thing to another by numbers. The file of the same name beside this page has them.';
const headings = ['type', 'title', 'jobTitle', 'filename', 'name', 'part'] as const;
/** A day or an hour, as counters and calendars name them. */
const isoDay = /^\d{4}-\d\d-\d\d(T\d\d)?$/;
const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * A file of an archive as its owner reads it: what each record says in words, without what only serves programs, and without
 * records that say nothing else.
 */
export function recordPage(file: string, records: readonly object[], ownerId: number): string {
  const title = inWords(file);
  const sections = records.map((record) => section(record, ownerId)).filter((one) => one !== '');
  const body = sections.length === 0 ? `<p>${onlyNumbers}</p>` : sections.join('\n');
  return archivePage(title, `<p><a href="../index.html">Your data</a></p>\n<h1>${markupText(title)}</h1>\n${body}`);
}

function section(record: object, ownerId: number): string {
  const { event } = record as { event?: unknown };
  const fields = isFields(event) ? event : (record as Fields);
  const heading = headings.find((name) => typeof fields[name] === 'string' && fields[name] !== '');
  const { [heading ?? '']: called, ...others } = fields;
  const named = heading === 'type' || heading === 'part' ? recordName(String(called)) : String(called);
  const { senderId } = fields;
  const from = typeof senderId === 'number' && { from: senderId === ownerId ? 'You' : 'The other person' };
  const said = list({ ...from, ...others });
  const isSaying = Object.entries(others).some(([name, value]) => name !== 'deletedAfter' && shown(name, value) !== '');
  if (!heading && !from && !isSaying) return '';
  return `<section>${heading ? `<h2>${markupText(named)}</h2>` : ''}${said}</section>`;
}

function list(fields: Fields): string {
  const lines = Object.entries(unwrapped(fields)).flatMap(([name, value]) => {
    const text = shown(name, value);
    return text === '' ? [] : [`<dt>${markupText(fieldName(name))}</dt><dd>${text}</dd>`];
  });
  return lines.length === 0 ? '' : `<dl>${lines.join('')}</dl>`;
}

const shown = (name: string, value: unknown): string => (isUnsaid(name) ? '' : inHtml(value, name));

const unwrapped = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      wrappers.has(name) && isFields(value) ? Object.entries(value) : [[name, value]],
    ),
  );

function inHtml(value: unknown, name: string): string {
  if (Array.isArray(value)) {
    const parts = value.map((part) => inHtml(part, name)).filter((part) => part !== '');
    return parts.length < 2 ? parts.join('') : `<ul>${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`;
  }
  if (isFields(value)) return ofFields(value, name);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return inNumber(value, name);
  if (typeof value !== 'string') return '';
  if (isoTime.test(value)) return inUtc(value);
  return markupText(isoDay.test(value) ? inDay(value) : (codeInWords(value, name) ?? value));
}

function inNumber(value: number, name: string): string {
  if (value >= leastId) return '';
  return name.endsWith('At') && value > 1e11 ? inUtc(value) : String(value);
}

// A person, a job or a skill is known by its name alone, a place by its state and country; what was read in a file by its value.
function ofFields(fields: Fields, field: string): string {
  const { firstName, lastName, fullName, name, title, state, country } = fields;
  if (isFields(state) && typeof name === 'string')
    return [name, state['name'], country]
      .filter((one) => typeof one === 'string')
      .map(markupText)
      .join(', ');
  if ('value' in fields && ('confidence' in fields || Object.keys(fields).length === 1))
    return inHtml(fields['value'], field);
  if (Object.keys(fields).every((one) => /^\d+$/.test(one))) return inHtml(Object.values(fields), field);
  const called = typeof firstName === 'string' ? `${firstName} ${String(lastName ?? '')}` : (fullName ?? name ?? title);
  const isOnlyNamed = Object.keys(fields).every(
    (one) => /^(firstName|lastName|fullName|name|title|avatar|email|role)$/.test(one) || isUnsaid(one),
  );
  return typeof called === 'string' && isOnlyNamed ? markupText(called.trim()) : list(fields);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
