import type { ImportedCandidateChange, ImportedCandidateForm } from '../../../shared/validation/imported-candidate.ts';
import { evidenceOfSamePerson, samenessWords } from '../../../shared/rules/same-person.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { inviteCandidate, type CandidateInvitations } from '../../records/candidate-invitation.ts';
import {
  importedAddressWrite,
  importedCandidateWrite,
  type ImportedCandidate,
} from '../../records/imported-candidate.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { importedResumeWrites } from '../../records/parsed-resume.ts';
import { changeImport } from './change-import.ts';
import { importCandidate, type Lookups } from './import-candidate.ts';
import { likeRegistered, type RegisteredCandidate } from './like-registered.ts';
import { remarksOf } from './remarks.ts';
import type { RegisteredStore } from './registered.store.ts';
import type { ImportsStore } from './imports.store.ts';

export interface ImportNeeds extends Pick<Lookups, 'cityById'> {
  tagsOf: TagsOf;
  importsStore: Pick<ImportsStore, 'resume' | 'imports'>;
  registeredStore: Pick<RegisteredStore, 'named'>;
  candidateInvitations: Pick<CandidateInvitations, 'saveNew'>;
  mailAllowance: MailAllowance;
  clock: Clock;
}

/**
 * Imports a candidate: keeps what the recruiter entered and, in the same transaction, invites the person to claim their
 * profile or refuse it. Somebody who seems to be imported or registered already is refused with the evidence, unless the
 * recruiter says that it is another person. A person with an open invitation from this recruiter is not imported; whether one has
 * an account, only the person learns.
 */
export async function saveImport(
  form: ImportedCandidateForm,
  actor: Actor,
  { importsStore, registeredStore, candidateInvitations, mailAllowance, clock, cityById, tagsOf }: ImportNeeds,
): Promise<ImportedCandidate> {
  const at = clock.now();
  const facts = { id: clock.newId(), recruiterId: actor.id, at, newId: clock.newId };
  const tagById = await tagsOf(form.employeeInfo?.tagIds ?? []);
  const decided = importCandidate(form, facts, { cityById, tagById });
  const resume = decided.resumeId && (await importsStore.resume({ recruiterId: actor.id, id: decided.resumeId }));
  if (resume === undefined) throw refuse.invalid('parsedResumePath', 'There is no such resume');
  const imported = { ...decided, resumeHash: resume ? resume.hash : null };
  if (!form.isAnotherPerson) {
    refuseSamePerson(imported, await importsStore.imports(actor.id));
    refuseRegistered(imported, await registeredStore.named(imported.lastName, actor.id));
  }
  await mailAllowance.take(actor, 1, at);
  const invited = inviteCandidate(imported.email, imported.id, { actor, at, eventId: clock.newId() });
  const isSaved = await candidateInvitations.saveNew(invited, [
    importedCandidateWrite(imported),
    importedAddressWrite(imported, { onlyNew: false }),
    ...(resume ? importedResumeWrites(resume, { id: clock.newId(), at }) : []),
  ]);
  if (!isSaved) throw refuse.conflict('This person has an open invitation from you', 'email');
  return imported;
}

function refuseSamePerson(imported: ImportedCandidate, former: readonly ImportedCandidate[]): void {
  const known = (one: ImportedCandidate) => ({ ...one, resumeHash: one.resumeHash ?? null });
  for (const one of former) {
    // The same address, and the same resume, are refused by what guards them.
    if (one.email === imported.email || (one.resumeId !== null && one.resumeId === imported.resumeId)) continue;
    const evidence = evidenceOfSamePerson(known(imported), known(one));
    if (evidence.length === 0) continue;
    const words = evidence.map((kind) => samenessWords[kind].toLowerCase()).join('; ');
    throw refuse.conflict(`You have already added ${one.firstName} ${one.lastName}: ${words}`, 'isAnotherPerson');
  }
}

function refuseRegistered(imported: ImportedCandidate, registered: readonly RegisteredCandidate[]): void {
  const like = likeRegistered({ ...imported, resumeHash: null }, registered);
  if (!like) return;
  const { firstName, lastName } = like.candidate.card;
  const words = like.evidence.map((kind) => samenessWords[kind].toLowerCase()).join('; ');
  throw refuse.conflict(`${firstName} ${lastName} is registered already: ${words}`, 'isAnotherPerson');
}

interface ChangeNeeds extends Pick<Lookups, 'cityById'> {
  tagsOf: TagsOf;
  importsStore: Pick<ImportsStore, 'saveImported'>;
  clock: Clock;
}

/** Saves what is sent of a change, by the recruiter or by the person themselves, and returns the import after it. */
export async function saveChange(
  before: ImportedCandidate,
  change: ImportedCandidateChange,
  { tagsOf, importsStore, clock, cityById }: ChangeNeeds,
): Promise<ImportedCandidate> {
  const tagById = await tagsOf(tagIdsOf(change.employeeInfo));
  const after = changeImport(before, change, { at: clock.now(), newId: clock.newId }, { cityById, tagById });
  await importsStore.saveImported(after);
  return after;
}

function tagIdsOf(info: unknown): number[] {
  const { tagIds = [] } = (info ?? {}) as { tagIds?: unknown };
  return Array.isArray(tagIds) ? tagIds.filter((id): id is number => Number.isSafeInteger(id)) : [];
}

/** An import as it is sent. */
export function shownImport(one: ImportedCandidate) {
  const { resumeId, resumeHash: _hash, avatar = null, source, ...rest } = one;
  const resume = resumeId === null ? null : { id: resumeId, path: `/resumes/${resumeId}` };
  const isInvited = !one.awaitsInvitation;
  return {
    ...rest,
    avatar,
    source: source ?? null,
    ...remarksOf(one),
    isInvited,
    resume,
    parsedResumePath: resume?.path ?? null,
  };
}
