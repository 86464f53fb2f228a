import { expect, it } from 'vitest';
import { againIfChanged } from '../../../../functions/features/applications/again-if-changed.steps.ts';
import { applicationChanged } from '../../../../functions/records/application.ts';

/** Fails so often with this error, and then returns how often it was tried. */
function failing(times: number, error: Error) {
  const seen = { tries: 0 };
  const act = async () => {
    seen.tries += 1;
    if (seen.tries <= times) throw error;
    return seen.tries;
  };
  return { seen, act };
}

it.each([0, 1, 4])('A decision on an application is made again after %i rivals', async (rivals) => {
  expect(await againIfChanged(failing(rivals, applicationChanged).act)).toBe(rivals + 1);
});

it('A decision on an application is refused after five rivals', async () => {
  const { seen, act } = failing(9, applicationChanged);
  await expect(againIfChanged(act)).rejects.toBe(applicationChanged);
  expect(seen.tries).toBe(5);
});

it('A decision on an application that fails for another reason is not made again', async () => {
  const error = new Error('the table is down');
  const { seen, act } = failing(1, error);
  await expect(againIfChanged(act)).rejects.toBe(error);
  expect(seen.tries).toBe(1);
});
