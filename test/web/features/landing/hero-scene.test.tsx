// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeroScene } from '../../../../web/features/landing/components/hero-scene.tsx';

let isPlaying = false;
const play = vi.fn(async () => {
  isPlaying = true;
});
const pause = vi.fn(() => {
  isPlaying = false;
});
let matching: string[] = [];
let sees: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  matching = [];
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: matching.includes(media),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        sees = (isIntersecting) => call([{ isIntersecting }]);
      }
      observe = () => sees(true);
      disconnect = () => {};
    },
  );
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
});
afterEach(() => {
  vi.clearAllMocks();
  delete document.documentElement.dataset.host;
});

const video = () => document.querySelector('video');

it('The hero film starts muted and hidden from screen readers once the page has loaded, and a button stops it', async () => {
  render(<HeroScene />);
  expect(video()).toBeNull();
  // The film's module loads on demand, first in this test.
  const button = await screen.findByRole('button', { name: 'Pause background video' });
  expect(video()?.muted).toBe(true);
  expect(['loop', 'playsinline', 'aria-hidden'].map((name) => video()?.hasAttribute(name))).toEqual([true, true, true]);
  await waitFor(() => expect(play).toHaveBeenCalled());
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(pause).toHaveBeenCalled());
  play.mockClear();
  act(() => sees(true));
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play background video' }));
  await waitFor(() => expect(play).toHaveBeenCalled());
});

it('The hero film pauses while it is off screen', async () => {
  render(<HeroScene />);
  await screen.findByRole('button');
  await waitFor(() => expect(isPlaying).toBe(true));
  act(() => sees(false));
  expect(isPlaying).toBe(false);
  act(() => sees(true));
  expect(isPlaying).toBe(true);
});

it('The hero stays a still picture under reduced motion', async () => {
  matching = ['(prefers-reduced-motion: reduce)'];
  render(<HeroScene />);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(video()).toBeNull();
});

it('The hero uses the film of its host', async () => {
  document.documentElement.dataset.host = 'medical';
  render(<HeroScene />);
  await screen.findByRole('button');
  expect(video()?.src).toContain('medical');
});
