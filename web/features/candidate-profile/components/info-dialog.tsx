import type { EmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { currentTime } from '../model/current-time.ts';
import { formRules } from '../model/form-rules.ts';
import {
  fieldsOfPart,
  infoBody,
  infoControlOf,
  infoFields,
  infoLabels,
  sentInfo,
  type InfoFields,
  type InfoPart,
} from '../model/info-fields.ts';
import { softSkillLabels } from '../../../../shared/constants/candidate-profile.ts';
import { clearanceTypeLabels } from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import { formatRate, formatSalary } from '../../../../shared/rules/money.ts';
import { useSaveInfo } from '../queries/candidate-profile.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { languageWords } from '../model/profile-words.ts';
import { MoreInputs } from './more-inputs.tsx';
import { AuthorizationInputs, SkillInputs, WishInputs } from './info-inputs.tsx';

const titles: Record<InfoPart, string> = {
  skills: 'Skills',
  wishes: 'Pay and place',
  authorization: 'Authorization and experience',
  more: 'Languages and links',
};
const inputs = { skills: SkillInputs, wishes: WishInputs, authorization: AuthorizationInputs, more: MoreInputs };

interface InfoDialogProps {
  candidateId: number;
  info: EmployeeInfo;
  part: InfoPart;
  onClose: () => void;
}

/** Changes one part of employee info; the other parts are sent as they are stored (CAND-16 to CAND-21, CAND-72). */
export function InfoDialog({ candidateId, info, part, onClose }: InfoDialogProps) {
  const save = useSaveInfo(candidateId);
  const fields = infoFields(info, currentTime());
  const Inputs = inputs[part];
  return (
    <EntryDialog<InfoFields>
      title={titles[part]}
      keptAs={`info.${candidateId}.${part}`}
      action={`Save ${titles[part].toLowerCase()}`}
      start={fields}
      stored={{ version: info.version, fields }}
      labels={infoLabels}
      shows={fieldsOfPart[part]}
      rules={{
        schema: formRules.employeeInfo,
        bodyOf: (entered) => infoBody(entered, info, currentTime()),
        controlOf: infoControlOf,
      }}
      show={showField}
      save={(entered, version) =>
        save.mutateAsync({
          ...sentInfo(infoBody(entered, info, currentTime())),
          ...(version !== undefined && { version }),
        })
      }
      onClose={onClose}
    >
      {(form) => <Inputs form={form} />}
    </EntryDialog>
  );
}

const words: { [N in keyof InfoFields]: (value: InfoFields[N]) => string } = {
  skills: (skills) => skills.map(({ label }) => label).join(', '),
  softSkills: (skills) => skills.map((skill) => softSkillLabels[skill]).join(', '),
  hourly: (span) => formatRate(span) ?? '',
  salary: (span) => formatSalary(span) ?? '',
  city: (city) => city?.label ?? '',
  relocation: (is) => (is ? 'yes' : 'no'),
  citizenship: (kinds) => kinds.map((kind) => citizenshipLabel(kind)).join(', '),
  citizenshipDesc: (text) => text,
  clearanceType: (levels) => levels.map((level) => clearanceTypeLabels[level]).join(', '),
  years: (years) => (years === null ? '' : String(years)),
  languages: (all) => all.map(languageWords).join(', '),
  links: (all) => all.map(({ url }) => url).join(', '),
};

function showField(field: keyof InfoFields, value: InfoFields[keyof InfoFields]): string {
  return (words[field] as (value: unknown) => string)(value);
}
