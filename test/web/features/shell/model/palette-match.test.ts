import { describe, expect, it } from 'vitest';
import { matchEntries, type PaletteEntry } from '../../../../../web/features/shell/model/palette-match.ts';

const page: PaletteEntry = { label: 'Notifications', group: 'Go to', to: '/notifications' };
const action: PaletteEntry = { label: 'Post new job', group: 'Do', words: 'create vacancy', to: '/jobs/new' };
const job = (n: number): PaletteEntry => ({
  label: `Night nurse ${n}`,
  group: 'Job',
  detail: 'Lakeside Hospital',
  to: `/jobs/view/${n}`,
});
const person: PaletteEntry = { label: 'Rosa Lopez', group: 'Person', detail: 'Recruiter', to: '/manager/recruiters/7' };
const labels = (typed: string, entries = [page, action, person, ...Array.from({ length: 9 }, (_, n) => job(n))]) =>
  matchEntries(entries, typed).map(({ label }) => label);

describe('The command palette', () => {
  it('lists pages and actions at first, and jobs and people once something is typed', () => {
    expect(labels('')).toEqual(['Notifications', 'Post new job']);
    expect(labels('rosa')).toEqual(['Rosa Lopez']);
  });

  it('finds a job by its company and a person by their role, at most six of each', () => {
    expect(labels('lakeside nurse')).toHaveLength(6);
    expect(labels('recruiter')).toEqual(['Rosa Lopez']);
  });

  it('lists many of a kind only once something is typed, at most six', () => {
    const close = (n: number): PaletteEntry => ({
      label: `Close job: Nurse ${n}`,
      group: 'Do',
      whenTyped: true,
      to: `/${n}`,
    });
    const all = [page, ...Array.from({ length: 9 }, (_, n) => close(n))];
    expect(labels('', all)).toEqual(['Notifications']);
    expect(labels('close job', all)).toHaveLength(6);
  });

  it('lists a page once, although it is both recent and in the menu', () => {
    const recent: PaletteEntry = { ...page, group: 'Recent' };
    expect(matchEntries([recent, page, action], '').map(({ label, group }) => [label, group])).toEqual([
      ['Notifications', 'Recent'],
      ['Post new job', 'Do'],
    ]);
  });

  it('lists an action beside the recent page that it opens', () => {
    const recent: PaletteEntry = { label: 'A new job', group: 'Recent', to: '/jobs/new' };
    expect(labels('', [recent, action])).toEqual(['A new job', 'Post new job']);
  });

  it('ranks the beginning of a word before a part of one, and a label before its synonyms', () => {
    const named = (label: string, words = ''): PaletteEntry => ({ label, group: 'Go to', words, to: `/${label}` });
    const all = [named('Prices', 'art'), named('Smart lists'), named('Visual artist'), named('Art')];
    expect(labels('art', all)).toEqual(['Art', 'Visual artist', 'Prices', 'Smart lists']);
  });

  it('takes what follows a slash or several spaces for a word of its own', () => {
    const named = (label: string): PaletteEntry => ({ label, group: 'Go to', to: `/${label}` });
    const all = [named('Backends'), named('Front/Ends'), named('Front   Endings')];
    expect(labels('  END  ', all)).toEqual(['Front/Ends', 'Front   Endings', 'Backends']);
    expect(labels('front ends', all)).toEqual(['Front/Ends']);
  });

  it('adds up what its words match, and keeps the order of what matches the same', () => {
    const named = (label: string, detail?: string): PaletteEntry => ({
      label,
      group: 'Go to',
      ...(detail && { detail }),
    });
    const all = [
      named('Nurse b', 'Night'),
      named('Nurse a', 'Night'),
      named('Night nurse'),
      named('Other', 'Night nurse'),
    ];
    expect(labels('night nurse', all)).toEqual(['Night nurse', 'Nurse b', 'Nurse a', 'Other']);
  });

  it('counts six of each kind, not of all', () => {
    const of = (group: 'Job' | 'Person') =>
      Array.from({ length: 7 }, (_, n): PaletteEntry => ({ label: `Ada ${group} ${n}`, group, to: `/${group}/${n}` }));
    const found = matchEntries([...of('Job'), ...of('Person')], 'ada').map(({ group }) => group);
    expect([found.filter((one) => one === 'Job').length, found.filter((one) => one === 'Person').length]).toEqual([
      6, 6,
    ]);
  });

  it('lists actions without an address each for itself', () => {
    const all = ['Log Out', 'Log in again'].map((label): PaletteEntry => ({ label, group: 'Go to', run: () => {} }));
    expect(labels('log', all)).toEqual(['Log Out', 'Log in again']);
  });

  it('matches synonyms, ranks prefixes first and requires every word', () => {
    expect(labels('vacancy')).toEqual(['Post new job']);
    expect(labels('no')[0]).toBe('Notifications');
    expect(labels('rosa hospital')).toEqual([]);
  });
});
