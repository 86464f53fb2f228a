import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useCallback } from 'react';
import { companyKey } from '../../../../shared/rules/company-name.ts';
import { hiddenCompany } from '../../../../shared/validation/hiding.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import type { LoadOptions } from '../../../ui/fields/use-async-options.ts';
import { companyChoices, hidesFromWords } from '../model/hiding-fields.ts';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';
import { companiesNamed, companyPeopleQuery } from '../queries/hiding.ts';

interface HiddenCompaniesProps {
  candidateId: number;
  label: string;
  value: readonly string[];
  /** Those from which the candidate hides already, whose people were counted when they were added. */
  stored: readonly string[];
  onChange: (companies: string[]) => void;
  error: string | undefined;
}

const optionOf = (name: string) => ({ value: name, label: name });

const creation = {
  refusalOf: (typed: string) => hiddenCompany.safeParse(typed).error?.issues[0]?.message,
  create: async (typed: string) => ({ option: optionOf(hiddenCompany.parse(typed)) }),
};

/** The companies to hide from: own employers and those of public jobs are completed, and each new one says whom it hides from. */
export function HiddenCompanies({ candidateId, label, value, stored, onChange, error }: HiddenCompaniesProps) {
  const { data: profile } = useQuery(candidateProfileQuery(candidateId));
  const employers = profile?.workExperiences;
  const load: LoadOptions<string> = useCallback(
    async (typed, signal) => {
      const own = (employers ?? []).map(({ company }) => company);
      const others = typed.length < 2 ? [] : await companiesNamed(typed, signal);
      return companyChoices(typed, own, others);
    },
    [employers],
  );
  const known = new Set(stored.map(companyKey));
  return (
    <div className="stack">
      <Combobox
        id="companies"
        label={label}
        required={false}
        help="By name, or by the domain of their mail, such as acme.com. Whoever acts for them never sees you, not even on jobs you have applied to."
        error={error}
        multiple
        minLength={0}
        load={load}
        emptyText="Type a company’s name or its mail domain"
        creation={creation}
        addsTyped
        value={value.map(optionOf)}
        onChange={(chosen) => onChange(chosen.map(({ value: name }) => name))}
      />
      {value
        .filter((company) => !known.has(companyKey(company)))
        .map((company) => (
          <PeopleOfCompany key={company} candidateId={candidateId} company={company} />
        ))}
    </div>
  );
}

/** From whom the candidate will hide by naming this company; a warning where that is nobody. */
function PeopleOfCompany({ candidateId, company }: { candidateId: number; company: string }) {
  const { data: people, error } = useQuery(companyPeopleQuery(candidateId, company));
  if (error) return <Notice>{failureMessage(error)}</Notice>;
  if (!people) return <Notice>{`Looking up who acts for ${company}…`}</Notice>;
  if (people.managers + people.recruiters > 0)
    return (
      <p className="row">
        <EyeOff size={16} aria-hidden /> <span role="status">{hidesFromWords(company, people)}</span>
      </p>
    );
  return (
    <Notice kind="warning">
      {`Nobody here acts for ${company} today. Check how it is spelled, or add the domain of its mail, such as acme.com. You can keep it: whoever comes to act for it will not see you.`}
    </Notice>
  );
}
