import { citizenships, clearanceTypes } from '../../../shared/constants/job.ts';
import type { FoundCandidate } from '../../../shared/model/candidate-search.ts';
import { moneyGroupOf } from '../../../shared/model/job.ts';
import type { City } from '../../../shared/model/place.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import type { SearchHit } from '../../search/engine/engine.ts';
import { matchWish } from './match-wish.ts';
import type { NamedWish } from './wish-query.ts';

/** A card with the picture that its account shows now. */
export interface ShownCard {
  card: CandidateCard;
  /** Whether the viewer may not know who it is. */
  isAnonymous?: boolean;
  avatar: string | null;
  isFavorite: boolean;
  /** Whom the viewer added, by which address. */
  isAdded?: true;
  email?: string;
}

/** A card without who the candidate is, and what they wish for (PLUS-38). */
export function anonymous({ card, isFavorite }: ShownCard): ShownCard {
  const unknown = { lastName: '', summary: '', relocation: null, clearanceType: [], citizenship: [] };
  return { card: { ...card, ...unknown }, avatar: null, isFavorite, isAnonymous: true };
}

/** One row of the list: the candidate's card with how well it fits the search. */
export function foundCandidate(
  { card, avatar, isFavorite, isAdded, email, isAnonymous = false }: ShownCard,
  { km = null }: Pick<SearchHit, 'km'>,
  wish: NamedWish,
  cityById: (id: number) => City | undefined,
): FoundCandidate {
  return {
    id: card.id,
    firstName: card.firstName,
    lastName: card.lastName,
    avatar,
    isAnonymous,
    isFavorite,
    ...(isAdded && { isAdded, email }),
    title: card.title,
    city: (card.cityId === null ? undefined : cityById(card.cityId)) ?? null,
    distance: wish.city ? km : null,
    spheres: [...card.skills],
    hourly: moneyGroupOf(card.rateFrom, card.rateTo, card.rateCurrency),
    salary: moneyGroupOf(card.salaryFrom, card.salaryTo, card.salaryCurrency),
    relocation: card.relocation,
    clearanceType: clearanceTypes.filter((level) => card.clearanceType.includes(level)),
    citizenship: citizenships.filter((one) => card.citizenship.includes(one)),
    workStartedAt: card.workStartedAt === null ? null : new Date(card.workStartedAt).toISOString(),
    current: card.current === 'assigned' ? 'assigned' : 'available',
    match: matchWish(wish, card, km),
  };
}

/** The texts of a row in which a recruiter sees what was found. */
export function textsOf({ firstName, lastName, title, city, spheres }: FoundCandidate): string[] {
  return [
    `${firstName} ${lastName}`,
    title ?? '',
    city?.name ?? '',
    city?.state.name ?? '',
    ...spheres.map(({ name }) => name),
  ];
}
