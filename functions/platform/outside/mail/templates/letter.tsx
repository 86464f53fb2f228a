import type { ReactNode } from 'react';
import { productName } from '../../../../../shared/constants/product.ts';
import type { MailItem, MailSection, MailStop } from '../render-mail.ts';
import { closing } from '../render-mail.ts';
import { button, card, fact, font, line, paper, quiet, styles, teal } from './letter-style.ts';

/** Mail clients also show what follows the preheader, unless it is long enough. */
const preheaderFiller = '\u00a0\u200c'.repeat(80);

/** The common layout of every mail: readable without images, in light and dark, in clients that support only tables. */
export function Letter({
  title,
  preheader,
  stop,
  children,
}: {
  title: string;
  preheader: string;
  stop?: MailStop | undefined;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body className="paper" style={paper}>
        <div
          aria-hidden="true"
          style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}
        >{`${preheader}${preheaderFiller}`}</div>
        <main>
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              <tr>
                <td align="center">
                  <table role="presentation" className="card" width="100%" cellPadding={0} cellSpacing={0} style={card}>
                    <tbody>
                      <tr>
                        <td
                          className="pad brand"
                          style={{
                            padding: '28px 32px 0',
                            ...font,
                            fontSize: 14,
                            lineHeight: '20px',
                            fontWeight: 700,
                            color: teal,
                          }}
                        >
                          {productName}
                        </td>
                      </tr>
                      <tr>
                        <td
                          className="pad ink"
                          style={{
                            padding: '0 32px 32px',
                            ...font,
                            fontSize: 16,
                            lineHeight: '24px',
                            color: '#18202a',
                            overflowWrap: 'anywhere',
                          }}
                        >
                          <h1 style={{ fontSize: 20, lineHeight: '28px', fontWeight: 650, margin: '12px 0 16px' }}>
                            {title}
                          </h1>
                          {children}
                        </td>
                      </tr>
                    </tbody>
                  </table>
                  <div style={{ maxWidth: 560, padding: '16px 8px 0', textAlign: 'center' }}>
                    {stop && (
                      <p className="quiet" style={{ ...quiet, ...font, margin: '0 0 8px' }}>
                        {stop.reason}{' '}
                        <a className="quiet" href={stop.href} style={quietLink}>
                          {stop.label}
                        </a>
                      </p>
                    )}
                    <p className="quiet" style={{ ...quiet, ...font, margin: 0 }}>
                      {closing}
                    </p>
                  </div>
                </td>
              </tr>
            </tbody>
          </table>
        </main>
      </body>
    </html>
  );
}

/** The one thing to do, with its address as plain text for clients that show no links. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <p style={{ margin: '24px 0 16px' }}>
        <a className="button" href={href} style={button}>
          {children}
        </a>
      </p>
      <p className="quiet" style={{ ...quiet, wordBreak: 'break-all', margin: 0 }}>
        Or open this address: {href}
      </p>
    </>
  );
}

/** The opposite of the one thing to do, as a quiet link. */
export function OtherAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="quiet" style={{ ...quiet, margin: '16px 0 0' }}>
      <a className="quiet" href={href} style={quietLink}>
        {children}
      </a>
    </p>
  );
}

/** Facts beside their names, as rows that stay readable on a phone. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <table
      role="presentation"
      className="line"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderTop: line, margin: '16px 0 0' }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td className="quiet line" width="34%" style={{ ...fact, color: '#4c5563' }}>
              {label}
            </td>
            <td className="ink line" style={{ ...fact, color: '#18202a' }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Several pieces of news, each a link. */
export function Items({ items }: { items: MailItem[] }) {
  return (
    <table
      role="presentation"
      className="line"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderTop: line, margin: '16px 0 0' }}
    >
      <tbody>
        {items.map(({ text, note, href }, place) => (
          <tr key={place}>
            <td className="line" style={{ borderBottom: line, fontSize: 15, lineHeight: '22px', padding: '10px 0' }}>
              <a
                className="link"
                href={href}
                style={{ color: teal, fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 3 }}
              >
                {text}
              </a>
              {note && (
                <div className="quiet" style={quiet}>
                  {note}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Several pieces of news under a heading, with what leads to more of them and what stops them. */
export function Section({ section: { title, items, more, stop } }: { section: MailSection }) {
  return (
    <>
      <h2 style={{ fontSize: 16, lineHeight: '24px', fontWeight: 650, margin: '24px 0 0' }}>{title}</h2>
      <Items items={items} />
      <p className="quiet" style={{ ...quiet, margin: '8px 0 0' }}>
        <a className="quiet" href={more.href} style={quietLink}>
          {more.label}
        </a>
        {' · '}
        <a className="quiet" href={stop.href} style={quietLink}>
          {stop.label}
        </a>
      </p>
    </>
  );
}

const quietLink = { color: '#4c5563', textDecoration: 'underline' };
