import '@github/markdown-toolbar-element';
import { Bold, Heading, Italic, Link, List, ListOrdered } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../buttons/button.tsx';
import { TextArea, type TextAreaProps } from './text-input.tsx';
import './markdown-area.css';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- JSX is declared in one
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': HTMLAttributes<HTMLElement> & { for: string };
    }
  }
}

// By the names that the toolbar gives them.
const styles = [
  ['header-2', 'Heading', Heading],
  ['bold', 'Bold', Bold],
  ['italic', 'Italic', Italic],
  ['unordered-list', 'List', List],
  ['ordered-list', 'Numbered list', ListOrdered],
  ['link', 'Link', Link],
] as const;

interface MarkdownAreaProps extends Omit<TextAreaProps, 'aside' | 'ref'> {
  id: string;
  /** A further button beside the toolbar. */
  action?: ReactNode;
}

/** A text in Markdown with buttons that write it: on what is selected, or where the caret is; each can be undone. */
export function MarkdownArea({ action, id, ...rest }: MarkdownAreaProps) {
  return (
    <TextArea
      {...rest}
      id={id}
      aside={
        <span className="ui-markdown-tools">
          <markdown-toolbar for={id} role="toolbar" aria-label="Format">
            {styles.map(([style, label, Icon]) => (
              <IconButton key={style} label={label} size="small" data-md-button={style}>
                <Icon aria-hidden />
              </IconButton>
            ))}
          </markdown-toolbar>
          {action}
        </span>
      }
    />
  );
}
