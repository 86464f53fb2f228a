import type { City } from '../../../shared/model/place.ts';
import type { ClientForm } from '../../../shared/validation/client.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ClientFacts } from '../../records/client.ts';

/** A client's content, from its form and the real city it names. */
export function describeClient(form: ClientForm, city: City | undefined): ClientFacts {
  if (!city) throw refuse.invalid('cityId', 'There is no such city');
  const { cityId: _city, countryId: _country, ...facts } = form;
  return { ...facts, city };
}
