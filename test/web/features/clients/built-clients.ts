import type { Client } from '../../../../shared/model/client.ts';
import { houston } from '../../support/full-job.ts';

/** A client with everything that a client can have. */
export const fullClient: Client = {
  id: 31,
  version: 4,
  companyName: 'Lakeside Hospital',
  domain: 'lakeside.example',
  city: houston,
  contactPerson: 'Ann Porter',
  contactPersonsPosition: 'Head of nursing',
  phonePrefix: '1',
  phone: '5125550142',
  email: 'ann@lakeside.example',
  jobs: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** Another with what it must have. */
export const bareClient: Client = {
  ...fullClient,
  id: 32,
  companyName: 'Kestrel',
  city: null,
  phone: null,
  phonePrefix: null,
  jobs: 0,
};
