import { clearanceTypes } from '../../../shared/constants/job.ts';
import { citizenshipsAmong } from '../../../shared/rules/citizenships-among.ts';
import type { FoundCandidate } from '../../../shared/model/candidate-search.ts';
import type { JobMatch } from '../../../shared/model/match.ts';
import { moneyGroupOf } from '../../../shared/model/job.ts';
import type { City } from '../../../shared/model/place.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';

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

/** One row of a list: the candidate's card with how well it fits what was asked for, and how far away that is. */
export function foundCandidate(
  { card, avatar, isFavorite, isAdded, email, isAnonymous = false }: ShownCard,
  { match, km = null }: { match: JobMatch | null; km?: number | null | undefined },
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
    distance: km,
    spheres: [...card.skills],
    hourly: moneyGroupOf(card.rateFrom, card.rateTo, card.rateCurrency),
    salary: moneyGroupOf(card.salaryFrom, card.salaryTo, card.salaryCurrency),
    relocation: card.relocation,
    clearanceType: clearanceTypes.filter((level) => card.clearanceType.includes(level)),
    citizenship: citizenshipsAmong(card.citizenship),
    workStartedAt: card.workStartedAt === null ? null : new Date(card.workStartedAt).toISOString(),
    current: card.current === 'assigned' ? 'assigned' : 'available',
    match,
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
