import { longestMessage } from '../../../../shared/constants/chat.ts';
import { templateFields, unknownFieldWords } from '../../../../shared/rules/message-template.ts';
import { wordsWithFields } from '../../../../shared/validation/message-template.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import './message-many.css';

interface MessageWordsProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Why the text was refused. */
  error?: string | undefined;
}

/** Why a text with fields cannot be used; undefined where it can. */
export function wordsProblem(text: string): string | undefined {
  return wordsWithFields.safeParse(text).error?.issues[0]?.message;
}

/** The field for a text whose fields are filled in for each person, with the fields to insert. */
export function MessageWords({ label, value, onChange, error }: MessageWordsProps) {
  return (
    <div className="message-words">
      <TextArea
        label={label}
        help="What is in braces is filled in for each person."
        error={error ?? unknownFieldWords(value) ?? undefined}
        rows={7}
        maxLength={longestMessage}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="cluster" role="group" aria-label="Fields to insert">
        {templateFields.map((field) => (
          <Button
            key={field}
            size="small"
            onClick={() => onChange(`${value}${value && !/\s$/.test(value) ? ' ' : ''}{${field}}`)}
          >
            {field}
          </Button>
        ))}
      </div>
    </div>
  );
}
