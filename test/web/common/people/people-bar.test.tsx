// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FrameActionsContext, type ChosenPerson } from '../../../../web/common/frame/frame-actions.ts';
import { PeopleBar } from '../../../../web/common/people/people-bar.tsx';
import { usePicking } from '../../../../web/common/people/use-picking.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { fakeFrame } from '../../support/fake-frame.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const ada = { id: 1, name: 'Ada Lovelace' };
const ben = { id: 2, name: 'Ben Park', email: 'ben@example.com' };

function show(people: readonly ChosenPerson[]) {
  const frame = fakeFrame();
  function Page() {
    const picking = usePicking();
    return (
      <FrameActionsContext value={frame}>
        <button onClick={() => picking.pick(people[0]!.id, true)}>Pick one</button>
        <PeopleBar people={people} picking={picking} file={(picked) => [['Id'], ...[...picked].map((id) => [id])]} />
      </FrameActionsContext>
    );
  }
  renderSignedIn(Page, { path: '/candidates', account: { role: 'recruiter' } });
  return frame;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('People who are selected are put forward, written to where they have an account, and all of a page are selected in one press', async () => {
  const frame = show([ada, ben]);
  expect(screen.queryByRole('group', { name: 'Selected people' })).toBeNull();
  await press('Pick one');
  expect(screen.getByText('1 person selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tag' })).toBeNull();
  await press('Select all 2');
  await press('Put forward');
  await press('Message');
  expect(frame.putForward).toHaveBeenCalledWith({ people: [ada, ben] });
  expect(frame.messagePeople).toHaveBeenCalledWith({ people: [ada] });
  expect(screen.getByRole('button', { name: /CSV|Save|Export/ })).toBeTruthy();
  await press('Clear');
  expect(screen.queryByRole('group', { name: 'Selected people' })).toBeNull();
});

it('People whom the recruiter added get a tag together, with a line for who did not', async () => {
  show([ben, { ...ben, id: 3, name: 'Carl Hay' }]);
  fakeApi.tagImportedCandidates.mockReturnValue({
    data: [
      { id: 2, whyNot: null },
      { id: 3, whyNot: 'No longer among those you added' },
    ],
  });
  await press('Pick one');
  await press('Select all 2');
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
  await press('Tag');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tag' }), ' night shift ');
  await press('Give tag');
  const lines = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
  await screen.findByRole('list', { name: 'Tagged' });
  expect(lines('Tagged').map(({ textContent }) => textContent)).toEqual(['Ben Parknight shift']);
  expect(lines('Not tagged').map(({ textContent }) => textContent)).toEqual([
    'Carl HayNo longer among those you added',
  ]);
  expect(fakeApi.tagImportedCandidates.mock.calls[0]![0].body).toEqual({ ids: [2, 3], tag: 'night shift' });
});

it('People who are selected become favourites one after the other, with the reason for each who did not', async () => {
  show([ada, ben, { id: 4, name: 'Dora Lind' }]);
  fakeApi.favoriteCandidate.mockImplementation(({ params }) => {
    if (params.candidateId === 4) throw new ApiError(404, 'No such candidate');
    return { data: {} };
  });
  await press('Pick one');
  await press('Select all 3');
  await press('Add to favourites');
  expect(await screen.findByText('1 of 3 people in your favourites')).toBeTruthy();
  const lines = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines('In your favourites')).toEqual(['Ada LovelaceFound under “My favourites” in Candidates']);
  expect(lines('Not in your favourites')).toEqual([
    'Ben ParkHas no account yet; give them a tag instead',
    'Dora LindNo such candidate',
  ]);
  expect(fakeApi.favoriteCandidate.mock.calls.map(([call]) => call)).toEqual(
    [1, 4].map((candidateId) => ({ params: { candidateId }, body: { isFavorite: true } })),
  );
  await press('Done');
  expect(screen.getByRole('group', { name: 'Selected people' })).toBeTruthy();
});

it('More people than one call takes are not acted on, and the reason is named', async () => {
  const frame = show(Array.from({ length: 101 }, (_, id) => ({ ...ben, id: id + 1 })));
  await press('Pick one');
  await press('Select all 101');
  await userEvent.click(screen.getByRole('button', { name: /^Put forward/ }));
  expect(frame.putForward).not.toHaveBeenCalled();
});
