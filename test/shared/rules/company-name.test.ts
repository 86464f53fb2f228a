import { describe, expect, it } from 'vitest';
import { companyDomain, companyKey } from '../../../shared/rules/company-name.ts';

describe('A company’s name', () => {
  it.each([
    ['Acme, Inc.', 'ACME'],
    ['Acme', 'The Acme Holdings, Inc.'],
    ['Acme', 'Acme Group'],
    ['Acme', 'Асmе'],
    ['Acme', 'Αcme S.A.'],
    ['Globo Corp', 'Gl0b0'],
    ['Lakeside', '1akeside'],
    ['Red Hat', 'RedHat'],
    ['Johnson & Johnson', 'Johnson and Johnson'],
    ['U.S. Steel', 'US Steel Corporation'],
    ['Lakeside Hospital LLC', 'lakeside  hospital'],
    ['Café Nord GmbH & Co. KG', 'Cafe Nord'],
  ])('is the same as %s when it is written %s', (one, other) => {
    expect(companyKey(one)).toBe(companyKey(other));
  });

  it.each([
    ['Company of Heroes', 'Heroes'],
    ['Acme East', 'Acme'],
    ['The Limited', 'The Group'],
    ['Северсталь', 'Норникель'],
  ])('%s is another than %s', (one, other) => {
    expect(companyKey(one)).not.toBe(companyKey(other));
  });

  it('is never empty while it has a letter', () => {
    expect(companyKey('The')).toBe('the');
    expect(companyKey('… &')).toBe('');
  });
});

describe('The domain of a mail address', () => {
  it.each<[string, string | undefined]>([
    ['hr@Acme.com', 'acme.com'],
    ['someone@gmail.com', undefined],
    ...[
      'googlemail.com',
      'outlook.com',
      'hotmail.com',
      'live.com',
      'msn.com',
      'yahoo.com',
      'aol.com',
      'icloud.com',
    ].map((anybodys) => [`someone@${anybodys}`, undefined] as [string, undefined]),
    ...['me.com', 'proton.me', 'gmx.com', 'gmx.de', 'web.de', 'zoho.com', 'yandex.ru', 'mail.ru', 'qq.com'].map(
      (anybodys) => [`someone@${anybodys}`, undefined] as [string, undefined],
    ),
    ['nobody', undefined],
    ['', undefined],
  ])('%s names the company %s', (address, domain) => expect(companyDomain(address)).toBe(domain));
});
