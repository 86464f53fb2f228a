import { describe, expect, it } from 'vitest';
import type { HostThemeRule } from '../../../shared/model/site-config.ts';
import { hostThemeOf } from '../../../shared/rules/host-theme.ts';

const rules: HostThemeRule[] = [
  { host: 'red.example', theme: 'cyber' },
  { host: '*.care.example', theme: 'medical' },
  { host: 'jobs-*.red*.example', theme: 'cyber' },
  { host: 'health.cyber.example', theme: 'cyber' },
];

describe('A host is recognised by the rules of its stage first, then by the words in its name (LAND-20)', () => {
  it.each([
    ['red.example', 'cyber'],
    ['RED.example.', 'cyber'],
    ['a.red.example', null],
    ['nurses.care.example', 'medical'],
    ['care.example', null],
    ['jobs-eu.redwood.example', 'cyber'],
    ['jobs-.red.example', 'cyber'],
    ['jobs.red.example', null],
    ['health.cyber.example', 'cyber'],
    ['cyberjobs.example', 'cyber'],
    ['jobs.infosec.example', 'cyber'],
    ['medical-staffing.example', 'medical'],
    ['nursing.example', 'medical'],
    ['healthcare.example', 'medical'],
    ['media.example', null],
    ['careers.example', null],
    ['hirehub.example', null],
    ['localhost', null],
    ['', null],
  ])('%s: %s', (host, theme) => {
    expect(hostThemeOf(host, rules)).toBe(theme);
  });
});

it.each([
  ['a.b.c', 'a*b*c', true],
  ['a.c.b', 'a*b*c', false],
  ['axbbc', 'a*b*b*c', true],
  ['axbc', 'a*b*b*c', false],
  ['abc', 'a*b*c', true],
  ['abcb', 'a*bcb', true],
  ['abx', 'ab*bx', false],
  ['aXbx', 'a*xb*x', true],
  ['axbb', 'a*bb*b', false],
])('The host %s and the pattern %s match: %s', (host, pattern, matches) => {
  expect(hostThemeOf(host, [{ host: pattern, theme: 'cyber' }])).toBe(matches ? 'cyber' : null);
});

it('A rule whose beginning and end overlap does not match one shared letter', () => {
  expect(hostThemeOf('aba', [{ host: 'ab*ba', theme: 'cyber' }])).toBeNull();
  expect(hostThemeOf('abba', [{ host: 'ab*ba', theme: 'cyber' }])).toBe('cyber');
});
