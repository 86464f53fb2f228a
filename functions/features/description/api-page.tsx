import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '../../../shared/constants/product.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import type { Features } from './describe-api.ts';

/** The contract as one quiet page: every operation with its roles and errors, by feature. */
export function apiPage(features: Features): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${productName} API`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{productName} API</h1>
          <p>
            Responses are <code>{'{data}'}</code>, lists <code>{'{data, meta: {total, page, perPage}}'}</code>, errors{' '}
            <code>{'{message, errors: [{key, message}]}'}</code>. The same contract as{' '}
            <a href="/api/openapi.json">OpenAPI 3.1</a>; live updates over <code>/ws</code> as{' '}
            <a href="/api/asyncapi.json">AsyncAPI 3.0</a>.
          </p>
          {Object.entries(features).map(([feature, routes]) => (
            <section key={feature} id={feature}>
              <h2>{feature}</h2>
              {Object.entries(routes).map(([name, route]) => (
                <Operation key={name} name={name} route={route} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>,
  )}`;
}

function Operation({ name, route }: { name: string; route: RouteDefinition }) {
  return (
    <article id={name}>
      <h3>
        <span className="method">{route.method}</span> <code>{route.path}</code>
      </h3>
      <p>{route.summary}</p>
      <p className="facts">
        {route.roles === 'anyone' ? 'No token needed' : `For ${route.roles.join(', ')}`}
        {route.errors.length > 0 && ` · may refuse with ${route.errors.join(', ')}`}
        {` · ${name}`}
      </p>
    </article>
  );
}

const styles = `
:root { color-scheme: light dark; --ink: #1c2430; --quiet: #5b6675; --paper: #f8f9fb; --line: #dde3ea; --accent: #0f766e }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --quiet: #9aa7b5; --paper: #12171d; --line: #2c3641; --accent: #5eead4 } }
body { background: var(--paper); color: var(--ink); font: 15px/1.6 system-ui, sans-serif; margin: 0 }
main { margin: 0 auto; max-width: 760px; padding: 32px 16px }
h2 { border-bottom: 1px solid var(--line); margin-top: 40px; padding-bottom: 4px; text-transform: capitalize }
h3 { font-size: 15px; margin: 24px 0 4px; overflow-wrap: anywhere }
p { margin: 4px 0 } .facts { color: var(--quiet); font-size: 13px } .method { color: var(--accent) } a { color: var(--accent) }
`;
