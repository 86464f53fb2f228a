import { addressOf, rowProblem, type ImportRow } from '../../../shared/validation/people-import.ts';
import { line } from '../../../shared/contract/fields.ts';
import type { City, Tag } from '../../../shared/model/place.ts';
import { remarkFields, tagsIn } from '../../../shared/validation/imported-candidate.ts';
import { nationalNumber } from '../../../shared/validation/phone.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import type { StoredImportRow, StoredPeopleImport } from '../../records/people-import.ts';
import { importCandidate, importForm } from './import-candidate.ts';

/** What a row's words are looked up in. */
export interface RowLookups {
  citiesNamed(name: string): readonly City[];
  cityMeant(text: string): City | undefined;
  cityById(id: number): City | undefined;
  tagNamed(name: string): Tag | undefined;
}

/** What became of a row, with the person whom it adds. */
export interface DecidedRow extends StoredImportRow {
  adds?: ImportedCandidate;
}

interface Circumstances {
  file: Pick<StoredPeopleImport, 'id' | 'recruiterId' | 'fileName'>;
  at: string;
  newId: () => number;
  lookups: RowLookups;
  /** Addresses of the recruiter's people; the rows that come first have theirs too. */
  taken: ReadonlySet<string>;
}

/**
 * Decides the rows of a file in their order. A row without name or address adds nobody, and neither does an address that is
 * there already; a city, skill or phone that is not known is left out and said, since the person is worth more than it.
 */
export function decideRows(rows: readonly ImportRow[], circumstances: Circumstances): DecidedRow[] {
  const taken = new Set(circumstances.taken);
  return rows.map((row) => {
    const decided = decideRow(row, { ...circumstances, taken });
    if (decided.adds) taken.add(decided.adds.email);
    return decided;
  });
}

function decideRow(row: ImportRow, { file, at, newId, lookups, taken }: Circumstances): DecidedRow {
  const id = newId();
  const refused = (note: string): DecidedRow => {
    const { row: number, ...cells } = row;
    const email = addressOf(row);
    return { id, row: number, outcome: 'refused', note, candidateId: null, cells, ...(email && { email }) };
  };
  const problem = rowProblem(row);
  if (problem) return refused(problem);
  if (taken.has(addressOf(row) ?? ''))
    return refused('Somebody with this address is among your people, or invited by you, already');
  const left: string[] = [];
  const skills = skillsOf(row, lookups);
  const tagById = (tagId: number) => skills.find((tag) => tag.id === tagId);
  try {
    const form = importForm(formOf(row, { skills, left, lookups }));
    const facts = { id, recruiterId: file.recruiterId, at, newId };
    const one = importCandidate(form, facts, { cityById: lookups.cityById, tagById });
    const source = { importId: file.id, fileName: file.fileName, row: row.row };
    const remarks = remarksIn(row, left);
    const note = left.length > 0 ? `Left out: ${left.join('; ')}` : null;
    const adds: ImportedCandidate = { ...one, ...remarks, source, awaitsInvitation: true };
    return { id, row: row.row, outcome: 'added', note, candidateId: id, cells: null, adds };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error.message);
  }
}

/** The cells as the form of an import, without what is not known, which is added to `left`. */
function formOf(row: ImportRow, { skills, left, lookups }: { skills: Tag[]; left: string[]; lookups: RowLookups }) {
  const city = cityOf(row.city, lookups);
  if (row.city.trim() && !city) left.push(`city “${row.city.trim()}”`);
  const phone = row.phone.trim();
  const isPhone = nationalNumber.safeParse(phone).success;
  if (!isPhone) left.push(`phone “${phone}”`);
  const [title, company] = [line(120, 1).safeParse(row.title), line(120).safeParse(row.company)];
  if (row.title.trim() && !title.success) left.push('title');
  if (row.company.trim() && !(title.success && company.success)) left.push(`company “${row.company.trim()}”`);
  const unknown = namesOfSkills(row).filter((name) => !lookups.tagNamed(name));
  if (unknown.length > 0) left.push(`skills ${unknown.map((name) => `“${name}”`).join(', ')}`);
  const { firstName, lastName, email } = row;
  return {
    firstName,
    lastName,
    email,
    phone: isPhone && phone !== '' ? phone : null,
    countryId: city?.country.id ?? null,
    cityId: city?.id ?? null,
    ...(skills.length > 0 && { employeeInfo: { tagIds: skills.map(({ id }) => id) } }),
    workExperiences: title.success
      ? [{ title: title.data, company: company.data ?? '', isWorking: true, ...noDates }]
      : [],
  };
}

/** The recruiter's own words in a row: what is no tag or too long a note is left out. */
function remarksIn(row: ImportRow, left: string[]): Pick<ImportedCandidate, 'note' | 'tags' | 'cameFrom'> {
  const note = remarkFields.note.safeParse(row.note);
  const tags = remarkFields.tags.safeParse(tagsIn(row.tags));
  if (!note.success) left.push('note');
  if (!tags.success) left.push('tags');
  const cameFrom = remarkFields.cameFrom.safeParse(row.cameFrom);
  if (!cameFrom.success) left.push('where they came from');
  return {
    ...(cameFrom.data && { cameFrom: cameFrom.data }),
    ...(note.data && { note: note.data }),
    ...(tags.data?.length && { tags: tags.data }),
  };
}

/** How many times as large London is than any London of which nobody thinks. */
const dwarfed = 4;
const noDates = { fromYear: null, fromMonth: null, toYear: null, toMonth: null };
/** As many skills of one row are read. */
const mostSkills = 50;

function namesOfSkills({ skills }: ImportRow): string[] {
  const names = skills.split(/[;,|\n]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))].slice(0, mostSkills);
}

function skillsOf(row: ImportRow, { tagNamed }: RowLookups): Tag[] {
  const found = namesOfSkills(row).flatMap((name) => tagNamed(name) ?? []);
  return [...new Map(found.map((tag) => [tag.id, tag])).values()];
}

/**
 * The city that is meant: the only one of its name, one that dwarfs those of other countries, or the largest in the state,
 * country or code that is written with it.
 */
function cityOf(text: string, { citiesNamed, cityMeant }: RowLookups): City | undefined {
  const [first, ...others] = citiesNamed(text);
  const isRival = (one: City): boolean =>
    one.country.id === first?.country.id || one.population * dwarfed > first!.population;
  if (others.some(isRival)) return undefined;
  const [name = '', ...rest] = text.split(',').map((part) => part.trim());
  // `Austin, Travis County, TX`.
  return [text, ...rest.map((part) => `${name}, ${part}`)].map(cityMeant).find(Boolean);
}
