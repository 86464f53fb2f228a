import type { ReactNode } from 'react';
import { productName } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import './auth-layout.css';

interface AuthLayoutProps {
  title: string;
  /** The document title if `title` is a sentence. */
  name?: string;
  lead?: ReactNode;
  /** Shown next to the form on wide screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A page with a single form: log in, sign up, passwords, invitations. */
export function AuthLayout({ title, name, lead, aside, children }: AuthLayoutProps) {
  return (
    <div className="auth" data-aside={aside ? true : undefined}>
      <PageTitle>{name ?? title}</PageTitle>
      <header className="auth-top">
        <Link to={paths.landing()} kind="plain" className="auth-logo" aria-label={`${productName} home`}>
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <use href="/mark.svg#mark" />
          </svg>
          <span>{productName}</span>
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="auth-main">
        <div className="auth-card">
          <h1>{title}</h1>
          {lead && <p className="auth-lead">{lead}</p>}
          {children}
        </div>
      </main>
      {aside && <aside className="auth-aside">{aside}</aside>}
    </div>
  );
}
