import { createHash } from 'node:crypto';
import type { ApplicationsStore } from '../../functions/features/applications/applications.store.ts';
import { saveHidingHandler } from '../../functions/features/candidate-profile/hiding.handlers.ts';
import type { HidingNeeds } from '../../functions/features/candidate-profile/show-hiding.steps.ts';
import type { SaveNeeds } from '../../functions/features/candidate-profile/profile-record.steps.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { cityById, citiesNamed, cityMeant } from '../../functions/features/lookups/cities.ts';
import { builtInTagNamed } from '../../functions/features/lookups/tags.ts';
import { builtInTags } from '../../functions/features/lookups/tags.steps.ts';
import type { CandidateInvitations } from '../../functions/records/candidate-invitation.ts';
import type { MailAllowance } from '../../functions/records/mail-allowance.ts';
import { cancelParseHandler } from '../../functions/features/resumes/parsed-resume.handlers.ts';
import {
  createImportedCandidateHandler,
  importResumeHandler,
} from '../../functions/features/imports/imported-candidate.handlers.ts';
import type { ImportsStore } from '../../functions/features/imports/imports.store.ts';
import {
  importPeopleHandler,
  startPeopleImportHandler,
} from '../../functions/features/imports/people-import.handlers.ts';
import { saveRemarksHandler } from '../../functions/features/imports/save-remarks.handler.ts';
import type { PeopleImportsStore } from '../../functions/features/imports/people-imports.store.ts';
import { parseUpload } from '../../functions/features/resumes/parse-upload.steps.ts';
import { resumeUploadKey } from '../../functions/features/resumes/resume-keys.ts';
import type { ResumesStore } from '../../functions/features/resumes/resumes.store.ts';
import { startResumeUpload } from '../../functions/features/resumes/start-resume-upload.ts';
import { stages } from '../stages.ts';
import { act } from './act.ts';
import { calls, duplicate, file, hidesFrom, resumes, uploader, type ResumeMaterial } from './data/resumes.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface ResumeNeeds extends SaveNeeds, Omit<HidingNeeds, 'candidateProfileStore'> {
  resumesStore: ResumesStore;
  importsStore: ImportsStore;
  peopleImportsStore: PeopleImportsStore;
  applicationsStore: Pick<ApplicationsStore, 'applicationsOf'>;
  candidateInvitations: CandidateInvitations;
  mailAllowance: MailAllowance;
  clock: ReturnType<typeof worldClock>;
}

/**
 * A recruiter's resumes, read, imported with an invitation to claim the profile, cancelled and failed; and a candidate who
 * hides from a company.
 */
export async function plantResumes(people: PlantedPeople, needs: ResumeNeeds): Promise<void> {
  const recruiter = people.recruiters.find(({ email }) => email === uploader);
  if (!recruiter) throw new Error(`${uploader} is nobody who uploads resumes`);
  for (const material of resumes.toSorted((a, b) => b.daysAgo - a.daysAgo))
    await plantResume(recruiter, material, needs);
  await plantDuplicate(recruiter, needs);
  await plantFile(recruiter, needs);
  for (const candidate of people.candidates.toReversed()) {
    // Candidates who have applied are seen by the people they applied to, which is another story.
    if ((await needs.applicationsStore.applicationsOf(candidate.id)).length > 0) continue;
    const given = { params: { candidateId: candidate.id }, body: { findableBy: 'recruiters', companies: [hidesFrom] } };
    await act(saveHidingHandler, candidate, given, needs);
    return;
  }
}

async function plantResume(recruiter: Actor, material: ResumeMaterial, needs: ResumeNeeds): Promise<void> {
  const { clock, resumesStore } = needs;
  clock.moveTo(clock.at(material.daysAgo, 0));
  const file = new TextEncoder().encode(material.text);
  const hash = createHash('sha256').update(file).digest('hex');
  const form = { filename: material.filename, contentType: 'text/plain', size: file.length, hash } as const;
  const place = { recruiterId: recruiter.id, id: clock.newId(), at: clock.now() };
  await resumesStore.saveNew(startResumeUpload(form, [], place));
  if (material.becomes === 'cancelled') {
    await act(cancelParseHandler, recruiter, { body: { ids: [place.id] } }, needs);
    return;
  }
  const key = resumeUploadKey(recruiter.id, place.id);
  await parseUpload(key, { resumesStore, files: filesWith(key, file), readers: textOnly, clock });
  if (material.becomes === 'imported')
    await act(
      importResumeHandler,
      recruiter,
      { params: { id: place.id } },
      { ...needs, registeredStore: nobody, cityById, tagsOf: builtInTags },
    );
}

/** A person whom the recruiter imported from a resume and entered again by hand, to be compared and merged. */
async function plantDuplicate(recruiter: Actor, needs: ResumeNeeds): Promise<void> {
  needs.clock.moveTo(needs.clock.at(duplicate.daysAgo, 0));
  const { daysAgo: _daysAgo, ...body } = duplicate;
  const given = { body: { ...body, isAnotherPerson: true } };
  await act(createImportedCandidateHandler, recruiter, given, {
    ...needs,
    registeredStore: nobody,
    cityById,
    tagsOf: builtInTags,
  });
}

/** A file of people that the recruiter imported, of which one row has no address, and calls with the first of them. */
async function plantFile(recruiter: Actor, needs: ResumeNeeds): Promise<void> {
  needs.clock.moveTo(needs.clock.at(file.daysAgo, 0));
  const withFile = {
    ...needs,
    rowLookups: { cityById, citiesNamed, cityMeant, tagNamed: builtInTagNamed },
    importedPeople: () => stages.local.importedPeople,
  };
  const begun = { body: { fileName: file.fileName, rows: file.people.length } };
  const { id } = await act(startPeopleImportHandler, recruiter, begun, withFile);
  const rows = file.people.map((person, place) => ({ row: place + 1, ...person }));
  const { rows: added } = await act(importPeopleHandler, recruiter, { params: { id }, body: { rows } }, withFile);
  const [first] = added.flatMap(({ person }) => person?.id ?? []);
  const noted = calls.map(({ daysAgo, ...call }) => {
    const day = new Date(needs.clock.at(daysAgo, 0)).toISOString().slice(0, 10);
    return { ...call, day };
  });
  await act(saveRemarksHandler, recruiter, { params: { id: first! }, body: { calls: noted, version: 1 } }, needs);
}

// Nobody of the demo world is somebody whom a recruiter imports.
const nobody = { named: async () => [] };

const filesWith = (key: string, file: Uint8Array) => ({
  read: async (wanted: string) => (wanted === key ? file : undefined),
  write: async () => {},
  remove: async () => {},
});

const none = async (): Promise<never> => Promise.reject(new Error('the resumes of the demo world are texts'));
const textOnly = { readPdf: none, docxHtml: none, pagePictures: none, recognizePicture: none };
