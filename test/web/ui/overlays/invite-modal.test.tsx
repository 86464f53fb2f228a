// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { mostInvitedAtOnce, tooManyRows } from '../../../../shared/validation/invitation.ts';
import { InviteModal } from '../../../../web/ui/overlays/invite-modal.tsx';

const onClose = vi.fn();
const onSend = vi.fn<(emails: string[], onSent: (results: { email: string; available: boolean }[]) => void) => void>();
const rows = () => screen.getAllByLabelText(/^Candidate \d$/) as HTMLInputElement[];
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/, hidden: true }));
const availability = () => rows().map((row) => row.closest('.invite-row')?.getAttribute('data-available'));

/** Fills in a row for each address. */
async function typed(...emails: string[]): Promise<void> {
  for (const [index, email] of emails.entries()) {
    if (index > 0) await userEvent.click(screen.getByRole('button', { name: 'Add another', hidden: true }));
    await userEvent.type(rows()[index] as HTMLElement, email);
  }
}

beforeEach(() => {
  vi.resetAllMocks();
  render(
    <InviteModal
      title="Invite candidates"
      typed={{ begun: [''], onType: () => {} }}
      lead="By mail."
      noun="candidate"
      sent="invitation"
      takenBecause="cannot be invited"
      busy={false}
      onSend={onSend}
      onClose={onClose}
    />,
  );
});

it('The invitation dialog shows {email} in an empty row (RECR-23)', () => {
  expect(rows().map((row) => row.placeholder)).toEqual(['name@company.com']);
});

it('The invitation dialog always keeps one row (VALID-25)', async () => {
  const remove = screen.getByRole('button', { name: 'Remove candidate 1', hidden: true });
  await userEvent.click(remove);
  expect(rows()).toHaveLength(1);
  expect(remove.getAttribute('aria-disabled') ?? remove.getAttribute('disabled')).not.toBeNull();
});

it('The invitation dialog requires a valid address in each row (VALID-23)', async () => {
  await send();
  expect(await screen.findByText('Required')).toBeTruthy();
  await typed('nobody@');
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
});

it('The invitation dialog makes rows of a pasted list, names what is wrong with each, and sends nothing before it is mended', async () => {
  await userEvent.click(rows()[0] as HTMLElement);
  await userEvent.paste(['a@b.example', 'nobody@', 'A@b.example'].join('\n'));
  expect(rows().map(({ value }) => value)).toEqual(['a@b.example', 'nobody@', 'A@b.example']);
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
  expect(screen.getByText('Try another email address')).toBeTruthy();
  await send();
  expect(onSend).not.toHaveBeenCalled();
});

it('The invitation dialog takes one pasted address into the row where it is pasted', async () => {
  await userEvent.click(rows()[0] as HTMLElement);
  await userEvent.paste('a@b.example');
  expect(rows().map(({ value }) => value)).toEqual(['a@b.example']);
});

it('The invitation dialog refuses a duplicate address (VALID-24)', async () => {
  await typed('a@b.example', 'A@B.example');
  await send();
  expect(await screen.findByText('Try another email address')).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
});

it('The invitation dialog closes when no address came back unavailable (RECR-17)', async () => {
  onSend.mockImplementation((emails, onSent) => onSent(emails.map((email) => ({ email, available: true }))));
  await typed('A@b.example');
  await send();
  expect(onSend.mock.calls[0]?.[0]).toEqual(['a@b.example']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('The invitation dialog keeps and marks unavailable addresses and does not mail the others again (RECR-16)', async () => {
  onSend.mockImplementation((emails, onSent) =>
    onSent(emails.map((email) => ({ email, available: email !== 'c@d.example' }))),
  );
  await typed('a@b.example', 'c@d.example');
  await send();
  expect(availability()).toEqual(['true', 'false']);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.clear(rows()[1] as HTMLElement);
  await userEvent.type(rows()[1] as HTMLElement, 'e@f.example');
  await send();
  expect(onSend.mock.calls[1]?.[0]).toEqual(['e@f.example']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('The invitation dialog marks an unavailable address in the error colour (RECR-21)', async () => {
  onSend.mockImplementation((_, onSent) => onSent([{ email: 'c@d.example', available: false }]));
  await typed('c@d.example');
  await send();
  expect(availability()).toEqual(['false']);
  expect(screen.getByText('Not available')).toBeTruthy();
});

it('The invitation dialog marks an available address in the success colour (RECR-22)', async () => {
  onSend.mockImplementation((_, onSent) =>
    onSent([
      { email: 'a@b.example', available: true },
      { email: 'c@d.example', available: false },
    ]),
  );
  await typed('a@b.example', 'c@d.example');
  await send();
  expect(availability()[0]).toBe('true');
  expect(rows()[0]?.readOnly).toBe(true);
});

it('The rows of a pasted list and those beside it are each edited alone', async () => {
  await typed('a@b.example', 'c@d.example');
  await userEvent.click(rows()[0] as HTMLElement);
  await userEvent.paste(['e@f.example', 'g@h.example', 'i@j.example'].join('\n'));
  for (const row of [2, 3]) await userEvent.type(rows()[row] as HTMLElement, 'x');
  expect(rows().map(({ value }) => value)).toEqual(['e@f.example', 'g@h.example', 'i@j.examplex', 'c@d.examplex']);
});

it('The invitation dialog says at which row there are more addresses than one call takes, and sends none', async () => {
  const emails = Array.from({ length: mostInvitedAtOnce + 1 }, (_, at) => `a${at}@b.example`);
  await userEvent.click(rows()[0] as HTMLElement);
  await userEvent.paste(emails.join('\n'));
  expect(await screen.findAllByText(tooManyRows)).toHaveLength(1);
  await send();
  expect(onSend).not.toHaveBeenCalled();
});
