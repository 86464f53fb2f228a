import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../../web/ui/theme/tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  Array.from(css.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name ?? '', value ?? ''] as const),
);

function colour(name: string, side: 0 | 1): string {
  const value = declared.get(name) ?? name;
  const alias = /^var\(--([\w-]+)\)$/.exec(value);
  if (alias) return colour(alias[1] ?? '', side);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return (pair ? pair[side + 1] : value) ?? '';
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const meanings = ['green', 'amber', 'red', 'violet'];
const textPairs: [string, string][] = [
  ...['paper', 'surface', 'surface-raised', 'hover', 'slate-3'].flatMap((ground): [string, string][] =>
    ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'red-ink'].map((ink) => [ink, ground]),
  ),
  ['ink-soft', 'slate-4'],
  ['ink-faint', 'slate-4'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'red'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ...meanings.map((meaning): [string, string] => [`${meaning}-ink`, `${meaning}-soft`]),
];
const controlPairs: [string, string][] = ['paper', 'surface', 'surface-raised'].flatMap((ground): [string, string][] =>
  ['line-control', 'focus', 'accent', ...meanings].map((tone) => [tone, ground]),
);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('The %s theme', (_, side) => {
  it.each(textPairs)('shows %s on %s with a contrast of at least 4.5 : 1', (ink, ground) => {
    expect(contrast(colour(ink, side), colour(ground, side))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(controlPairs)('shows %s on %s with a contrast of at least 3 : 1', (tone, ground) => {
    expect(contrast(colour(tone, side), colour(ground, side))).toBeGreaterThanOrEqual(3);
  });
});
