import { describe, expect, it } from 'vitest';
import { hidingForm } from '../../../shared/validation/hiding.ts';
import { invitedEmails } from '../../../shared/validation/invitation.ts';

const refusals = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
const addresses = (count: number) => Array.from({ length: count }, (_, row) => `person${row}@example.com`);

describe('Invited addresses', () => {
  it.each([
    [[], [['', 'Required']]],
    [['ada@example.com'], []],
    [['ada@example.com', 'ADA@example.com'], [['1', 'Try another email address']]],
    [
      ['ada@example.com', 'eva@example.com', 'ada@example.com', 'ada@example.com'],
      [
        ['2', 'Try another email address'],
        ['3', 'Try another email address'],
      ],
    ],
    [addresses(20), []],
    [addresses(21), [['20', 'At most 20 at a time']]],
  ])('%j are refused for %j (VALID-23, VALID-24)', (emails, refused) =>
    expect(refusals(invitedEmails.safeParse(emails))).toEqual(refused),
  );

  it('of a pasted list have one refusal a row, and a longer list is refused as a whole', () => {
    const rows = refusals(invitedEmails.safeParse([...addresses(499), 'person0@example.com']));
    expect(rows).toHaveLength(480);
    expect([rows[0], rows.at(-1)]).toEqual([
      ['20', 'At most 20 at a time'],
      ['499', 'Try another email address'],
    ]);
    expect(refusals(invitedEmails.safeParse(addresses(501)))).toEqual([['', 'At most 20 at a time']]);
  });
});

describe('A company from which a candidate hides', () => {
  it.each([
    ['Acme, Inc.', 'Acme, Inc.'],
    ['https://www.acme.com/about?x=1', 'acme.com'],
    ['HTTP://acme.com', 'acme.com'],
    ['www.acme.com#team', 'acme.com'],
    ['acme.com', 'acme.com'],
    ['See http://acme.com', 'See http://acme.com'],
    ['acme.com and others', 'acme.com and others'],
    ['Booking.com B.V. www.booking.com', 'Booking.com B.V. www.booking.com'],
  ])('written %s is kept as %s (PLUS-21)', (written, kept) =>
    expect(hidingForm.parse({ findableBy: 'nobody', companies: [written] }).companies).toEqual([kept]),
  );

  it('is kept once however it is written, the last way', () => {
    expect(hidingForm.parse({ findableBy: 'nobody', companies: ['Acme Inc', 'Other', 'ACME'] }).companies).toEqual([
      'ACME',
      'Other',
    ]);
    expect(hidingForm.parse({ findableBy: 'nobody', confirmed: [4, 4, 9] }).confirmed).toEqual([4, 9]);
  });

  it.each([['…'], ['!!']])('cannot be %s', (written) =>
    expect(refusals(hidingForm.safeParse({ findableBy: 'nobody', companies: [written] }))).toEqual([
      ['companies.0', 'Write a company’s name or its domain'],
    ]),
  );

  it('is one of at most as many as the profile shows', () => {
    const companies = Array.from({ length: 101 }, (_, at) => `Company ${at}`);
    const [refused] = refusals(hidingForm.safeParse({ findableBy: 'nobody', companies }));
    expect(refused?.[0]).toBe('companies');
    expect(hidingForm.parse({ findableBy: 'nobody' })).toMatchObject({ companies: [], confirmed: [] });
    expect(refusals(hidingForm.safeParse({}))).toEqual([['findableBy', 'Choose who finds you']]);
  });
});
