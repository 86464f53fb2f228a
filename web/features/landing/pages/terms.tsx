import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { PublicPage } from '../components/public-page.tsx';

/** `/terms_and_conditions`, with its nine sections (LAND-38 to LAND-41). */
export function TermsPage() {
  return (
    <PublicPage
      title="Terms and Conditions"
      lead={`These terms govern the use of ${productName}. By using the service you accept them; if you do not accept them, please do not use it.`}
    >
      <h2>Cookies</h2>
      <p>
        We use one cookie to keep you signed in, one to recognise your browser when you sign in again, and your
        browser’s own storage for your settings. By using {productName} you agree to this. A live chat, where a job
        category has one, may set its own. What else we store, and why, is described in the{' '}
        <Link to={paths.privacy()}>privacy policy</Link>.
      </p>
      <h2>License</h2>
      <p>
        Unless stated otherwise, {productName} and its licensors own the rights to all material in the service. You may
        view and use it for your own hiring or job search, subject to these limits. You must not:
      </p>
      <ul>
        <li>publish material from {productName} elsewhere as your own,</li>
        <li>sell, rent or sublicense it,</li>
        <li>copy it by automated means beyond what a search engine does, or</li>
        <li>pass on personal data of others outside the job for which you received it.</li>
      </ul>
      <p>What you enter remains yours. You allow us to store and display it as needed to provide the service.</p>
      <h2>Hyperlinking to our content</h2>
      <p>
        Anyone may link to public job pages and to our home page, so long as the link is not deceptive, does not suggest
        an endorsement that does not exist, and fits the context of the linking page. Organizations that want a link or
        a partnership beyond that may write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> with their name,
        their contact details, the address of their site and the pages they wish to link to. Link requests get a
        response in 2-3 weeks.
      </p>
      <h2>iFrames</h2>
      <p>Without prior approval in writing, you may not frame our pages or otherwise change how they look.</p>
      <h2>Reservation of rights</h2>
      <p>
        We may ask that you remove all links or any one link to our service, and you agree to do so on request. We may
        change these terms and this linking policy at any time; by continuing to link you agree to the version in force.
      </p>
      <h2>Removal of links from our website</h2>
      <p>
        If you find a link on {productName} that offends for any reason, tell us. We will consider requests to remove
        links, but are not obliged to do so or to respond to each one.
      </p>
      <h2>Content liability</h2>
      <p>
        We are not responsible for what appears on sites that link to us, and you agree to defend us against claims that
        arise from yours. No link may appear on a site that may be read as libellous, obscene or criminal, or that
        infringes the rights of others. People who post a job or a profile are responsible for its content.
      </p>
      <h2>Disclaimer</h2>
      <p>
        To the extent that the law allows, we exclude warranties about the service and its use. Nothing here limits
        liability for death or injury, for fraud, or in any way that the law does not permit. {productName} brings
        people together; it is not a party to the employment that follows, and does not promise a hire.
      </p>
      <h2>Account deletion</h2>
      <p>
        You can have your account and its data deleted at any time. How, and by when, is described under{' '}
        <Link to={paths.howToDelete()}>Delete Account & Data Removal</Link>. We may close accounts that break these
        terms; we tell their owners why.
      </p>
      <h2>Contact</h2>
      <p>
        Support: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </PublicPage>
  );
}
