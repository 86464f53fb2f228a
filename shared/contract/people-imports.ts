import * as z from 'zod';
import { peopleImport, rowOutcome, rowOutcomes } from '../model/people-import.ts';
import { importRowsForm, peopleImportForm } from '../validation/people-import.ts';
import { id, paging } from './fields.ts';
import { route } from './route.ts';

const one = { params: z.strictObject({ id }) };

/** Files of people whom recruiters import; nobody is mailed by it (PLUS-46). */
export const peopleImports = {
  startPeopleImport: route({
    method: 'POST',
    path: '/api/recruiter/people-imports',
    roles: ['recruiter'],
    summary: 'Begin to import a file of people; its rows follow in parts.',
    creates: true,
    request: { body: peopleImportForm },
    response: peopleImport,
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  listPeopleImports: route({
    method: 'GET',
    path: '/api/recruiter/people-imports',
    roles: ['recruiter'],
    summary: 'The files that the recruiter imported in the last days, newest first.',
    request: { query: z.strictObject(paging()) },
    response: peopleImport,
    list: true,
    errors: [],
  }),
  readPeopleImport: route({
    method: 'GET',
    path: '/api/recruiter/people-imports/{id}',
    roles: ['recruiter'],
    summary: 'How far the import of a file is.',
    request: one,
    response: peopleImport,
    errors: ['notFound'],
  }),
  importPeople: route({
    method: 'POST',
    path: '/api/recruiter/people-imports/{id}/rows',
    roles: ['recruiter'],
    summary:
      'Add the people of some rows of a file, and say what became of each; a row that was sent before is not added again.',
    maxBodyBytes: 2 * 1024 * 1024,
    request: { params: one.params, body: importRowsForm },
    response: z.object({ import: peopleImport, rows: z.array(rowOutcome) }),
    errors: ['invalid', 'notFound', 'conflict'],
  }),
  listImportRows: route({
    method: 'GET',
    path: '/api/recruiter/people-imports/{id}/rows',
    roles: ['recruiter'],
    summary: 'What became of the rows of a file, or of those that were refused, in their order.',
    request: { params: one.params, query: z.strictObject({ outcome: z.enum(rowOutcomes).optional(), ...paging() }) },
    response: rowOutcome,
    list: true,
    errors: ['notFound'],
  }),
  undoPeopleImport: route({
    method: 'POST',
    path: '/api/recruiter/people-imports/{id}/undo',
    roles: ['recruiter'],
    summary:
      'Take back whom an import added, as many as one call takes; call it again while the state is undoing. Who was changed or invited since stays.',
    request: one,
    response: peopleImport,
    errors: ['notFound', 'conflict'],
  }),
};
