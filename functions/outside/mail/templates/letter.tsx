import type { ReactNode } from 'react';
import { productName, supportEmail } from '../../../../shared/constants/product.ts';

/** The one look of every mail: readable without images, in light and dark, in clients that know only tables. */
export function Letter({ title, preview, children }: { title: string; preview: string; children: ReactNode }) {
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
      <body className="paper" style={{ margin: 0, padding: '24px 12px', backgroundColor: '#f4f6f8' }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" className="card" width="100%" cellPadding={0} cellSpacing={0} style={card}>
                  <tbody>
                    <tr>
                      <td className="ink" style={{ padding: '32px 32px 8px', ...font, fontSize: 14, fontWeight: 600, color: '#0f766e' }}>{productName}</td>
                    </tr>
                    <tr>
                      <td className="ink" style={{ padding: '0 32px 32px', ...font, fontSize: 16, lineHeight: '24px', color: '#1c2430' }}>
                        <h1 style={{ fontSize: 20, lineHeight: '28px', margin: '8px 0 16px' }}>{title}</h1>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p className="quiet" style={{ ...font, fontSize: 12, lineHeight: '18px', color: '#5b6675', maxWidth: 520 }}>
                  You got this mail because of your account at {productName}. Questions: {supportEmail}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The one thing to do, with its address in plain text for those whose client shows no links. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <p style={{ margin: '24px 0' }}>
        <a href={href} style={{ backgroundColor: '#0f766e', borderRadius: 6, color: '#ffffff', display: 'inline-block', fontWeight: 600, padding: '12px 20px', textDecoration: 'none' }}>
          {children}
        </a>
      </p>
      <p className="quiet" style={{ fontSize: 13, lineHeight: '20px', color: '#5b6675', wordBreak: 'break-all' }}>Or open this address: {href}</p>
    </>
  );
}

/** Facts beside their names, as rows that stay readable on a phone. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <table role="presentation" className="facts" width="100%" cellPadding={0} cellSpacing={0} style={{ borderTop: '1px solid #dde3ea', margin: '16px 0 0' }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td className="quiet fact" width="34%" style={{ ...fact, color: '#5b6675' }}>{label}</td>
            <td className="ink fact" style={{ ...fact, color: '#1c2430' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const fact = { borderBottom: '1px solid #dde3ea', fontSize: 14, lineHeight: '20px', padding: '8px 12px 8px 0', verticalAlign: 'top' as const };
const font = { fontFamily: 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif' };
const card = { backgroundColor: '#ffffff', border: '1px solid #dde3ea', borderRadius: 10, maxWidth: 520, textAlign: 'left' as const };
const styles = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #12171d !important; }
  .card { background-color: #1a2129 !important; border-color: #2c3641 !important; }
  .ink, .ink h1, .ink p { color: #e6ebf0 !important; }
  .quiet { color: #9aa7b5 !important; }
  .facts, .fact { border-color: #2c3641 !important; }
}`;
