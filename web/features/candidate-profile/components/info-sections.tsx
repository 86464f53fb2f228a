import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { softSkillLabels } from '../../../../shared/constants/candidate-profile.ts';
import type { EmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { cityInFull } from '../../../../shared/rules/city-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { Chip } from '../../../ui/text/state-pill.tsx';
import { currentTime } from '../model/current-time.ts';
import type { InfoPart } from '../model/info-fields.ts';
import { infoWords, languageWords } from '../model/profile-words.ts';
import './profile.css';

interface InfoSectionsProps {
  info: EmployeeInfo;
  /** Opens a part for editing; undefined for those who may only read. */
  onEdit: ((part: InfoPart) => void) | undefined;
  /** Leaves out what is not shown to who may not know the candidate. */
  isAnonymous?: boolean;
}

/** Employee info in words: skills, wishes, authorization (CAND-16 to CAND-21). */
export function InfoSections({ info, onEdit, isAnonymous = false }: InfoSectionsProps) {
  const words = infoWords(info, currentTime());
  const edit = (part: InfoPart, what: string) =>
    onEdit && (
      <Button size="small" icon={<Pencil aria-hidden />} onClick={() => onEdit(part)} aria-label={`Edit ${what}`}>
        Edit
      </Button>
    );
  return (
    <>
      <Card title="Skills" aside={edit('skills', 'skills')}>
        <div className="stack">
          <Chips label="Skills" words={info.spheres.map(({ name }) => name)} empty="No skills yet." />
          {info.softSkills.length > 0 && (
            <Chips label="Soft skills" words={info.softSkills.map((skill) => softSkillLabels[skill])} />
          )}
        </div>
      </Card>
      <Card title="Pay and place" aside={edit('wishes', 'pay and place')}>
        <Facts
          facts={[
            { label: 'Hourly rate', value: words.hourly },
            { label: 'Salary', value: words.salary },
            { label: 'City', value: info.city && cityInFull(info.city) },
            ...(isAnonymous ? [] : [{ label: 'Relocation', value: words.relocation }]),
          ].map((fact) => ({ ...fact, value: fact.value || null }))}
        />
      </Card>
      {!isAnonymous && <LanguagesAndLinks info={info} aside={edit('more', 'languages and links')} />}
      <Card
        title={isAnonymous ? 'Experience' : 'Authorization and experience'}
        aside={edit('authorization', 'authorization and experience')}
      >
        <Facts
          facts={[
            ...(isAnonymous
              ? []
              : [
                  { label: 'Work authorization', value: words.authorization },
                  { label: 'Clearance', value: words.clearance },
                ]),
            { label: 'Years of work', value: words.years },
          ]}
        />
      </Card>
    </>
  );
}

function LanguagesAndLinks({ info: { languages = [], links = [] }, aside }: { info: EmployeeInfo; aside: ReactNode }) {
  return (
    <Card title="Languages and links" aside={aside}>
      <div className="stack">
        <Chips label="Languages" words={languages.map(languageWords)} empty="No languages yet." />
        {links.length > 0 && (
          <ul className="profile-links" aria-label="Portfolio links">
            {links.map(({ title, url }) => (
              <li key={url}>
                <Link to={url} target="_blank" rel="noopener noreferrer nofollow">
                  {title || url.replace(/^https:\/\//i, '')}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Chips({ label, words, empty }: { label: string; words: readonly string[]; empty?: ReactNode }) {
  if (words.length === 0) return <p className="faint">{empty}</p>;
  return (
    <ul className="profile-chips" aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <Chip>{word}</Chip>
        </li>
      ))}
    </ul>
  );
}
