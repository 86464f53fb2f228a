import { fireEvent, screen } from '@testing-library/react';

/** Types a country's name into the field that asks for it, and takes it from the list. */
export async function chooseCountry(name: string, label: string | RegExp = /^Country/): Promise<void> {
  const field = screen.getByRole('combobox', { name: label, hidden: true });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: name } });
  const option = { name: new RegExp(`^\\S+ ${name}$`), hidden: true };
  fireEvent.click(await screen.findByRole('option', option));
}
