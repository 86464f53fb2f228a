import { Mail } from 'lucide-react';
import { supportEmail } from '../../../../shared/constants/product.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';

/** `/support`: the support contact, for every signed-in role (LAND-51, SHELL-44). */
export function SupportPage() {
  return (
    <FormLayout head={<PageHead title="Support" />}>
      <PageTitle>Support</PageTitle>
      <Card title="Write to us">
        <div className="stack">
          <p>
            Tell us what you wanted to do, what happened instead, and which job or person it was about. A link from the
            address bar helps. We reply on working days.
          </p>
          <div>
            <a className="ui-button" data-kind="primary" href={`mailto:${supportEmail}`}>
              <span className="ui-button-icon">
                <Mail aria-hidden />
              </span>
              {supportEmail}
            </a>
          </div>
        </div>
      </Card>
    </FormLayout>
  );
}
