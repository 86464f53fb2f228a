import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { clearanceTypeLabels } from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import { countryById } from '../../../../shared/constants/countries.ts';
import type { EnteredCandidate } from '../../../../shared/model/imported-candidate.ts';
import type { City } from '../../../../shared/model/place.ts';
import { formatRate, formatSalary } from '../../../../shared/rules/money.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card, Facts, type Fact } from '../../../ui/layouts/card.tsx';
import { enteredQuery, useCorrectEntered } from '../queries/entered.ts';

// Most people read and accept; only who corrects something loads the form.
const CorrectForm = lazy(async () => ({ default: (await import('./correct-form.tsx')).CorrectForm }));

interface EnteredAboutYouProps {
  token: string;
  /** The sender's name, such as 'Olivia Brandt'. */
  sender: string;
  isDeclining?: boolean;
  /** Learns the name that was entered, and that it is corrected to. */
  onName?: (name: { firstName: string; lastName: string }) => void;
}

/**
 * What a recruiter entered about the invited person: what becomes their profile when they accept, which they may
 * correct first, and what declining erases. Nothing where nothing was entered.
 */
export function EnteredAboutYou({ token, sender, isDeclining = false, onName }: EnteredAboutYouProps) {
  const { data: entered } = useQuery(enteredQuery(token));
  const { firstName, lastName } = entered ?? {};
  useEffect(() => {
    if (firstName !== undefined && lastName !== undefined) onName?.({ firstName, lastName });
  }, [firstName, lastName, onName]);
  const { data: city = null } = useQuery(cityQuery(entered?.cityId ?? null));
  const correct = useCorrectEntered(token);
  const [isCorrecting, setCorrecting] = useState(false);
  if (!entered) return null;
  if (isCorrecting && !isDeclining)
    return (
      <Card title="Correct what was entered">
        <Suspense fallback={<SkeletonText lines={8} />}>
          <CorrectForm
            entered={entered}
            onChange={async (change) => {
              await correct.mutateAsync({ ...change, version: entered.version });
              setCorrecting(false);
            }}
            onCancel={() => setCorrecting(false)}
          />
        </Suspense>
      </Card>
    );
  return (
    <Card title={`What ${sender} entered about you`}>
      <div className="stack">
        <p className="soft">{isDeclining ? erasedWords(entered) : acceptedWords}</p>
        <Facts facts={factsOf(entered, city)} />
        {!isDeclining && (
          <div>
            <Button onClick={() => setCorrecting(true)}>Correct it</Button>
          </div>
        )}
      </div>
    </Card>
  );
}

const acceptedWords =
  'Only they see it. It becomes your profile when you create your account, where you can change all of it. If you decline, it is erased.';

const erasedWords = ({ hasResume }: EnteredCandidate): string =>
  `Declining erases all of it${hasResume ? ', with the resume from which it was read' : ''}. What stays is that your address was invited and declined.`;

/** What was entered, in words; what was not is left out. */
function factsOf(one: EnteredCandidate, city: City | null): Fact[] {
  const { employeeInfo: info, workExperiences, educations, certifications } = one;
  const facts: [string, string][] = [
    ['Name', fullName(one)],
    ['Phone', one.phone ? [one.phonePrefix, one.phone].filter(Boolean).join(' ') : ''],
    ['Birthday', one.birthday ?? ''],
    ['Place', city ? cityName(city) : (one.countryId && countryById(one.countryId)?.name) || ''],
    ['Skills', info.spheres.map(({ name }) => name).join(', ')],
    [
      'Work authorization',
      [...info.citizenship.map((key) => citizenshipLabel(key)), info.citizenshipDesc].filter(Boolean).join(', '),
    ],
    ['Clearance', info.clearanceType.map((key) => clearanceTypeLabels[key]).join(', ')],
    ['Hourly rate', formatRate({ from: info.rateFrom, to: info.rateTo, currency: info.rateCurrency }) ?? ''],
    ['Salary', formatSalary({ from: info.salaryFrom, to: info.salaryTo, currency: info.salaryCurrency }) ?? ''],
    ['Work experience', workExperiences.map(({ title, company }) => joined(' at ', title, company)).join('; ')],
    ['Education', educations.map(({ degree, school }) => joined(', ', degree, school)).join('; ')],
    ['Certifications', certifications.map(({ name }) => name).join('; ')],
    ['Resume', one.hasResume ? 'The file from which this was read' : ''],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const joined = (between: string, ...words: string[]): string => words.filter(Boolean).join(between);
