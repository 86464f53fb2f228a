import { useAccount } from '../../../app/account.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DashboardLayout } from '../../../ui/layouts.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { nextSteps } from '../next-steps.ts';

/** `/dashboard`: the role's starting page (DASH-01). */
export function Component() {
  const { firstName, role } = useAccount();
  return (
    <DashboardLayout head={<PageHead title={`Welcome, ${firstName}`} lead="What do you want to do next?" />}>
      <PageTitle>Dashboard</PageTitle>
      {nextSteps[role].map((step, index) => (
        <Card key={step.title} title={step.title}>
          <div className="stack">
            <p className="soft">{step.text}</p>
            <div>
              <ButtonLink to={step.to} kind={index === 0 ? 'primary' : 'secondary'}>
                {step.action}
              </ButtonLink>
            </div>
          </div>
        </Card>
      ))}
    </DashboardLayout>
  );
}
