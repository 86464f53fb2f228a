import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { heroFilmFor, allowsFilm, type DeviceSettings } from '../../../../../web/features/landing/model/hero-film.ts';

const folder = path.join(import.meta.dirname, '../../../../../web/features/landing/hero');
const widths = [320, 767, 767.98, 768, 1280, 2560];
const filmsAt = (theme: 'cyber' | 'medical' | null) => widths.map((width) => heroFilmFor({ theme, width }));

describe('The film behind the hero', () => {
  it('shows red lights on a cyber-themed host, at any width (LAND-16)', () => {
    expect(new Set(filmsAt('cyber'))).toEqual(new Set(['cyber']));
  });

  it('is the medical one on a medical-themed host, at any width (LAND-17)', () => {
    expect(new Set(filmsAt('medical'))).toEqual(new Set(['medical']));
  });

  it('is the standard-definition one on any other host above 767.98 px (LAND-18)', () => {
    expect(filmsAt(null).slice(3)).toEqual(['standard', 'standard', 'standard']);
    expect(heroFilmFor({ theme: null, width: 767.99 })).toBe('standard');
  });

  it('is the low-resolution one on any other host at or below 767.98 px (LAND-19)', () => {
    expect(filmsAt(null).slice(0, 3)).toEqual(['low', 'low', 'low']);
  });
});

const open: DeviceSettings = { prefersReducedMotion: false, savesData: false, connection: '4g' };

it.each<[string, Partial<DeviceSettings>, boolean]>([
  ['on a quick connection', {}, true],
  ['on an undisclosed connection', { connection: undefined }, true],
  ['under reduced motion', { prefersReducedMotion: true }, false],
  ['in data-saving mode', { savesData: true }, false],
  ['over 3g', { connection: '3g' }, false],
  ['over 2g', { connection: '2g' }, false],
  ['over slow 2g', { connection: 'slow-2g' }, false],
])('The hero film %s (%o) may play: %s', (_, wish, isWelcome) => {
  expect(allowsFilm({ ...open, ...wish })).toBe(isWelcome);
});

it('Every film has a poster; films weigh under 1.5 MB and posters under 28 KB', () => {
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(['cyber', 'low', 'medical', 'standard'].flatMap((film) => [`${film}.mp4`, `${film}.webp`]));
  const heavy = files.filter(
    (file) => statSync(path.join(folder, file)).size > (file.endsWith('.mp4') ? 1.5 * 1024 * 1024 : 28 * 1024),
  );
  expect(heavy).toEqual([]);
});
