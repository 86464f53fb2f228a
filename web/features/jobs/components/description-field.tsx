import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { MarkdownText } from '../../../ui/text/markdown.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import './job-form.css';

interface DescriptionFieldProps {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  /** A further button beside the preview's. */
  action?: ReactNode;
}

/** The job's description in Markdown, with a preview. */
export function DescriptionField({ value, onChange, onBlur, error, action }: DescriptionFieldProps) {
  const [isPreview, setPreview] = useState(false);
  // Writing and preview have a button each, so the pressed one disappears; the other one is focused in its place.
  const isPressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPressed.current) button.current?.focus();
    isPressed.current = false;
  });
  const toggle = (
    <Button
      ref={button}
      size="small"
      kind="quiet"
      className="job-form-preview-toggle"
      aria-pressed={isPreview}
      disabledReason={!isPreview && value.trim() === '' && 'Write something first'}
      onClick={() => {
        isPressed.current = true;
        setPreview(!isPreview);
      }}
    >
      {isPreview ? 'Back to writing' : 'Preview'}
    </Button>
  );
  if (isPreview) {
    return (
      <div className="ui-field">
        <div className="ui-field-top">
          <span className="ui-field-label">Description</span>
          {toggle}
        </div>
        <div className="job-form-preview" role="region" aria-label="Preview of the description">
          <MarkdownText>{value}</MarkdownText>
        </div>
      </div>
    );
  }
  return (
    <TextArea
      id="description"
      label="Description"
      required
      style={{ minBlockSize: 220 }}
      aside={
        <span className="job-form-description-actions">
          {action}
          {toggle}
        </span>
      }
      help="Markdown: # for a heading, - for a list, **bold**."
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      error={error}
    />
  );
}
