import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { dataExport, dataExports, erasure, exportDownload } from '../model/personal-data.ts';
import { erasureForm, exportForm } from '../validation/personal-data.ts';
import { id } from './fields.ts';
import { route } from './route.ts';

/** What the privacy policy promises: a copy of the user's data, and the end of the account. */
export const personalData = {
  listDataExports: route({
    method: 'GET',
    path: '/api/profile/exports',
    roles,
    summary: 'Recent archives of the user’s own data, and when the next may be started.',
    request: {},
    response: dataExports,
    errors: [],
  }),
  startDataExport: route({
    method: 'POST',
    path: '/api/profile/exports',
    roles,
    summary: 'Start an archive of the user’s own data; one at a time, once an hour.',
    creates: true,
    request: { body: exportForm },
    response: dataExport,
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  downloadDataExport: route({
    method: 'POST',
    path: '/api/profile/exports/{id}/download',
    roles,
    summary: 'Addresses to download a finished archive from, valid for five minutes.',
    request: { params: z.strictObject({ id }) },
    response: exportDownload,
    errors: ['notFound', 'conflict', 'gone'],
  }),
  readErasure: route({
    method: 'GET',
    path: '/api/profile/erasure',
    roles,
    summary: 'Whether and when the user’s account will be erased, and what that means.',
    request: {},
    response: erasure,
    errors: ['notFound'],
  }),
  requestErasure: route({
    method: 'POST',
    path: '/api/profile/erasure',
    roles,
    summary: 'Erase the user’s account after the grace period.',
    creates: true,
    request: { body: erasureForm },
    response: erasure,
    errors: ['invalid', 'conflict', 'notFound', 'tooMany'],
  }),
  cancelErasure: route({
    method: 'DELETE',
    path: '/api/profile/erasure',
    roles,
    summary: 'Cancel the erasure of the user’s account within the grace period.',
    request: {},
    response: erasure,
    errors: ['conflict', 'notFound'],
  }),
};
