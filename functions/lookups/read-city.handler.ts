import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { refuse } from '../door/refusal.ts';
import { cityById } from './cities.ts';

export const readCityHandler = answer(contract.lookups.readCity, async ({ params }) => {
  const city = cityById(params.id);
  if (!city) throw refuse.notFound('There is no such city');
  return city;
});
