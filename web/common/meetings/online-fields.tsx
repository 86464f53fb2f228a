import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';

interface OnlineFieldsProps {
  isOnline: boolean;
  joinLink: string;
  error: string | undefined;
  what: 'call' | 'interview';
  onChange: (change: { isOnline: boolean } | { joinLink: string }) => void;
}

/** Whether a meeting is online, and where it is joined. */
export function OnlineFields({ isOnline, joinLink, error, what, onChange }: OnlineFieldsProps) {
  return (
    <>
      <Checkbox
        label="Meet online"
        help={`The ${what} gets a room here with agenda and notes. The room has no sound or picture: give a link to talk.`}
        checked={isOnline}
        onChange={({ target }) => onChange({ isOnline: target.checked })}
      />
      {isOnline && (
        <TextInput
          label="Link to join"
          required={false}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          value={joinLink}
          error={error}
          help={
            joinLink.trim()
              ? `Zoom, Meet, Teams or any other: it is in the invitation and its email, and where you both open the ${what}.`
              : 'Without a link nobody can hear you here: write in the comment how you will talk, or phone.'
          }
          onChange={({ target }) => onChange({ joinLink: target.value })}
        />
      )}
    </>
  );
}
