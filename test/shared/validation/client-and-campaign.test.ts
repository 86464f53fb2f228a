import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { campaignForm } from '../../../shared/validation/campaign.ts';
import { clientForm } from '../../../shared/validation/client.ts';
import { profileForm } from '../../../shared/validation/profile.ts';

const refusals = (schema: z.ZodType, given: object) =>
  Object.fromEntries(
    (schema.safeParse(given).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

describe('A client', () => {
  const client = {
    companyName: 'Cedar Valley',
    cityId: 4_509_177,
    contactPerson: 'Marcus Thibodeaux',
    contactPersonsPosition: 'Nursing officer',
    email: 'People@CedarValley.example',
  };

  it('needs company, city, contact person and position (VALID-48)', () => {
    expect(refusals(clientForm, { email: client.email })).toEqual({
      companyName: 'Required',
      cityId: 'Required',
      contactPerson: 'Required',
      contactPersonsPosition: 'Required',
    });
  });

  it('needs a valid email (VALID-49)', () => {
    expect(refusals(clientForm, { ...client, email: '' })).toEqual({ email: 'Required' });
    expect(refusals(clientForm, { ...client, email: undefined })).toEqual({ email: 'Required' });
    expect(refusals(clientForm, { ...client, email: 'nobody' })).toEqual({ email: 'Invalid email address' });
    expect(clientForm.parse(client).email).toBe('people@cedarvalley.example');
  });

  it.each([
    ['https://www.CedarValley.example/about?x=1', 'cedarvalley.example'],
    ['cedarvalley.example', 'cedarvalley.example'],
    ['', null],
    [null, null],
  ])('keeps of its site %j the domain %j', (domain, kept) => {
    expect(clientForm.parse({ ...client, domain }).domain).toBe(kept);
  });

  it.each(['gmail.com', 'cedar valley', 'cedarvalley', 'cedar..example', '-cedar.example', 'a\nb.example'])(
    'refuses %j as a company’s site',
    (domain) => {
      expect(Object.keys(refusals(clientForm, { ...client, domain }))).toEqual(['domain']);
    },
  );

  it('has a phone of digits without spaces (CLIENT-12, VALID-34)', () => {
    expect(clientForm.parse({ ...client, phonePrefix: '+1', phone: '614 555 01 87' })).toMatchObject({
      phonePrefix: '+1',
      phone: '6145550187',
    });
    expect(refusals(clientForm, { ...client, phone: '614-CALL-US' })).toEqual({ phone: 'Digits only' });
  });
});

describe('A campaign', () => {
  it('keeps its proximity only with a city (CAMP-05)', () => {
    expect(campaignForm.parse({ name: 'finance', proximity: 40 }).proximity).toBeNull();
    expect(campaignForm.parse({ name: 'finance', proximity: 40, cityId: 5_128_581 }).proximity).toBe(40);
  });

  it('ends at the start of a day (CAMP-06)', () => {
    expect(campaignForm.parse({ name: 'finance', expiresAt: '2026-12-24T15:30:00.000Z' }).expiresAt).toBe(
      '2026-12-24T00:00:00.000Z',
    );
    expect(campaignForm.parse({ name: 'finance', expiresAt: null }).expiresAt).toBeNull();
  });

  it('is limited to domains by their ids, each once', () => {
    expect(campaignForm.parse({ name: 'finance', domains: [7, 3, 7] }).domains).toEqual([7, 3]);
    expect(campaignForm.parse({ name: 'finance' }).domains).toEqual([]);
  });

  it('has its skills as ids joined by commas (CAMP-07)', () => {
    expect(campaignForm.parse({ name: 'finance', skills: '7001,7002' }).skills).toEqual([7001, 7002]);
    expect(campaignForm.parse({ name: 'finance', skills: '' }).skills).toEqual([]);
  });

  it.each(['data and ai', 'a/b', 'köln', '.', '..'])(
    'cannot be named %s, because its name is an address (VALID-67)',
    (name) => {
      expect(refusals(campaignForm, { name }).name).toContain('Invalid characters for URL');
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://a.example/x.png', '//evil.example/x.png', 'x.png'])(
    'does not take %s for its picture',
    (image) => expect(refusals(campaignForm, { name: 'finance', image }).image).toContain('Must be an https address'),
  );

  it.each(['https://a.example/x.png', '/campaigns/finance.svg'])('takes %s for its picture', (image) => {
    expect(campaignForm.parse({ name: 'finance', image }).image).toBe(image);
  });

  it('can be named by letters, digits and - _ . ~ +', () => {
    for (const name of ['C++_dev-2.0~x', '.net', '...']) expect(campaignForm.parse({ name }).name).toBe(name);
  });
});

describe('A profile', () => {
  it('stores the phone without spaces and the birthday when given (PROF-02)', () => {
    expect(
      profileForm.parse({ firstName: 'Ana', lastName: 'Reyes', phonePrefix: '+91', phone: '98 20 05 50 14' }),
    ).toMatchObject({ phonePrefix: '+91', phone: '9820055014', birthday: null });
    expect(refusals(profileForm, { firstName: 'Ana', lastName: 'Reyes', birthday: '1990-02-30' })).toHaveProperty(
      'birthday',
    );
  });

  it('stores for how many days notifications are kept (PROF-05)', () => {
    expect(
      refusals(profileForm, { firstName: 'Ana', lastName: 'Reyes', notificationSettings: { expiresIn: { value: 0 } } }),
    ).toEqual({ 'notificationSettings.expiresIn.value': 'Must be at least 1' });
  });
});
