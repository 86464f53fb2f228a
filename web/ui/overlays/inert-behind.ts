import { useEffect } from 'react';

const mark = 'behindMenu';

function follow(element: HTMLElement): void {
  const isHidden = element.dataset.ariaHidden === 'true';
  if (isHidden && !element.hasAttribute('inert')) {
    element.toggleAttribute('inert', true);
    element.dataset[mark] = '';
  } else if (!isHidden && mark in element.dataset) {
    element.toggleAttribute('inert', false);
    delete element.dataset[mark];
  }
}

/**
 * Makes inert what an open menu of the component kit hides from assistive technology: the kit leaves it focusable, and
 * what is hidden may not take the focus (WCAG 4.1.2). What is inert for another reason stays as it is.
 */
export function useInertBehindMenu(): void {
  useEffect(() => {
    const watching = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof HTMLElement) follow(target);
    });
    watching.observe(document.body, { attributes: true, attributeFilter: ['data-aria-hidden'], subtree: true });
    return () => {
      watching.disconnect();
      for (const element of document.querySelectorAll<HTMLElement>('[data-behind-menu]')) {
        element.toggleAttribute('inert', false);
        delete element.dataset[mark];
      }
    };
  }, []);
}
