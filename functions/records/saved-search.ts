import { mostSavedSearches } from '../../shared/constants/candidate-search.ts';
import type { SavedSearch } from '../../shared/model/candidate-search.ts';
import { Refusal, noSuch, refuse } from '../platform/door/refusal.ts';
import { listedIn, type Key, type Partition } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import { traceWrite } from './trace.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A saved search as stored. */
export interface StoredSavedSearch extends SavedSearch {
  ownerId: number;
}

/** That a candidate was found by a saved search, once; it waits until it is announced. */
export interface StoredFind {
  searchId: number;
  candidateId: number;
  at: string;
  isWaiting: boolean;
}

/** How long a find is remembered, so that nobody is announced twice; in seconds. */
const findKept = 400 * 86_400;

/** The refusal of a find that was already made or announced. */
export const foundAlready = new Refusal('conflict', 'already found');

const changedMeanwhile = refuse.conflict('This search was changed in another window; reload it and try again');

/** The write of a new saved search. */
export function newSavedSearchWrite(search: StoredSavedSearch): SingleWrite {
  return { put: itemOf(search), when: isNew };
}

/** The write of a saved search over the version that was read; another change meanwhile refuses. */
export function changedSavedSearchWrite(search: StoredSavedSearch): SingleWrite {
  return { put: itemOf(search), when: versionIs(search.version - 1), refusal: changedMeanwhile };
}

/** The write that removes a saved search; one that is gone refuses. */
export function removedSavedSearchWrite(ownerId: number, searchId: number): SingleWrite {
  return {
    remove: keys.savedSearch(ownerId, searchId),
    when: { expression: 'attribute_exists(pk)' },
    refusal: noSuch('saved search'),
  };
}

/** The writes of a find, once for each search and candidate; refuses with `foundAlready`. */
export function newFindWrites(ownerId: number, find: StoredFind): Write[] {
  const place = keys.savedSearchFind(ownerId, find.searchId, find.candidateId);
  const ttl = Math.floor(Date.parse(find.at) / 1000) + findKept;
  return [{ put: { ...place, ...find, ttl }, when: isNew, refusal: foundAlready }, traceWrite(find.candidateId, place)];
}

/** The write that marks a find announced, once; refuses with `foundAlready`. */
export function announcedFindWrite(ownerId: number, { searchId, candidateId }: StoredFind): SingleWrite {
  return {
    update: keys.savedSearchFind(ownerId, searchId, candidateId),
    set: { isWaiting: false },
    when: { expression: '#isWaiting = :yes', values: { yes: true } },
    refusal: foundAlready,
  };
}

function itemOf(search: StoredSavedSearch) {
  const listed = search.alert === 'never' ? {} : listedIn(keys.announcedSearches, sortable(search.id));
  return { ...keys.savedSearch(search.ownerId, search.id), ...search, ...listed };
}

/** What every saved search has, whatever it is for. */
export interface AnySavedSearch {
  id: number;
  ownerId: number;
  version: number;
  alert: string;
}

/** What is searched for: where its saved searches are stored, and how they are written. */
export interface SearchKind<S extends AnySavedSearch> {
  one: (ownerId: number, searchId: number) => Key<S>;
  ofOwner: (ownerId: number) => Partition<S>;
  /** The most that one owner may save. */
  most: number;
  added: (search: S) => SingleWrite;
  changed: (search: S) => SingleWrite;
  removed: (ownerId: number, searchId: number) => SingleWrite;
}

/** Recruiters’ searches of candidates (PLUS-19). */
export const candidateSearches = (): SearchKind<StoredSavedSearch> => ({
  one: keys.savedSearch,
  ofOwner: keys.savedSearches,
  most: mostSavedSearches,
  added: newSavedSearchWrite,
  changed: changedSavedSearchWrite,
  removed: removedSavedSearchWrite,
});

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  savedSearch: {
    holds: 'what a recruiter searched for, and how often it is announced',
    own: (userId) => keys.savedSearches(userId),
    exported: { file: 'saved-searches' },
    erasure: remove,
  },
  savedSearches: { leadsTo: 'savedSearch' },
  savedSearchFind: {
    holds: 'that a candidate fits a recruiter’s search, by id',
    found: 'in the recruiter’s partition, and through the candidate’s traces',
    exported: { file: 'saved-searches' },
    erasure: remove,
  },
  savedSearchFinds: { leadsTo: 'savedSearchFind' },
  announcedSearches: { leadsTo: 'savedSearch' },
} satisfies PersonalData;
