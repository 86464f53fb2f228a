// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { StepBars } from '../../../../web/features/dashboards/components/step-bars.tsx';

const months = ['Sep 2026', 'Oct 2026', 'Nov 2026'];
const show = (values: readonly number[], labels: readonly string[] = months) => {
  const { container } = render(<StepBars name="Hires" labels={labels} values={values} />);
  return {
    bars: [...container.querySelectorAll<HTMLElement>('.step-bars-row > span')],
    said: () => container.querySelector('.step-bars-said')?.textContent,
  };
};
const read = () => screen.getByRole('slider').getAttribute('aria-valuetext');

describe('The bars of a figure', () => {
  afterEach(cleanup);

  it('are read value by value with the arrow keys, Home and End, newest first (PLUS-30)', async () => {
    const { said } = show([4, 0, 1200]);
    expect([read(), said()]).toEqual(['Nov 2026: 1,200', 'Sep 2026Nov 2026']);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Hires, step by step' }));
    const steps: (string | null | undefined)[] = [];
    for (const key of [
      '{ArrowLeft}',
      '{ArrowLeft}',
      '{ArrowLeft}',
      '{ArrowRight}',
      '{End}',
      '{ArrowRight}',
      '{Home}',
    ]) {
      await userEvent.keyboard(key);
      expect(said(), 'what is seen is what is read out').toBe(read());
      steps.push(screen.getByRole('slider').getAttribute('aria-valuenow'));
    }
    expect(steps).toEqual(['2', '1', '1', '2', '3', '3', '1']);
    expect(read()).toBe('Sep 2026: 4');
    await userEvent.tab();
    expect(said()).toBe('Sep 2026Nov 2026');
  });

  it('say the value of the one that is pointed at, also where there is none', () => {
    const { bars, said } = show([4, 0, 1200]);
    fireEvent.pointerEnter(bars[1]!);
    expect(said()).toBe('Oct 2026: 0');
    fireEvent.pointerLeave(screen.getByRole('slider'));
    expect(said()).toBe('Sep 2026Nov 2026');
  });

  it('are as high as their part of the highest, and nothing is drawn for nothing', () => {
    const { bars } = show([4, 0, 8]);
    const heights = bars.map((bar) => bar.querySelector('i')?.style.blockSize);
    expect(heights).toEqual(['50%', undefined, '100%']);
  });

  it('of a range that has only begun are one, and of nothing none', () => {
    const { bars, said } = show([0], ['Mon 23']);
    expect([bars.length, bars[0]?.querySelector('i'), said(), read()]).toEqual([1, null, 'Mon 23', 'Mon 23: 0']);
    cleanup();
    expect(show([], []).bars).toEqual([]);
  });

  it('touch where they are too many for gaps', () => {
    const labels = Array.from({ length: 300 }, (_, step) => `Step ${step + 1}`);
    const { bars } = show(
      labels.map((_, step) => step),
      labels,
    );
    expect([bars.length, bars[0]?.parentElement?.dataset['dense']]).toEqual([300, 'true']);
    cleanup();
    expect(show([1, 2, 3]).bars[0]?.parentElement?.dataset['dense']).toBeUndefined();
  });
});
