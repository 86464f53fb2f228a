import * as z from 'zod';
import { listedImport, listedMerge, mergeForm, samePeople } from '../model/candidate-merge.ts';
import { enteredCandidate, importedCandidate } from '../model/imported-candidate.ts';
import {
  importedAvatarForm,
  importedCandidateChange,
  importedCandidateForm,
  mostTaggedTogether,
  remarksForm,
  tagLine,
} from '../validation/imported-candidate.ts';
import { mailedToken } from '../validation/person-fields.ts';
import { done, id, idValue, line, paging } from './fields.ts';
import { route } from './route.ts';

const one = { params: z.strictObject({ id }) };
const byLink = z.strictObject({ token: mailedToken });

/** Candidates whom recruiters import, until they claim or refuse the profile (area RESUME). */
export const imports = {
  importResume: route({
    method: 'POST',
    path: '/api/recruiter/resumes/{id}/import',
    roles: ['recruiter'],
    summary: 'Import the candidate as read in a resume, and invite them to claim the profile or refuse it.',
    creates: true,
    request: one,
    response: importedCandidate,
    errors: ['invalid', 'notFound', 'conflict', 'tooMany'],
  }),
  createImportedCandidate: route({
    method: 'POST',
    path: '/api/recruiter/imported-candidates',
    roles: ['recruiter'],
    summary:
      'Import a candidate as entered, as JSON or as a multipart form with nested keys, and invite them to claim the profile or refuse it.',
    creates: true,
    multipart: true,
    maxBodyBytes: 256 * 1024,
    request: { body: importedCandidateForm },
    response: importedCandidate,
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  readImportedCandidate: route({
    method: 'GET',
    path: '/api/recruiter/imported-candidates/{id}',
    roles: ['recruiter'],
    summary: 'A candidate whom the recruiter imported, until they claim the profile or refuse it.',
    request: one,
    response: importedCandidate,
    errors: ['notFound'],
  }),
  changeImportedCandidate: route({
    method: 'PUT',
    path: '/api/recruiter/imported-candidates/{id}',
    roles: ['recruiter'],
    summary:
      'Change what is sent of a candidate whom the recruiter imported: fields that are not sent stay, and so does what an entry that names its id leaves out. The address stays the one that was invited.',
    multipart: true,
    maxBodyBytes: 256 * 1024,
    request: { params: one.params, body: importedCandidateChange },
    response: importedCandidate,
    errors: ['invalid', 'notFound', 'conflict'],
  }),
  changeImportedAvatar: route({
    method: 'POST',
    path: '/api/recruiter/imported-candidates/{id}/avatar',
    roles: ['recruiter'],
    summary: 'Change or remove the picture of an imported candidate, which only the recruiter sees (RESUME-15).',
    maxBodyBytes: 768 * 1024,
    request: { params: one.params, body: importedAvatarForm },
    response: importedCandidate,
    errors: ['invalid', 'notFound', 'conflict'],
  }),
  removeImportedResume: route({
    method: 'DELETE',
    path: '/api/recruiter/imported-candidates/{id}/resume',
    roles: ['recruiter'],
    summary:
      'Remove the resume that an imported candidate was read from, with everything that was read in it; what the import says stays (RESUME-16).',
    request: one,
    response: importedCandidate,
    errors: ['notFound', 'conflict'],
  }),
  saveRemarks: route({
    method: 'PUT',
    path: '/api/recruiter/imported-candidates/{id}/remarks',
    roles: ['recruiter'],
    summary:
      'Say what the recruiter notes about somebody whom they added: their tags, where they came from and calls. What is not sent stays; the person is not shown it.',
    request: { params: one.params, body: remarksForm },
    response: importedCandidate,
    errors: ['notFound', 'conflict'],
  }),
  tagImportedCandidates: route({
    method: 'POST',
    path: '/api/recruiter/imported-candidates/tags',
    roles: ['recruiter'],
    summary: 'Give one tag, which is a list, to several people whom the recruiter added; a line for each says why not.',
    request: {
      body: z.strictObject({ ids: z.array(idValue).min(1, 'Required').max(mostTaggedTogether), tag: tagLine }),
    },
    response: z.array(z.object({ id: idValue, whyNot: z.string().nullable() })),
    errors: [],
  }),
  inviteImportedCandidate: route({
    method: 'POST',
    path: '/api/recruiter/imported-candidates/{id}/invite',
    roles: ['recruiter'],
    summary: 'Invite somebody whom a file added to claim the profile or refuse it (PLUS-46).',
    request: one,
    response: importedCandidate,
    errors: ['notFound', 'conflict', 'tooMany'],
  }),
  listImportedCandidates: route({
    method: 'GET',
    path: '/api/recruiter/imported-candidates',
    roles: ['recruiter'],
    summary:
      'Candidates whom the recruiter imported and who have neither claimed nor refused the profile, or those of them in whom all words are found, who have a tag or came from somewhere, newest first, each with how many others may be the same person.',
    request: {
      query: z.strictObject({
        search: line(100).optional(),
        tag: line(40).optional(),
        cameFrom: line(80).optional(),
        ...paging(),
      }),
    },
    response: listedImport,
    list: true,
    meta: z.object({
      /** The tags and sources that the recruiter uses most. */
      tags: z.array(z.string()),
      sources: z.array(z.string()),
    }),
    errors: [],
  }),
  compareImportedCandidate: route({
    method: 'GET',
    path: '/api/recruiter/imported-candidates/{id}/same-people',
    roles: ['recruiter'],
    summary: 'An imported candidate beside those who may be the same person, with the evidence (PLUS-15).',
    request: one,
    response: samePeople,
    errors: ['notFound'],
  }),
  mergeImportedCandidate: route({
    method: 'POST',
    path: '/api/recruiter/imported-candidates/{id}/merge',
    roles: ['recruiter'],
    summary:
      'Merge an imported candidate into another one, or into a registered candidate, and take over what is named; can be undone for 30 days.',
    request: { params: one.params, body: mergeForm },
    response: listedMerge,
    errors: ['invalid', 'forbidden', 'notFound', 'conflict'],
  }),
  listCandidateMerges: route({
    method: 'GET',
    path: '/api/recruiter/candidate-merges',
    roles: ['recruiter'],
    summary: 'The recruiter’s merges that can still be undone, newest first.',
    request: { query: z.strictObject(paging()) },
    response: listedMerge,
    list: true,
    errors: [],
  }),
  undoCandidateMerge: route({
    method: 'POST',
    path: '/api/recruiter/candidate-merges/{id}/undo',
    roles: ['recruiter'],
    summary: 'Undo a merge: both records are back, and what was changed since stays with the one that was kept.',
    request: one,
    response: done,
    errors: ['notFound', 'conflict'],
  }),
  readEntered: route({
    method: 'POST',
    path: '/api/candidate/invitations/entered',
    roles: 'anyone',
    summary:
      'What was entered about the holder of an invitation’s link, who may correct it before it becomes their profile; null where nothing was (PLUS-15).',
    request: { body: byLink },
    response: enteredCandidate.nullable(),
    errors: ['gone'],
  }),
  correctEntered: route({
    method: 'PUT',
    path: '/api/candidate/invitations/entered',
    roles: 'anyone',
    summary: 'Correct what was entered about the holder of an invitation’s link; fields that are not sent stay.',
    maxBodyBytes: 256 * 1024,
    request: { body: z.strictObject({ token: mailedToken, change: importedCandidateChange }) },
    response: enteredCandidate,
    errors: ['invalid', 'notFound', 'gone', 'conflict'],
  }),
};
