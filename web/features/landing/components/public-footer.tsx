import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Brand } from './brand.tsx';
import './public-footer.css';

// Placeholder links to the networks themselves (LAND-26); the shapes are drawn on 24 by 24.
const networks = [
  { name: 'Facebook', href: 'https://www.facebook.com/', shape: 'M14 8.5h2.6V5H14c-2.5 0-4 1.6-4 4v2H7.6v3.4H10V21h3.5v-6.6h2.7l.5-3.4h-3.2V9.4c0-.6.2-.9.5-.9z' },
  { name: 'X', href: 'https://x.com/', shape: 'M4 4l6.2 8.6L4.3 20h2.2l4.8-5.9L15.5 20H20l-6.5-9 5.6-7h-2.2l-4.4 5.5L8.5 4zM7.1 5.6h.8l9 12.8h-.8z' },
  { name: 'YouTube', href: 'https://www.youtube.com/', shape: 'M21 8.2c-.2-1.5-1-2.2-2.3-2.3C16.8 5.7 14.4 5.6 12 5.6s-4.8.1-6.7.3C4 6 3.2 6.7 3 8.2a26 26 0 0 0 0 7.6c.2 1.5 1 2.2 2.3 2.3 1.9.2 4.3.3 6.7.3s4.8-.1 6.7-.3c1.3-.1 2.1-.8 2.3-2.3a26 26 0 0 0 0-7.6zM10.2 15V9l5 3z' },
  { name: 'Instagram', href: 'https://www.instagram.com/', shape: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zm0 1.8A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.7h8a2.7 2.7 0 0 0 2.7-2.7V8A2.7 2.7 0 0 0 16 5.3zm4 2.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 1.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM16.5 6.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z' },
];

const year = new Date().getFullYear();

/** Home, the ways to reach us, the legal pages and the year (LAND-24 to LAND-27, LAND-38). */
export function PublicFooter() {
  return (
    <div className="public-footer">
      <div className="public-footer-brand">
        <Link to={paths.landing()} kind="plain" className="public-brand" aria-label="HireHub, home">
          <Brand />
        </Link>
        <p className="soft">Candidates, recruiters and hiring managers, on the same page.</p>
        <ul className="public-networks">
          {networks.map(({ name, href, shape }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
                <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
                  <path d={shape} />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label="Product">
        <h2>Product</h2>
        <Link to={paths.findJobs()} kind="quiet">
          Search jobs
        </Link>
        <Link to={paths.about()} kind="quiet">
          About
        </Link>
        <Link to={paths.logIn()} kind="quiet">
          Log in
        </Link>
      </nav>
      <nav aria-label="Legal">
        <h2>Legal</h2>
        <Link to={paths.terms()} kind="quiet" target="_blank">
          Terms and conditions
        </Link>
        <Link to={paths.privacy()} kind="quiet">
          Privacy policy
        </Link>
        <Link to={paths.howToDelete()} kind="quiet">
          Delete account
        </Link>
      </nav>
      <div id="contacts" className="public-contacts">
        <h2>Contact information</h2>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        <span className="soft">We answer on working days.</span>
      </div>
      <p className="public-copyright faint">
        © {year} {productName}. All rights reserved.
      </p>
    </div>
  );
}
