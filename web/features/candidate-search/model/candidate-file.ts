import type { FoundCandidate } from '../../../../shared/model/candidate-search.ts';
import { cityInFull } from '../../../../shared/rules/city-name.ts';
import type { FileColumn } from '../../../common/lists/list-file.tsx';
import { fullName } from '../../../common/people/person.ts';
import { factsOf } from './candidate-facts.ts';

/** What a file of found candidates says: what their rows show, no address and no number. */
export const candidateFileColumns: readonly FileColumn<FoundCandidate>[] = [
  { header: 'Name', text: fullName },
  { header: 'Title', text: ({ title }) => title },
  { header: 'City', text: ({ city }) => city && cityInFull(city) },
  { header: 'Distance in km', text: ({ distance }) => distance },
  { header: 'Facts', text: (candidate) => factsOf(candidate).join(', ') },
  { header: 'Skills', text: ({ spheres }) => spheres.map(({ name }) => name).join(', ') },
  { header: 'On a job', text: ({ current }) => (current === 'assigned' ? 'Yes' : 'No') },
  { header: 'Favourite', text: ({ isFavorite }) => (isFavorite ? 'Yes' : 'No') },
];
