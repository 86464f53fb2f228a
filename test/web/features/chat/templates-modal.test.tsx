// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InsertTemplate } from '../../../../web/features/chat/components/insert-template.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const changedAt = '2026-11-28T10:00:00.000Z';
const template = { id: 7, version: 3, name: 'First words', text: 'Hi {first name}, about {job}', changedAt };
const onInsert = vi.fn();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(templates = [template]) {
  onInsert.mockReset();
  fakeApi.listTemplates.mockReturnValue({ data: templates });
  renderSignedIn(() => <InsertTemplate withUserId={2} jobId={5} onInsert={onInsert} />, {
    path: '/messages',
    account: { role: 'manager' },
  });
  await press('Message templates');
}

it('A template that is used in a conversation is filled in for who is written to', async () => {
  await open();
  fakeApi.previewMany.mockReturnValue({
    data: { rows: [{ userId: 2, text: 'Hi Ada, about Nurse', whyNot: null }], left: 1, perDay: 1 },
  });
  await press('Use First words');
  await waitFor(() => expect(onInsert).toHaveBeenCalledWith('Hi Ada, about Nurse'));
  expect(fakeApi.previewMany.mock.calls[0]![0].body).toEqual({ userIds: [2], text: template.text, jobId: 5 });
});

it('A template that cannot be filled in is inserted as it is', async () => {
  await open();
  fakeApi.previewMany.mockReturnValue({
    data: { rows: [{ userId: 2, text: null, whyNot: 'Choose the job that the text names' }], left: 1, perDay: 1 },
  });
  await press('Use First words');
  await waitFor(() => expect(onInsert).toHaveBeenCalledWith(template.text));
});

it('A template is added once its name and text are right, and changed over the version that was read', async () => {
  await open([]);
  fakeApi.addTemplate.mockReturnValue({ data: template });
  await press('New template');
  await press('Save template');
  expect(screen.getAllByText('Required')).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'First words');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Hi');
  await press('first name');
  fakeApi.listTemplates.mockReturnValue({ data: [template] });
  await press('Save template');
  await press('Change First words');
  expect(fakeApi.addTemplate.mock.calls[0]![0].body).toEqual({ name: 'First words', text: 'Hi {first name}' });
  fakeApi.changeTemplate.mockReturnValue({ data: { ...template, version: 4 } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await press('Save template');
  await screen.findByRole('button', { name: 'Use First words' });
  expect(fakeApi.changeTemplate.mock.calls[0]![0]).toMatchObject({
    params: { id: 7 },
    body: { name: 'First words!', version: 3 },
  });
});

it('A template is removed', async () => {
  await open();
  fakeApi.removeTemplate.mockImplementation(({ params }) => ({ data: { id: params.id } }));
  await screen.findByRole('button', { name: 'Use First words' });
  fakeApi.listTemplates.mockReturnValue({ data: [] });
  await press('Remove First words');
  expect(await screen.findByText(/None yet/)).toBeTruthy();
});
