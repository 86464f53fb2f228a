// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconButton } from '../../../../web/ui/buttons/button.tsx';

it('An icon button has a name, which the pointer shows unless another title is given', () => {
  render(
    <>
      <IconButton label="Close">x</IconButton>
      <IconButton label="Add Welder to favourites" title="Add to favourites">
        *
      </IconButton>
    </>,
  );
  const titleOf = (name: string) => screen.getByRole('button', { name }).getAttribute('title');
  expect([titleOf('Close'), titleOf('Add Welder to favourites')]).toEqual(['Close', 'Add to favourites']);
});
