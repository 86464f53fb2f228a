import { expect, it } from 'vitest';
import { windowsText } from '../../../shared/rules/windows-text.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

it.each([
  ['French', 'Zo\xeb Lef\xe8vre, Besan\xe7on', 'Zoë Lefèvre, Besançon'],
  ['Spanish', '\xbfJos\xe9 Mu\xf1oz? 5 m\xb3', '¿José Muñoz? 5 m³'],
  ['Portuguese', 'N\xba 1, S\xe3o Jos\xe9', 'Nº 1, São José'],
  ['several languages', 'S\xf8ren M\xfcller, \xc5lesund, Zo\xeb Mu\xf1oz', 'Søren Müller, Ålesund, Zoë Muñoz'],
  ['Polish', '\xa3ukasz W\xf3jcik, ksi\xeagowy, \x84D\xb9b\x94', 'Łukasz Wójcik, księgowy, „Dąb”'],
  ['Czech', 'Tom\xe1\x9a Dvo\xf8\xe1k, \xfa\xe8etn\xed', 'Tomáš Dvořák, účetní'],
  ['Hungarian', 'G\xf5z \xd6d\xf6n, k\xf6nyvel\xf5', 'Gőz Ödön, könyvelő'],
  ['Romanian', '\xaatefan, Rom\xe2nia, contabil\xe3', 'Ştefan, România, contabilă'],
  ['Croatian', 'Marko Juri\xe6, \xc8akovec', 'Marko Jurić, Čakovec'],
  [
    'Russian',
    '\xc8\xe2\xe0\xed \xcf\xe5\xf2\xf0\xee\xe2, \xe1\xf3\xf5\xe3\xe0\xeb\xf2\xe5\xf0',
    'Иван Петров, бухгалтер',
  ],
])('A text of Windows in %s is read with its letters', (_language, written, read) => {
  expect(windowsText(bytes(written))).toBe(read);
});

it.each([
  ['Hebrew', '\xe3\xe5\xe3 \xeb\xe4\xef \xf8\xe5\xe0\xe4'],
  ['Russian of another system', '\xe9\xd7\xc1\xce \xf0\xc5\xd4\xd2\xcf\xd7'],
])('Letters of a code page that is not known are no text: %s', (_language, written) => {
  expect(windowsText(bytes(written))).toBeUndefined();
});
