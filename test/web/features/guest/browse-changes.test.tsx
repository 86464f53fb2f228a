// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { inWindow, openBrowser, withGuestJobs } from '../../support/guest-browser.tsx';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

withGuestJobs();

describe('A change of the job browser', () => {
  it('that searches, filters or sorts is undone by Back; typing and opening a job are not', async () => {
    inWindow(1400);
    const { search, router } = openBrowser();
    await screen.findByRole('button', { name: /^Nurse/ });
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(box, { target: { value: 'nur' } });
    expect(search()).toBe('');
    await waitFor(() => expect(search()).toBe('?q=nur'));
    expect(router.state.historyAction).toBe('REPLACE');
    fireEvent.submit(box.form!);
    await waitFor(() => expect(search()).toBe('?q=nur&in=all'));
    expect(router.state.historyAction).toBe('PUSH');
    fireEvent.click(await screen.findByText('Show jobs'));
    expect([search(), router.state.historyAction]).toEqual(['?q=nur&in=all', 'REPLACE']);
    await act(() => router.navigate(-1));
    expect([search(), box.value]).toEqual(['?q=nur', 'nur']);
    await act(() => router.navigate('?q=welder&page=3'));
    expect(box.value).toBe('welder');
    fireEvent.change(box, { target: { value: ' ' } });
    fireEvent.submit(box.form!);
    await waitFor(() => expect(search()).not.toContain('in=all'));
  });

  it('starts at page 1 again, and scrolls to the top where that is out of sight (GUEST-14)', async () => {
    const { search } = openBrowser('/find-jobs?page=2&travel=yes');
    await screen.findByRole('button', { name: /^Nurse/ });
    await press('Clear all');
    await waitFor(() => expect(search()).toBe(''));
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -1 } as DOMRect);
    await press('Most relevant');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.calls).toEqual([[{ block: 'start' }]]);
    vi.restoreAllMocks();
  });
});

describe('Near me', () => {
  const locate = vi.fn();
  beforeEach(
    () =>
      void Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition: locate },
      }),
  );
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

  it('is busy while the browser is asked, once, and is explained when it is refused, until that is closed', async () => {
    const { search, router } = openBrowser('/find-jobs?city=7&page=2&sort=asc');
    await press('Near me');
    const button = screen.getByRole('button', { name: 'Near me' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    expect(locate).toHaveBeenCalledOnce();
    expect(locate.mock.calls[0]?.[2]).toEqual({ maximumAge: 300_000, timeout: 15_000 });
    act(() => locate.mock.calls[0]?.[1]({ code: 1 }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your browser did not share your location. Allow it in the browser’s settings for this site and try again, or type your city.',
    );
    expect(button.getAttribute('aria-busy')).toBeNull();
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Near me');
    act(() => locate.mock.calls[1]?.[1]({ code: 2 }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your location could not be found. Try again, or type your city.',
    );
    await press('Try again');
    act(() => locate.mock.calls[2]?.[0]({ coords: { latitude: 30.267, longitude: -97.743 } }));
    await waitFor(() => expect(search()).toBe('?by=distance&near=30.27,-97.74&within=25mi'));
    expect([screen.queryByRole('alert'), router.state.historyAction]).toEqual([null, 'PUSH']);
  });
});

describe('The categories', () => {
  const grid = () => screen.queryByRole('navigation', { name: 'Categories' });
  it('have six places while they load, say that they could not, and are left out where there are none', async () => {
    fakeApi.listGuestCampaigns.mockReturnValueOnce(new Promise(() => {}));
    openBrowser();
    expect(grid()?.querySelectorAll('li')).toHaveLength(6);
    cleanup();
    fakeApi.listGuestCampaigns.mockRejectedValueOnce(new ApiError(400, 'Not now.'));
    openBrowser();
    const failure = await screen.findByText(/^The categories could not be loaded\. Not now\./);
    fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(grid()?.querySelectorAll('li')).toHaveLength(1));
    cleanup();
    fakeApi.listGuestCampaigns.mockResolvedValueOnce({ data: [], meta: {} });
    openBrowser();
    await waitFor(() => expect(grid()).toBeNull());
  });
});

it('The jobs that could not be loaded are asked for again, and the search is kept (GUEST-47)', async () => {
  fakeApi.listGuestJobs.mockRejectedValueOnce(new ApiError(400, 'Not now.'));
  const { search } = openBrowser('/find-jobs?q=nurse');
  expect((await screen.findByText('The jobs could not be loaded')).parentElement?.textContent).toBe(
    'The jobs could not be loadedNot now. Your search and filters are kept.Try again',
  );
  await press('Try again');
  expect(await screen.findByRole('button', { name: /^Nurse/ })).toBeTruthy();
  expect([search(), fakeApi.listGuestJobs.mock.lastCall?.[0].query.search]).toEqual(['?q=nurse', undefined]);
});
