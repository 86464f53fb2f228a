// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError, fieldFailure } from '../../../../web/api/api-error.ts';
import { FailureNotice } from '../../../../web/common/forms/failure-notice.tsx';

it('A failed action says what failed, why, what is kept, and can be tried again (ERR-21)', async () => {
  const again = vi.fn();
  render(<FailureNotice what="The note could not be deleted" error={new Error('x')} onRetry={again} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'The note could not be deleted. Something went wrong! Nothing was changed.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
});

it('A refusal gives the server’s reason and offers no second try that would be refused as well (ERR-14, ERR-21)', () => {
  const refused = new ApiError(409, 'This job is closed');
  render(<FailureNotice what="The job could not be changed" error={refused} onRetry={() => {}} />);
  expect(screen.getByRole('alert').textContent).toContain('This job is closed');
  expect(screen.queryByRole('button')).toBeNull();
});

it('An unknown failure under a field says what is the matter and what to do (ERR-21)', () => {
  expect(fieldFailure(new Error('x'), 'No account was created.')).toBe(
    'Something went wrong! No account was created. Try again.',
  );
  expect(fieldFailure(new ApiError(409, 'This address is taken'), 'No account was created.')).toBe(
    'This address is taken',
  );
});

it('No part of a page shows the message of a failure alone (ERR-21)', () => {
  const alone = /kind="error">\s*\{failureMessage\([^)]*\)\}\s*<|role="alert">\{failureMessage\(/;
  const files = globSync('web/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => alone.test(readFileSync(file, 'utf8')))).toEqual([]);
});
