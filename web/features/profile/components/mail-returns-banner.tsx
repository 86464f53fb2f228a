import { supportEmail } from '../../../../shared/constants/product.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import '../../../common/frame/frame-banner.css';

/** Shown on every page while mail to the user's address comes back. */
export function MailReturnsBanner({ email }: { email: string }) {
  return (
    <div className="frame-banner">
      <Notice kind="warning">
        Mail to {email} comes back, so you get none from us, not even a new password. Once it works again, write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </Notice>
    </div>
  );
}
