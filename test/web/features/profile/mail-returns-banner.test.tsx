// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailReturnsBanner } from '../../../../web/features/profile/components/mail-returns-banner.tsx';

it('A user to whose address no mail gets through is asked on every page to have it mended (PLUS-60)', () => {
  render(<MailReturnsBanner email="ana@example.com" />);
  expect(screen.getByRole('status').textContent).toContain('Mail to ana@example.com comes back');
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
});
