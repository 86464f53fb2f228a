import type { PaletteEntry } from './palette-match.ts';

const controls = 'button, a[href], [role="tab"]';

function nameOf(control: HTMLElement): string {
  const named = control.getAttribute('aria-label') ?? control.textContent ?? '';
  return named.replaceAll(/\s+/g, ' ').trim();
}

function isUsable(control: HTMLElement): boolean {
  return (
    !control.matches(':disabled, [aria-disabled="true"], [aria-current="page"], [data-row]') &&
    control.closest('[inert], [hidden], [aria-hidden="true"]') === null
  );
}

/**
 * What can be done on the page below the palette: its buttons and tabs, and the links of its head, each once by name.
 * Choosing one presses it, so that the palette reaches every action without knowing the features (PLUS-26).
 */
export function actionsOfPage(page: Element): PaletteEntry[] {
  const found = new Map<string, PaletteEntry>();
  for (const control of page.querySelectorAll<HTMLElement>(controls)) {
    const label = nameOf(control);
    const isHead = control.closest('.ui-page-head') !== null;
    if (!label || found.has(label) || !isUsable(control) || (control.matches('a') && !isHead)) continue;
    found.set(label, {
      label,
      group: 'On this page',
      whenTyped: !isHead,
      run: () => {
        control.focus();
        control.click();
      },
    });
  }
  return [...found.values()];
}
