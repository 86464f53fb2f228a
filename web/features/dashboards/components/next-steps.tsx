import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';
import { nextSteps, type NextStepsAudience } from '../model/next-steps.ts';
import './listing.css';

/** The first steps of a new user, shown instead of empty lists. Only steps with a page are listed. */
export function NextSteps({ of }: { of: NextStepsAudience }) {
  const { hasPage } = useNavigation();
  return (
    <div className="dashboard-steps">
      {nextSteps[of]
        .filter(({ to }) => hasPage?.(to) !== false)
        .map((step, index) => (
          <Card key={step.title} title={step.title}>
            <p className="soft">{step.text}</p>
            <ButtonLink to={step.to} kind={index === 0 ? 'primary' : 'secondary'}>
              {step.action}
            </ButtonLink>
          </Card>
        ))}
    </div>
  );
}
