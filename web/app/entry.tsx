import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readSession } from '../api/session.ts';
import { keepComposedKeys } from '../ui/fields/composed-keys.ts';
import { keepDoublePresses } from '../ui/overlays/double-press.ts';
import { noteControls } from '../ui/overlays/used-controls.ts';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { App } from './app.tsx';
import { loadRoutesOf } from './loaded-routes.ts';
import { guestRoutes } from './routes/guest.ts';
import { leaveServedPage } from './served-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
leaveServedPage(root);
noteControls();
keepComposedKeys(globalThis.window);
keepDoublePresses(globalThis.window);
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
const { pathname } = globalThis.location;
const isGuest = readSession().isAuthorized === false;

function begin(container: HTMLElement): void {
  // In slices, so that scrolling and clicks are not delayed.
  startTransition(() => {
    if (isGuest && container.dataset.page === pathname) {
      hydrateRoot(container, app);
      return;
    }
    // Until here the drawn page was kept from a signed-in user; what replaces it is for them.
    delete container.dataset.page;
    createRoot(container).render(app);
  });
}

// Not awaited: pages import this chunk's modules and would wait for it in turn. The router reports a page whose code
// does not load.
void (isGuest ? loadRoutesOf(guestRoutes, pathname).catch(() => undefined) : Promise.resolve()).then(() => begin(root));
