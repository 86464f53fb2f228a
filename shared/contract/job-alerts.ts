import * as z from 'zod';
import { askedJobAlert, jobAlert } from '../model/job-alert.ts';
import { askedAlertForm, jobAlertForm } from '../validation/job-alert.ts';
import { mailedToken } from '../validation/person-fields.ts';
import { done, id, onlyId, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const byLink = z.strictObject({ token: mailedToken });

/** Searches of jobs that candidates and guests save, with new jobs by mail (PLUS-56). */
export const jobAlerts = {
  listJobAlerts: route({
    method: 'GET',
    path: '/api/job-alerts',
    roles: ['candidate'],
    summary: 'The caller’s saved searches of jobs, newest first.',
    request: { query: z.strictObject(paging()) },
    response: jobAlert,
    list: true,
    errors: [],
  }),
  saveJobAlert: route({
    method: 'POST',
    path: '/api/job-alerts',
    roles: ['candidate'],
    summary: 'Save a search of jobs; jobs posted later that fit it are mailed as often as asked.',
    creates: true,
    request: { body: jobAlertForm },
    response: jobAlert,
    errors: ['conflict'],
  }),
  changeJobAlert: route({
    method: 'PUT',
    path: '/api/job-alerts/{id}',
    roles: ['candidate'],
    summary: 'Change the name, the search or how often it is mailed; refused over another change meanwhile.',
    request: { params, body: jobAlertForm.extend({ version: z.int().positive() }) },
    response: jobAlert,
    errors: ['notFound', 'conflict'],
  }),
  removeJobAlert: route({
    method: 'DELETE',
    path: '/api/job-alerts/{id}',
    roles: ['candidate'],
    summary: 'Remove a saved search of jobs; nothing is mailed for it any more.',
    request: { params },
    response: onlyId,
    errors: ['notFound'],
  }),
  askForJobAlert: route({
    method: 'POST',
    path: '/api/guest/job-alerts',
    roles: 'anyone',
    summary: 'Ask for new jobs by mail; nothing is mailed but a link, until its holder confirms.',
    request: { body: askedAlertForm },
    response: done,
    errors: [],
  }),
  readAskedJobAlert: route({
    method: 'POST',
    path: '/api/guest/job-alerts/read',
    roles: 'anyone',
    summary: 'What the mailed link confirms; nothing is changed.',
    request: { body: byLink },
    response: askedJobAlert,
    errors: ['gone'],
  }),
  confirmJobAlert: route({
    method: 'POST',
    path: '/api/guest/job-alerts/confirm',
    roles: 'anyone',
    summary: 'Confirm the address; from now on new jobs are mailed as often as asked.',
    request: { body: byLink },
    response: askedJobAlert,
    errors: ['gone', 'conflict'],
  }),
};
