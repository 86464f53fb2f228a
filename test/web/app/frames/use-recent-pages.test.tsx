// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useRecentPages } from '../../../../web/app/frames/use-recent-pages.ts';
import { readRecentPages } from '../../../../web/common/navigation/recent-pages.ts';

it('Each visited page is remembered under its final title', async () => {
  globalThis.history.replaceState(null, '', '/jobs');
  function Page() {
    useRecentPages();
    return <title>Jobs · HireHub</title>;
  }
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/jobs'] })} />,
  );
  await vi.waitFor(() => expect(readRecentPages()).toEqual([{ address: '/jobs', title: 'Jobs' }]), 10_000);
});
