import { expect, it } from 'vitest';
import { searchAdded } from '../../../../functions/features/imports/search-added.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import type { City } from '../../../../shared/model/place.ts';
import { anImport } from '../../../support/a-resume.ts';

const austin = { name: 'Austin', state: { name: 'Texas', abbr: 'TX' } } as City;
const cityById = (id: number) => (id === 7 ? austin : undefined);
const ada = anImport({ id: 1, firstName: 'Zoë', lastName: 'Byron', email: 'zoe.b@example.com', cityId: 7 });
const nurse = anImport({
  id: 2,
  firstName: 'Omar',
  email: 'omar@example.org',
  phone: '5125550142',
  employeeInfo: { ...noEmployeeInfo, spheres: [{ id: 3, name: 'Critical care' }] },
  workExperiences: [{ title: 'ICU Nurse', company: 'St. Mary' }] as never,
  note: 'Call in May',
  tags: ['java pool'],
  cameFrom: 'LinkedIn',
  calls: [{ day: '2026-11-02', outcome: 'call-back', said: 'Nights only' }],
  source: { importId: 5, fileName: 'spring-fair.csv', row: 3 },
});

it.each([
  ['zoe', [1]],
  ['ZOË byron', [1]],
  ['zoe.b@example.com', [1]],
  ['austin', [1]],
  ['byron texas', [1]],
  ['icu nurs', [2]],
  ['critical mary', [2]],
  ['0142', [2]],
  ['spring-fair', [2]],
  ['byron', [1, 2]],
  ['zoe nurse', []],
  ['may pool', [2]],
  ['linkedin nights', [2]],
  ['  ', [1, 2]],
  ['+++', [1, 2]],
])('“%s” finds %o among whom a recruiter added', (search, ids) => {
  expect(searchAdded([ada, nurse], { search }, { cityById }).map(({ id }) => id)).toEqual(ids);
});

it.each([
  [{ tag: 'Java Pool' }, [2]],
  [{ tag: 'java' }, []],
  [{ cameFrom: 'linkedin' }, [2]],
  [{ cameFrom: 'Linked' }, []],
  [{ tag: 'java pool', cameFrom: 'LinkedIn', search: 'zoe' }, []],
  [{ tag: '', cameFrom: '' }, [1, 2]],
])('%o finds %o: a tag and a source are asked for as a whole, whatever their case', (wish, ids) => {
  expect(searchAdded([ada, nurse], wish, { cityById }).map(({ id }) => id)).toEqual(ids);
});
