import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Brand } from './brand.tsx';
import facebook from './networks/facebook.svg';
import instagram from './networks/instagram.svg';
import x from './networks/x.svg';
import youtube from './networks/youtube.svg';
import './public-footer.css';

// Placeholder links to the networks themselves (LAND-26).
const networks = [
  { name: 'Facebook', href: 'https://www.facebook.com/', mark: facebook },
  { name: 'X', href: 'https://x.com/', mark: x },
  { name: 'YouTube', href: 'https://www.youtube.com/', mark: youtube },
  { name: 'Instagram', href: 'https://www.instagram.com/', mark: instagram },
];

const year = new Date().getFullYear();

/** Home, contact, legal pages and the year (LAND-24 to LAND-27, LAND-38). */
export function PublicFooter() {
  return (
    <div className="public-footer">
      <div className="public-footer-brand">
        <Link to={paths.landing()} kind="plain" className="public-brand" aria-label="HireHub, home">
          <Brand />
        </Link>
        <p className="soft">Candidates, recruiters and hiring managers, on the same page.</p>
        <ul className="public-networks">
          {networks.map(({ name, href, mark }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
                <span className="public-network" style={{ maskImage: `url(${mark})` }} />
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
        <span className="soft">We reply on working days.</span>
      </div>
      <p className="public-copyright faint">
        © {year} {productName}. All rights reserved.
      </p>
    </div>
  );
}
