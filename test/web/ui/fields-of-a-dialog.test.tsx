// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx';
import { Form } from '../../../web/ui/fields/form.tsx';
import { TextInput } from '../../../web/ui/fields/text-input.tsx';
import { Modal } from '../../../web/ui/overlays/modal.tsx';

const fields = (
  <>
    <TextInput id="city" label="City" />
    <Checkbox id="remote" label="Remote" />
  </>
);
const problems = ['city', 'remote'].map((fieldId) => ({ fieldId, label: fieldId, message: 'Required' }));

it('The fields of a dialog keep their labels and errors over a page with a form of the same fields', () => {
  render(
    <>
      {fields}
      <Modal title="Add client" onClose={() => {}}>
        <Form label="Client" onSubmit={() => {}} problems={problems} actions={null}>
          {fields}
        </Form>
      </Modal>
    </>,
  );
  const dialog = within(screen.getByRole('dialog'));
  const [city, remote] = [dialog.getByLabelText('City'), dialog.getByLabelText('Remote')];
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [link, field] of [
    ['city: Required', city],
    ['remote: Required', remote],
  ] as const) {
    fireEvent.click(dialog.getByRole('link', { name: link }));
    expect(document.activeElement).toBe(field);
  }
});
