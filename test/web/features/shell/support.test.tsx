// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { supportEmail } from '../../../../shared/constants/product.ts';
import { SupportPage } from '../../../../web/features/shell/pages/support.tsx';
import { renderPage } from '../../support/render-page.tsx';

it('The page /support shows the address to write to (LAND-51)', () => {
  renderPage(SupportPage, '/support');
  expect(screen.getByRole('link', { name: supportEmail }).getAttribute('href')).toBe(`mailto:${supportEmail}`);
});
