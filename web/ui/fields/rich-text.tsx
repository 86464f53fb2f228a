import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $createLinkNode, $isLinkNode, $toggleLink } from '@lexical/link';
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  registerList,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { registerMarkdownShortcuts } from '@lexical/markdown';
import { $createHeadingNode, $isHeadingNode, registerRichText } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { $findMatchingParent, mergeRegister } from '@lexical/utils';
import {
  $createParagraphNode,
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  createEditor,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  TextNode,
} from 'lexical';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isWebAddress, webAddressProblem } from '../../../shared/validation/web-address.ts';
import { Button, IconButton } from '../buttons/button.tsx';
import { textStyles, type TextStyle } from './text-styles.ts';
import type { ControlTies } from './field.tsx';
import { $fillWithMarkdown, $markdownOfText, $withoutTypedMark, richNodes, richStyles } from './rich-text-markdown.ts';
import { TextInput } from './text-input.tsx';

export interface RichTextProps {
  /** What the field is called. */
  label: string;
  ties: ControlTies;
  /** The text in Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: (() => void) | undefined;
}

/** Marks what was not written by the user, and is therefore no change of theirs. */
const fromOutside = 'from-outside';

/** The styles at the caret. */
function $stylesHere(): ReadonlySet<TextStyle> {
  const selection = $getSelection();
  const found = new Set<TextStyle>();
  if (!$isRangeSelection(selection)) return found;
  const here = selection.anchor.getNode();
  const list = $findMatchingParent(here, $isListNode);
  if (selection.hasFormat('bold')) found.add('bold');
  if (selection.hasFormat('italic')) found.add('italic');
  if ($findMatchingParent(here, $isHeadingNode)) found.add('header-2');
  if ($findMatchingParent(here, $isLinkNode)) found.add('link');
  if (list) found.add(list.getListType() === 'number' ? 'ordered-list' : 'unordered-list');
  return found;
}

function setHeading(editor: LexicalEditor, isHeading: boolean): void {
  editor.update(() => {
    const selection = $getSelection();
    if (selection) $setBlocksType(selection, () => (isHeading ? $createHeadingNode('h2') : $createParagraphNode()));
  });
}

function setLink(editor: LexicalEditor, address: string | null): void {
  editor.update(() => {
    const selection = $getSelection();
    if (!address || !$isRangeSelection(selection) || !selection.isCollapsed()) return $toggleLink(address);
    selection.insertNodes([$createLinkNode(address).append($createTextNode(address))]);
  });
  editor.focus();
}

/** Puts a style on what is selected, or takes it off. */
function toggle(editor: LexicalEditor, style: Exclude<TextStyle, 'link'>, isOn: boolean): void {
  if (style === 'header-2') setHeading(editor, !isOn);
  else if (style === 'bold' || style === 'italic') editor.dispatchCommand(FORMAT_TEXT_COMMAND, style);
  else if (isOn) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
  else
    editor.dispatchCommand(
      style === 'ordered-list' ? INSERT_ORDERED_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND,
      undefined,
    );
}

/** An editor that shows `value`, says what the user makes of it, and which styles are at the caret. */
function useEditor({ value, onChange }: Pick<RichTextProps, 'value' | 'onChange'>) {
  const [editor] = useState(() =>
    createEditor({
      nodes: richNodes,
      onError: (error) => {
        throw error;
      },
    }),
  );
  const [styles, setStyles] = useState<ReadonlySet<TextStyle>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<string>(undefined);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    editor.setRootElement(box.current);
    const stop = mergeRegister(
      registerRichText(editor),
      registerList(editor),
      registerHistory(editor, createEmptyHistoryState(), 400),
      registerMarkdownShortcuts(editor, richStyles),
      editor.registerNodeTransform(TextNode, $withoutTypedMark),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        setStyles(editorState.read($stylesHere));
        if (tags.has(fromOutside) || dirtyElements.size + dirtyLeaves.size === 0) return;
        const markdown = editorState.read($markdownOfText);
        if (markdown === known.current) return;
        known.current = markdown;
        change(markdown);
      }),
    );
    return () => {
      stop();
      editor.setRootElement(null);
    };
  }, [editor]);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.update(() => $fillWithMarkdown(value), { tag: fromOutside });
  }, [editor, value]);
  return { editor, styles, box };
}

/** A text that looks as its page will, written with buttons, keys or Markdown, and kept as Markdown. */
export function RichText({ label, ties, value, onChange, onBlur }: RichTextProps) {
  const { editor, styles, box } = useEditor({ value, onChange });
  const [isLinking, setLinking] = useState(false);
  const press = (style: TextStyle) => {
    if (style !== 'link') toggle(editor, style, styles.has(style));
    else if (styles.has('link')) setLink(editor, null);
    else setLinking(true);
  };
  return (
    <div className="ui-rich-text">
      <div className="ui-markdown-tools" role="toolbar" aria-label="Format">
        {textStyles.map(([style, name, Icon]) => (
          <IconButton
            key={style}
            label={name}
            size="small"
            aria-pressed={styles.has(style)}
            // The text keeps its selection, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(style)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
      {isLinking && (
        <LinkAddress
          onDone={(address) => {
            setLinking(false);
            if (address) setLink(editor, address);
            else editor.focus();
          }}
        />
      )}
      <div
        {...ties}
        ref={box}
        className="ui-control ui-markdown ui-rich-text-box"
        contentEditable
        role="textbox"
        aria-multiline
        aria-label={label}
        dir="auto"
        onBlur={onBlur}
      />
    </div>
  );
}

function LinkAddress({ onDone }: { onDone: (address: string | null) => void }) {
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const add = () => {
    const asked = /^[\w-]+(?:\.[\w-]+)+/.test(address.trim()) ? `https://${address.trim()}` : address.trim();
    if (isWebAddress(asked)) onDone(asked);
    else setWrong(true);
  };
  return (
    <div className="ui-rich-text-link">
      <TextInput
        ref={field}
        label="Address of the link"
        type="url"
        placeholder="https://example.com"
        value={address}
        error={isWrong ? webAddressProblem : undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter would send the form around it.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') add();
          else onDone(null);
        }}
      />
      <Button size="small" onClick={add}>
        Add link
      </Button>
      <Button size="small" kind="quiet" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </div>
  );
}
