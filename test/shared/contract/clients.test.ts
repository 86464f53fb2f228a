import { describe, expect, it } from 'vitest';
import { clients } from '../../../shared/contract/clients.ts';

const { body } = clients.addClient.request;
const form = {
  companyName: 'Northwind Health',
  cityId: 4_930_956,
  contactPerson: 'Ruth Adler',
  contactPersonsPosition: 'Head of Talent',
  email: 'ruth@northwind.example',
};

describe('A client', () => {
  it('is accepted as fields and as `{data: fields}`, with the same result (CLIENT-18)', () => {
    expect(body.parse({ data: form })).toEqual(body.parse(form));
    expect(body.parse(form)).toMatchObject({ companyName: 'Northwind Health', cityId: 4_930_956 });
  });

  it('that is refused names its fields, however it was sent (CLIENT-18)', () => {
    const keysOf = (sent: unknown) => body.safeParse(sent).error?.issues.map(({ path }) => path.join('.'));
    for (const sent of [{ ...form, cityId: undefined }, { data: { ...form, cityId: undefined } }])
      expect(keysOf(sent)).toEqual(['cityId']);
    expect(keysOf({ data: form, more: 1 })).not.toBeUndefined();
  });

  it('with fields that it does not have is refused by their names, however it was sent (CLIENT-18)', () => {
    const unknownIn = (sent: unknown) =>
      body.safeParse(sent).error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    expect(unknownIn({ ...form, colour: 'red', managerId: 1 })).toEqual(['colour', 'managerId']);
    expect(unknownIn({ data: { ...form, colour: 'red' } })).toEqual(['colour']);
    expect(unknownIn({ data: form, more: 1 })).toEqual(['data', 'more']);
  });
});
