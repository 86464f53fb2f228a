import type { Citizenship } from '../../../shared/constants/work-authorization.ts';

const european = [
  'eu|eea|european(?:\\s+union)?|austrian|belgian|bulgarian|croatian|cypriot|czech|danish|dutch|estonian|finnish|french',
  'german|greek|hungarian|icelandic|irish|italian|latvian|lithuanian|luxembourgish|maltese|norwegian|polish|portuguese',
  'romanian|slovak|slovenian|spanish|swedish',
].join('|');

/** What people of these nations are called, each with the work authorization of a citizen. */
export const nationals: readonly (readonly [string, Citizenship])[] = [
  ['indian', 'in_citizen'],
  [european, 'eu_citizen'],
  ['british|uk', 'gb_citizen'],
  ['swiss', 'ch_citizen'],
  ['canadian', 'ca_citizen'],
  ['australian', 'au_citizen'],
  [String.raw`new\s+zealand(?:er)?`, 'nz_citizen'],
];

/** Other work authorizations outside the United States, as people write them. */
const others: readonly (readonly [string, Citizenship])[] = [
  [String.raw`oci(?:\s+card)?(?:\s*holders?)?|overseas\s+citizens?(?:hip)?\s+of\s+india`, 'in_resident'],
  [String.raw`canadian\s+(?:permanent\s+residen(?:ts?|ce|cy)|pr)|permanent\s+residents?\s+of\s+canada`, 'ca_resident'],
  [
    String.raw`australian\s+(?:permanent\s+residen(?:ts?|ce|cy)|pr)|permanent\s+residents?\s+of\s+australia`,
    'au_resident',
  ],
  [String.raw`indefinite\s+leave\s+to\s+remain|(?:uk\s+|eu\s+)?settled\s+status`, 'gb_resident'],
  [String.raw`skilled\s+worker\s+visa|uk\s+work\s+visa`, 'gb_permit'],
];

/** Patterns of work authorizations outside the United States; those that name a country are before those that do not. */
export const authorizationsElsewhere: readonly (readonly [string, Citizenship])[] = [
  ...nationals.map(
    ([nation, key]) =>
      [String.raw`(?:${nation})\s+(?:citizen(?:s|ship)?|nationals?|passport(?:\s+holders?)?)`, key] as const,
  ),
  ...others,
];
