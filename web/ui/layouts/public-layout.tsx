import type { ReactNode } from 'react';
import './public-layout.css';

interface PublicLayoutProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Public page: sticky header of 72 px (64 px on mobile), large type, footer. */
export function PublicLayout({ header, footer, children }: PublicLayoutProps) {
  return (
    <div className="ui-public">
      <a className="ui-skip" href="#main">
        Skip to content
      </a>
      <header className="ui-public-header">{header}</header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="ui-public-footer">{footer}</footer>
    </div>
  );
}

/** A full-width section of a public page whose content keeps the common width. */
export function PublicSection({ id, tone, children }: { id?: string; tone?: 'plain' | 'tinted'; children: ReactNode }) {
  return (
    <section id={id} className="ui-public-section" data-tone={tone}>
      <div className="ui-public-measure">{children}</div>
    </section>
  );
}

/** The text column of terms and policies. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="ui-prose">{children}</div>;
}
