import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { jobsOfCityQuery } from '../../../../web/common/jobs/job-map.ts';
import { fakeApi } from '../../support/fake-api.ts';

type Question = Parameters<typeof jobsOfCityQuery>[0];
const all = { campaign: undefined, search: '', filter: {} } as unknown as Question;

beforeEach(() => {
  fakeApi.listGuestJobs.mockReset().mockResolvedValue({ data: [] });
});

it('The jobs of a city on the map are those of the question: another search or city is asked for by itself', async () => {
  const client = createQueryClient();
  const questions: [Question, number][] = [
    [all, 5],
    [{ ...all, search: 'nurse' }, 5],
    [{ ...all, search: 'nurse' }, 6],
  ];
  for (const [question, city] of [...questions, ...questions])
    await client.ensureQueryData(jobsOfCityQuery(question, city));
  const asked = fakeApi.listGuestJobs.mock.calls.map(([{ query }]) => [query.search, query.filter?.cityId]);
  expect(asked).toEqual([
    [undefined, 5],
    ['nurse', 5],
    ['nurse', 6],
  ]);
});
