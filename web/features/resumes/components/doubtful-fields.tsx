import { importLabels, type ImportFields } from '../model/import-fields.ts';
import type { Evidence } from '../model/evidence.ts';
import { isDoubtful } from '../../../../shared/rules/resume-look.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { labelInEntry } from './entry-list.tsx';

/** The fields whose values are doubtful, before all others: pressing one leads to it. Nothing where all are sure. */
export function DoubtfulFields({ evidence }: { evidence: ReadonlyMap<string, Evidence> }) {
  const doubtful = [...evidence].flatMap(([name, one]) => {
    const label = isDoubtful(one) && labelOf(name);
    return label ? [{ name, label }] : [];
  });
  if (doubtful.length === 0) return null;
  return (
    <nav className="resume-doubtful" aria-label="To check first">
      <span className="soft">Check first</span>
      {doubtful.map(({ name, label }) => (
        <Button key={name} size="small" onClick={() => document.getElementById(name)?.focus()}>
          {label}
        </Button>
      ))}
    </nav>
  );
}

function labelOf(name: string): string | undefined {
  const [section = '', at, field] = name.split('.');
  if (field === undefined) return name in importLabels ? importLabels[name as keyof ImportFields] : undefined;
  const label = labelInEntry(section, field);
  return label && `${importLabels[section as keyof ImportFields]} ${Number(at) + 1}: ${label}`;
}
