import '@github/markdown-toolbar-element';
import { useEffect, useState, type ComponentType, type HTMLAttributes, type ReactNode } from 'react';
import { Button, IconButton } from '../buttons/button.tsx';
import { Field, type FieldLook } from './field.tsx';
import type { RichTextProps } from './rich-text.tsx';
import { textStyles } from './text-styles.ts';
import { TextArea } from './text-input.tsx';
import './markdown-area.css';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- JSX is declared in one
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': HTMLAttributes<HTMLElement> & { for: string };
    }
  }
}

interface MarkdownAreaProps extends Omit<FieldLook, 'label' | 'hideLabel'>, Omit<RichTextProps, 'ties'> {
  id: string;
  /** A further button beside the toolbar. */
  action?: ReactNode;
}

// Elsewhere, and until the editor has loaded, the text is written as Markdown.
const canShowText = () => 'isContentEditable' in HTMLElement.prototype;

/** The editor once it has loaded, and nobody is writing in the plain field that it replaces. */
function useRichText(id: string) {
  const [RichText, setRichText] = useState<ComponentType<RichTextProps>>();
  const load = () => {
    if (!canShowText() || document.activeElement?.id === id) return;
    // Who cannot load it keeps the plain field.
    import('./rich-text.tsx').then(
      (loaded) => document.activeElement?.id !== id && setRichText(() => loaded.RichText),
      () => {},
    );
  };
  useEffect(load, [id]);
  return { RichText, load };
}

/**
 * A text in Markdown, written as it will look or, on request and where a browser cannot show it so, as Markdown. Buttons
 * style what is selected, or where the caret is; each can be undone.
 */
export function MarkdownArea({ action, id, onChange, onBlur, ...rest }: MarkdownAreaProps) {
  const { RichText, load } = useRichText(id);
  const [isPlain, setPlain] = useState(false);
  const tools = (
    <>
      {RichText && (
        <Button size="small" kind="quiet" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
          Markdown
        </Button>
      )}
      {action}
    </>
  );
  if (RichText && !isPlain) {
    const { value, label, ...look } = rest;
    return (
      <Field id={id} label={label} {...look} aside={<span className="ui-markdown-tools">{tools}</span>}>
        {(ties) => <RichText {...{ label, ties, value, onChange, onBlur }} />}
      </Field>
    );
  }
  return (
    <TextArea
      {...rest}
      id={id}
      style={{ minBlockSize: 220 }}
      help={rest.help ?? 'Markdown: # for a heading, - for a list, **bold**. The buttons above write it.'}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        onBlur?.();
        load();
      }}
      aside={
        <span className="ui-markdown-tools">
          <markdown-toolbar for={id} role="toolbar" aria-label="Format">
            {textStyles.map(([style, label, Icon]) => (
              <IconButton key={style} label={label} size="small" data-md-button={style}>
                <Icon aria-hidden />
              </IconButton>
            ))}
          </markdown-toolbar>
          {tools}
        </span>
      }
    />
  );
}
