import { Card } from '../../../ui/layouts/card.tsx';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { ErasePanel } from './erase-panel.tsx';
import { ExportPanel } from './export-panel.tsx';

/** The rights in the privacy policy as self-service: a copy of all data, and deleting the account. */
export function YourDataSection() {
  return (
    <Card title="Your data">
      <div className="stack">
        <FormGroup
          title="A copy of your data"
          level="h3"
          lead="A ZIP archive of everything we keep about you, with your files and a page that explains it. It is ready within minutes."
        >
          <ExportPanel />
        </FormGroup>
        <FormGroup
          title="Erase your account"
          level="h3"
          lead="Your account and your data are deleted after a grace period in which you can change your mind."
        >
          <ErasePanel />
        </FormGroup>
      </div>
    </Card>
  );
}
