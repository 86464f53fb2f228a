import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { PublicPage } from '../components/public-page.tsx';

/** `/privacy`: the policy effective since 2025-05-01 (LAND-46 to LAND-48). */
export function PrivacyPage() {
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
        This policy explains what {productName} knows about you, why, who else sees it, how long we keep it, and what
        you can do about it.
      </p>
      <h2>What we collect</h2>
      <ul>
        <li>
          What you tell us: name, email address, phone number, place, resume, skills, pay and work preferences, and
          whether you are authorized to work in a country or hold a clearance.
        </li>
        <li>
          What happens in the service: jobs you post, mark or apply to, steps of an application, notes, messages,
          meetings and points.
        </li>
        <li>
          What your browser sends: its IP address, its type, and the pages it requests. We use this to keep the service
          running and secure.
        </li>
      </ul>
      <p>Browsing jobs needs no account. Favourites you save without one are kept in your browser only.</p>
      <h2>Why we use it</h2>
      <ul>
        <li>
          To do what you signed up for: find jobs and people, put candidates forward, arrange interviews, award points.
        </li>
        <li>To notify you about what concerns you, in the service and by email.</li>
        <li>To read your resume and summarize it. Software does this; no hiring decision is automated.</li>
        <li>To prevent abuse and meet legal obligations.</li>
      </ul>
      <p>
        The legal bases for this are our contract with you, our legitimate interest in a secure service, legal
        obligations, and your consent where we ask for it. You can withdraw consent at any time.
      </p>
      <h2>Who sees it</h2>
      <p>
        You choose who finds you, when you sign up and at any time in your profile: all verified recruiters, only
        recruiters you confirm or whose jobs you apply to, or nobody. Recruiters are verified once they work with a
        manager whose company we have checked, or once we have checked them. Recruiters who are not verified see your
        first name, title, skills, city, years of work and pay, and whether you are on a job, without your surname,
        picture, employers, schools, contact details and resume.
      </p>
      <p>
        The recruiters and managers of the jobs you apply to or agree to be put forward for see your profile, contact
        details and resume, and so do the super managers who work with those managers. If all verified recruiters find
        you, super managers can read it as well. People who act for a company that you hide from see nothing of you.
        Your profile is never public. If all verified recruiters find you, other members who open your page see your
        first name, role and place. Managers see how many people have the skills of a job and what they ask, never who
        they are. Candidates see about how many recruiters and managers opened their profile in a month, never who they
        are.
      </p>
      <p>
        If a language model writes the summary of your profile, it receives your first name, role and place, counts of
        your activity here, and the titles and skills of the jobs. Companies that host and deliver the service for us
        process data on our behalf and under contract. Some job categories have a live chat, which another provider
        runs: it loads only on those categories’ pages and receives what you write there. We do not sell data, and we do
        not show advertising.
      </p>
      <h2>Where it is stored</h2>
      <p>
        Data is stored encrypted, in the region of the service you use, and travels encrypted. When it crosses a border,
        standard contractual clauses protect it.
      </p>
      <h2>How long it is kept</h2>
      <p>
        As long as you have an account. Notifications are deleted after the number of days you choose in your settings,
        and records of your browser’s requests after 90 days at most. Logs of the service itself hold numbers in place
        of names for up to 13 months; once your account is gone, they identify no one. You can download your data, and
        erase your account, in your profile at any time. When you leave, we delete your data as described under{' '}
        <Link to={paths.howToDelete()}>Delete Account & Data Removal</Link>.
      </p>
      <h2>Your rights</h2>
      <p>
        You can access, correct, transfer, restrict or delete your data, and object to its use. If you are in the
        European Union, the GDPR gives you these rights, and you can complain to your supervisory authority. We give
        them to everyone.
      </p>
      <h2>Children</h2>
      <p>
        The service is for working people. It is not available to children under 13, and we do not knowingly collect
        their data. If you believe that a child has an account, write to us and we will delete it.
      </p>
      <h2>Cookies</h2>
      <p>
        We set two cookies: one keeps you signed in, the other recognises a browser that you have signed in with, so
        that others who guess your password cannot lock you out. Your settings are kept in your browser. It also keeps
        the recruiters’ links that you followed today, so that each counts you once. There are no tracking cookies. A
        live chat, where a job category has one, may set its own.
      </p>
      <h2>Changes</h2>
      <p>We publish material changes on this page before they take effect. The date above shows the current version.</p>
      <h2>Contact</h2>
      <p>
        Questions and requests go to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </PublicPage>
  );
}
