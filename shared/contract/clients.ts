import * as z from 'zod';
import { sentClient, sentOverseenClient } from '../model/client.ts';
import { changedClientForm, clientForm } from '../validation/client.ts';
import { id, onlyId, orInData, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** A manager's client companies (area CLIENT). */
export const clients = {
  listClientOptions: route({
    method: 'GET',
    path: '/api/manager/clients/options',
    roles: ['manager'],
    summary: 'Every client’s id and company name, for choosing one on a job.',
    request: {},
    response: z.array(z.object({ id: z.number(), companyName: z.string() })),
    errors: [],
  }),
  listClients: route({
    method: 'GET',
    path: '/api/manager/clients',
    roles: ['manager'],
    summary: 'The manager’s clients by company name.',
    request: { query: z.strictObject(paging(15)) },
    response: sentClient,
    list: true,
    errors: [],
  }),
  addClient: route({
    method: 'POST',
    path: '/api/manager/clients',
    roles: ['manager'],
    summary: 'Add a client company.',
    creates: true,
    request: { body: orInData(clientForm) },
    response: sentClient,
    errors: ['invalid', 'conflict'],
  }),
  readClient: route({
    method: 'GET',
    path: '/api/manager/clients/{id}',
    roles: ['manager'],
    summary: 'One client.',
    request: { params },
    response: sentClient,
    errors: ['notFound'],
  }),
  changeClient: route({
    method: 'PUT',
    path: '/api/manager/clients/{id}',
    roles: ['manager'],
    summary: 'Change a client.',
    request: { params, body: orInData(changedClientForm) },
    response: sentClient,
    errors: ['notFound', 'invalid', 'conflict'],
  }),
  removeClient: route({
    method: 'DELETE',
    path: '/api/manager/clients/{id}',
    roles: ['manager'],
    summary: 'Delete a client that has no jobs.',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  listOverseenClients: route({
    method: 'GET',
    path: '/api/super-manager/clients',
    roles: ['super_manager'],
    summary:
      'The clients of the managers who work with the Super Hire manager, or of one of them, by company name (API-61, DEC-27).',
    request: { query: z.strictObject({ managerId: id.optional(), ...paging(15) }) },
    response: sentOverseenClient,
    list: true,
    errors: [],
  }),
};
