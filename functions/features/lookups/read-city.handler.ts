import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { cityById } from './cities.ts';

export const readCityHandler = handler(contract.lookups.readCity, async ({ params }) => {
  const city = cityById(params.id);
  if (!city) throw refuse.notFound('There is no such city');
  return city;
});
