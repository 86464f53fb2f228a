import { supportEmail } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { PublicPage } from '../components/public-page.tsx';

const request = `mailto:${supportEmail}?subject=${encodeURIComponent('Delete my account')}`;

/** `/account/how-to-delete`: how an account and its data are deleted (LAND-42 to LAND-45). */
export function HowToDeletePage() {
  return (
    <PublicPage
      title="Delete Account & Data Removal"
      lead="You can leave at any time. This page explains how, what is deleted, and by when."
    >
      <h2>Do it yourself</h2>
      <p>
        Sign in and open <Link to={paths.profile('privacy')}>your profile</Link>. Under “Your data” you can download
        everything we keep about you, and erase your account. We ask for your password and wait 14 days in case you
        change your mind. During that time, a banner on every page shows the date and lets you cancel.
      </p>
      <h2>How to ask us</h2>
      <p>
        Requests are processed by email. Write to <a href={request}>{supportEmail}</a> from the address of your account,
        with the subject “Delete my account”. If you no longer have access to that address, tell us, and we will confirm
        in another way that the account is yours.
      </p>
      <h2>What happens then</h2>
      <ol>
        <li>We confirm your request by email.</li>
        <li>
          After 14 days in which you can cancel, your account is closed: you are signed out everywhere, your open
          applications are withdrawn, and your open jobs are closed. We send you a final email.
        </li>
        <li>Your data is then deleted, which takes hours. Deletion is typically complete within 30 days.</li>
      </ol>
      <h2>What is removed</h2>
      <ul>
        <li>Your name, contact details, picture, resume and settings.</li>
        <li>Your applications, favourites, messages, notifications and calendar entries.</li>
        <li>Points that have not been redeemed. Redeem them first if you want them; they cannot be restored.</li>
      </ul>
      <h2>What is kept temporarily</h2>
      <p>
        Some records must be kept by law, such as those of paid rewards and of hires. They contain amounts and dates
        without your name, are used for nothing else, and legally required retained records are removed within 90 days.
        Backups, and copies of what happened that we keep to repair the service, end by their age within the same 90
        days. What others wrote about you goes with you; what you wrote about others does too. Steps of an application
        stay with the job, attributed to “a former candidate”.
      </p>
      <h2>If you want to delete less</h2>
      <p>
        You can also download a copy of your data and keep your account, under “Your data” in your profile, or ask us to
        correct or delete part of it. The <Link to={paths.privacy()}>privacy policy</Link> lists your rights.
      </p>
    </PublicPage>
  );
}
