import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { drawnPages, missingPage } from '../../shared/constants/drawn-pages.ts';
import { AppFrame } from './frames/app-frame.tsx';
import { framed } from './current-router.ts';
import { page } from './page-route.ts';
import { guestRoutes } from './routes/guest.ts';

// Without the guest's frame, whose menu needs a window.
const missing = page(missingPage, () => import('./pages/missing-page.tsx'), 'MissingPage');

/** The initial HTML of #root for each prerendered page, by path, including the title. */
export async function drawPages(): Promise<Record<string, string>> {
  const { query, dataRoutes } = createStaticHandler(framed([missing, ...guestRoutes]));
  const drawn: Record<string, string> = {};
  for (const path of [...drawnPages, missingPage]) {
    const context = await query(new Request(new URL(path, 'http://localhost')));
    if (context instanceof Response || context.statusCode !== 200) throw new Error(`${path} cannot be drawn.`);
    drawn[path] = renderToString(
      <AppFrame>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </AppFrame>,
    );
  }
  return drawn;
}
