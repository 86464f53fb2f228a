import { describe, expect, it } from 'vitest';
import { unitedStates } from '../../../../../shared/constants/countries.ts';
import {
  bodyOf,
  clientCompanions,
  clientLabels,
  controlOf,
  fieldsOf,
  phoneOf,
} from '../../../../../web/features/clients/model/client-fields.ts';
import { bareClient, fullClient } from '../built-clients.ts';

describe('The fields of a client', () => {
  it('are read from what is stored, and sent back the same', () => {
    expect(fieldsOf(fullClient)).toEqual({
      companyName: 'Lakeside Hospital',
      domain: 'lakeside.example',
      countryId: '840',
      city: { value: 7, label: 'Houston, TX', detail: 'Texas' },
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head of nursing',
      phonePrefix: '+1',
      phone: '512 555 01 42',
      email: 'ann@lakeside.example',
    });
    expect(fieldsOf(bareClient)).toMatchObject({ countryId: String(unitedStates.id), city: null, phone: '' });
    expect(bodyOf(fieldsOf(bareClient))).toMatchObject({ phone: null, phonePrefix: null });
  });

  it('show a number whole, with its prefix if there is one', () => {
    expect([phoneOf(fullClient), phoneOf(bareClient), phoneOf({ phone: '5550142', phonePrefix: null })])
      .toMatchInlineSnapshot(`
      [
        "+1 512 555 01 42",
        null,
        "5550142",
      ]
    `);
  });

  it('have the names of the form, and some that are chosen with another', () => {
    expect(clientLabels).toEqual({
      companyName: 'Company name',
      domain: 'Website',
      countryId: 'Country',
      city: 'City',
      contactPerson: 'Contact person',
      contactPersonsPosition: 'Position',
      phonePrefix: 'Prefix',
      phone: 'Phone',
      email: 'Email',
    });
    expect(clientCompanions).toEqual({ city: ['countryId'], phone: ['phonePrefix'] });
  });

  it('take the problem of a city by its key in the payload', () => {
    expect(['cityId', 'email'].map(controlOf)).toEqual(['city', 'email']);
  });
});
