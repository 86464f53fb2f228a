import { noEmployeeInfo, type EmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { ImportedCandidateChange } from '../../../shared/validation/imported-candidate.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import { importCandidate, importForm, type Lookups } from './import-candidate.ts';
import { remarksOf, saidOf } from './remarks.ts';

interface Facts {
  at: string;
  newId: () => number;
}
type Fields = Record<string, unknown>;

const sections = ['educations', 'certifications', 'workExperiences'] as const;
const changedMeanwhile = refuse.conflict('This candidate was changed meanwhile; reload and try again');

/**
 * Decides an import after a change: what is not sent stays, and so does what an entry that names its id leaves out. The
 * invitation was mailed to the address, and only its holder may claim the profile, so the address stays.
 */
export function changeImport(
  before: ImportedCandidate,
  { version, ...change }: ImportedCandidateChange,
  { at, newId }: Facts,
  lookups: Lookups,
): ImportedCandidate {
  if (version !== undefined && version !== before.version) throw changedMeanwhile;
  const known = formOf(before);
  const lists = Object.fromEntries(sections.map((section) => [section, entriesOf(before[section], change[section])]));
  const form = importForm({ ...known, ...change, ...lists, ...infoOf(known.employeeInfo, change) });
  if (form.email !== before.email) throw refuse.invalid('email', 'The address was mailed already; import again');
  const spheres = new Map(before.employeeInfo?.spheres.map((tag) => [tag.id, tag]));
  const after = importCandidate(
    form,
    { id: before.id, recruiterId: before.recruiterId, at, newId },
    { ...lookups, tagById: (id) => lookups.tagById(id) ?? spheres.get(id) },
  );
  const { importedAt, resumeId, resumeHash = null, avatar = null, source, awaitsInvitation } = before;
  const isOfInfo = change.employeeInfo !== undefined || change.clearanceType !== undefined;
  return {
    ...after,
    educations: withIds(after.educations, lists['educations']),
    certifications: withIds(after.certifications, lists['certifications']),
    workExperiences: withIds(after.workExperiences, lists['workExperiences']),
    employeeInfo: isOfInfo ? after.employeeInfo : before.employeeInfo,
    importedAt,
    resumeId,
    resumeHash,
    avatar,
    ...(source && { source }),
    ...saidOf(remarksOf(before)),
    ...(awaitsInvitation && { awaitsInvitation }),
    version: before.version + 1,
  };
}

const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** An import as its form, without what the form never changes. */
function formOf(before: ImportedCandidate) {
  const { firstName, lastName, email, countryId, cityId, phonePrefix, phone, birthday, employeeInfo } = before;
  const contact = { firstName, lastName, email, countryId, cityId, phonePrefix, phone, birthday };
  return { ...contact, employeeInfo: employeeInfo && infoForm(employeeInfo) };
}

function infoForm({ spheres, city, version: _version, ...info }: EmployeeInfo): Fields {
  return { ...info, tagIds: spheres.map(({ id }) => id), cityId: city?.id ?? null };
}

/** What is sent of the employee info over what is known of it; levels of clearance may be sent beside it. */
function infoOf(known: Fields | null, { employeeInfo, clearanceType }: Omit<ImportedCandidateChange, 'version'>) {
  if (employeeInfo !== undefined && !isFields(employeeInfo)) return { employeeInfo };
  if (!known && !employeeInfo && clearanceType === undefined) return { employeeInfo: undefined };
  const info = { ...(known ?? infoForm(noEmployeeInfo)), ...employeeInfo };
  return clearanceType === undefined
    ? { employeeInfo: info }
    : { employeeInfo: { ...info, clearanceType }, clearanceType: undefined };
}

/** The entries that are sent, each over the one whose id it names; those that were there, where none are. */
function entriesOf(before: readonly { id: number }[], sent: unknown): unknown {
  if (sent === undefined) return before;
  if (!Array.isArray(sent)) return sent;
  return sent.map((one: unknown) => {
    if (!isFields(one)) return one;
    const { id: _id, ...facts } = one;
    const former = before.find(({ id }) => id === one['id']);
    return former ? { ...former, ...facts } : facts;
  });
}

function withIds<E extends { id: number }>(entries: readonly E[], from: unknown): E[] {
  const ids = Array.isArray(from) ? from.map((one: unknown) => (isFields(one) ? one['id'] : undefined)) : [];
  return entries.map((entry, at) => ({ ...entry, id: typeof ids[at] === 'number' ? ids[at] : entry.id }));
}
