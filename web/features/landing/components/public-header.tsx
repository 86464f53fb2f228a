import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink, IconButton } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Brand } from './brand.tsx';
import './host-theme.css';
import './public-header.css';

const entries = [
  { label: 'About Us', to: `${paths.landing()}#about` },
  { label: 'Search jobs', to: paths.findJobs() },
  { label: 'Support', to: `${paths.landing()}#support` },
  { label: 'FAQ', to: `${paths.landing()}#faq` },
  { label: 'Contact information', to: `${paths.landing()}#contacts` },
];

/**
 * The header of public pages. Below 992 px its menu collapses behind a toggle, and choosing an entry collapses it again
 * (LAND-05 to LAND-10, LAND-21).
 */
export function PublicHeader() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div
      className="public-header"
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      role="presentation"
    >
      <Link to={paths.landing()} kind="plain" className="public-brand" onClick={close} aria-label="HireHub, home">
        <Brand />
      </Link>
      <nav id="public-menu" className="public-menu" aria-label="Main">
        {entries.map(({ label, to }) => (
          <Link key={to} to={to} kind="plain" onClick={close}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="public-entrance">
        <ButtonLink to={paths.logIn()}>Log in</ButtonLink>
        <ButtonLink to={paths.signUp()} kind="primary" state={{ isCandidate: true }}>
          Sign up
        </ButtonLink>
      </div>
      <IconButton
        className="public-toggle"
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls="public-menu"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
      </IconButton>
    </div>
  );
}
