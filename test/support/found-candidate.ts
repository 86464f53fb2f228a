import type { FoundCandidate } from '../../shared/model/candidate-search.ts';

/** Somebody whom a search found, of whom only the name is known. */
export const aFoundCandidate = (id: number, name: Pick<FoundCandidate, 'firstName' | 'lastName'>): FoundCandidate => ({
  id,
  ...name,
  avatar: null,
  isAnonymous: false,
  isFavorite: false,
  title: null,
  city: null,
  distance: null,
  spheres: [],
  hourly: null,
  salary: null,
  relocation: null,
  clearanceType: [],
  citizenship: [],
  workStartedAt: null,
  current: 'available',
  match: null,
});
