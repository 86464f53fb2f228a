import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { PublicPage } from '../components/public-page.tsx';

/** `/privacy`: the policy effective since 2025-05-01 (LAND-46 to LAND-48). */
export function Component() {
  return (
    <PublicPage
      title="Privacy Policy"
      lead={
        <>
          Effective <time dateTime="2025-05-01">May 1, 2025</time> (2025-05-01)
        </>
      }
    >
      <p>
        This policy says what {productName} knows about you, why, who else sees it, how long it is kept, and what you
        can do about it.
      </p>
      <h2>What we collect</h2>
      <ul>
        <li>
          What you tell us: name, email address, phone number, place, resume, skills, wishes about pay and work, and
          whether you may work in a country or hold a clearance.
        </li>
        <li>
          What happens in the service: jobs you post, mark or apply to, steps of an application, notes, messages,
          meetings and points.
        </li>
        <li>
          What your browser sends: its address, its kind, and the pages it asks for. We use this to keep the service
          running and safe.
        </li>
      </ul>
      <p>Browsing jobs needs no account. Jobs that you mark without one are kept in your browser only.</p>
      <h2>Why we use it</h2>
      <ul>
        <li>
          To do what you signed up for: find jobs and people, put candidates forward, arrange interviews, award points.
        </li>
        <li>To tell you what concerns you, in the service and by mail.</li>
        <li>To read your resume and draw up a summary of it. A program does this; no program decides about a hire.</li>
        <li>To prevent abuse, and to meet legal duties.</li>
      </ul>
      <p>
        The grounds are our contract with you, our legitimate interest in a safe service, legal duty, and your consent
        where we ask for it. You can withdraw consent at any time.
      </p>
      <h2>Who sees it</h2>
      <p>
        Your profile is seen by the recruiters and managers of the jobs you apply to or are proposed for, and by those
        who oversee them. It is never public. Other members who open your page see your name, picture, role and place,
        but neither your contact nor your links. Where a language model writes the summary of your profile, it is given
        your first name, role and place, counts of what you did here, and titles and skills of the jobs. Companies that
        host and deliver the service for us process data on our behalf and under contract. Some job categories have a
        live chat, which another provider runs: it loads on the pages of those categories only, and learns what you
        write there. We do not sell data, and we do not show advertising.
      </p>
      <h2>Where it is</h2>
      <p>
        Data is stored encrypted, in the region of the service you use, and travels encrypted. Where it crosses a
        border, standard contractual clauses protect it.
      </p>
      <h2>How long it is kept</h2>
      <p>
        As long as you have an account. Notifications go after the number of days you choose in your settings, and
        records of requests that your browser made after 90 days at most. Logs of the service itself hold numbers in
        place of names for up to 13 months; once your account is gone, they lead to nobody. You can download all of it,
        and erase your account, in your profile at any time. When you leave, we delete your data as described under{' '}
        <Link to={paths.howToDelete()}>Delete Account & Data Removal</Link>.
      </p>
      <h2>Your rights</h2>
      <p>
        You may see, correct, move, restrict or delete your data, and object to its use. If you are in the European
        Union, the GDPR gives you these rights, and you may complain to your supervisory authority. We give them to
        everyone.
      </p>
      <h2>Children</h2>
      <p>
        The service is for people who work. Children under 13 are not served, and we do not knowingly collect data from
        them. If you believe that a child has an account, write to us and we will delete it.
      </p>
      <h2>Cookies</h2>
      <p>
        We set one cookie, which keeps you signed in, and keep your settings in your browser. There are no tracking
        cookies. A live chat, where a job category has one, may set its own.
      </p>
      <h2>Changes</h2>
      <p>
        When this policy changes in substance, you are told in the service before it takes effect. The date above always
        names the version in force.
      </p>
      <h2>Contact</h2>
      <p>
        Questions and requests go to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </PublicPage>
  );
}
