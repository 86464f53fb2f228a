// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mostWrittenTo } from '../../../../shared/constants/chat.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { MessageManyModal } from '../../../../web/features/chat/components/message-many-modal.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const people = [
  { id: 2, name: 'Ada Lovelace' },
  { id: 3, name: 'Ben Park' },
];
const changedAt = '2026-11-28T10:00:00.000Z';
const template = { id: 7, version: 1, name: 'First words', text: 'Hi {first name}', changedAt };
const onClose = vi.fn();

function show(over: Partial<Parameters<typeof MessageManyModal>[0]> = {}) {
  onClose.mockReset();
  fakeApi.listTemplates.mockReturnValue({ data: [template] });
  fakeApi.listJobsToPropose.mockReturnValue({ data: [] });
  fakeApi.previewMany.mockImplementation(({ body }) => ({
    data: { rows: body.userIds.map((userId) => ({ userId, text: `Hi ${userId}`, whyNot: null })), left: 9, perDay: 10 },
  }));
  fakeApi.sendMany.mockImplementation(({ body }) => ({
    data: { rows: body.people.map(({ userId }) => ({ userId, whyNot: null })), left: 7, perDay: 10 },
  }));
  renderSignedIn(() => <MessageManyModal people={people} onClose={onClose} {...over} />, {
    path: '/candidates',
    account: { role: 'recruiter' },
  });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const linesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('A message to several begins with a template, is previewed for each, and says what became of each', async () => {
  show();
  await screen.findByRole('option', { name: 'First words' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'First words');
  expect((await message()).value).toBe('Hi {first name}');
  await press('Preview');
  expect(await screen.findByText('9 of 10 people are left today for messages to several.')).toBeTruthy();
  expect(await linesOf('What each would read')).toEqual(['Ada LovelaceHi 2', 'Ben ParkHi 3']);
  await press('Send to 2 people');
  expect(await linesOf('Sent')).toEqual(['Ada LovelaceSent', 'Ben ParkSent']);
  const [{ body }] = fakeApi.sendMany.mock.calls[0]!;
  expect(body).toMatchObject({ text: 'Hi {first name}', people: [{ userId: 2 }, { userId: 3 }] });
  await press('Done');
  expect(onClose).toHaveBeenCalled();
});

it('Who is left out is shown with the reason, and so is who is beyond what is left for the day', async () => {
  show({ people: [...people, { id: 4, name: 'Carl Hay' }] });
  fakeApi.previewMany.mockReturnValue({
    data: {
      rows: [
        { userId: 2, text: 'Hi', whyNot: null },
        { userId: 3, text: 'Hi', whyNot: 'You have written to them today already' },
        { userId: 4, text: 'Hi', whyNot: null },
      ],
      left: 1,
      perDay: 10,
    },
  });
  await userEvent.type(await message(), 'Hello');
  await press('Preview');
  expect(await linesOf('Left out')).toEqual([
    'Ben ParkYou have written to them today already',
    'Carl HayBeyond what is left for today',
  ]);
  await press('Send to 1 person');
  await screen.findByRole('list', { name: 'Sent' });
  expect(fakeApi.sendMany.mock.calls[0]![0].body.people.map(({ userId }) => userId)).toEqual([2]);
});

it('A text with a field that nobody knows, or with a job where none is chosen, cannot be previewed, and the reason is named', async () => {
  show();
  await userEvent.type(await message(), 'Hi {{name}');
  expect((await screen.findAllByText(/Nothing is known for \{name\}/)).length).toBeGreaterThan(0);
  await userEvent.clear(await message());
  await press('job');
  expect((await message()).value).toBe('{job}');
  await press('Preview');
  expect(fakeApi.previewMany).not.toHaveBeenCalled();
});

it('What could not be sent is sent again under the same ids, and a later call that fails keeps what was sent', async () => {
  const many = Array.from({ length: mostWrittenTo + 1 }, (_, place) => ({ id: place + 2, name: `Person ${place}` }));
  show({ people: many });
  fakeApi.previewMany.mockImplementation(({ body }) => ({
    data: { rows: body.userIds.map((userId) => ({ userId, text: 'Hi', whyNot: null })), left: 90, perDay: 100 },
  }));
  const send = fakeApi.sendMany.getMockImplementation()!;
  const refused = () => {
    throw new ApiError(0, 'Not now');
  };
  fakeApi.sendMany.mockImplementationOnce(refused).mockImplementationOnce(send).mockImplementationOnce(refused);
  await userEvent.type(await message(), 'Hello');
  await press('Preview');
  await press(`Send to ${many.length} people`);
  await press(/again/);
  expect(await linesOf('Sent')).toHaveLength(mostWrittenTo);
  expect(await linesOf('Not sent')).toHaveLength(1);
  const [first, second] = fakeApi.sendMany.mock.calls.map(([{ body }]) => body.people);
  expect(second).toEqual(first);
});
