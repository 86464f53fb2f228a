import { Bold, Heading, Italic, Link, List, ListOrdered } from 'lucide-react';

/** What a text in Markdown can have, by the names of the toolbar of the plain field, with their words and icons. */
export const textStyles = [
  ['header-2', 'Heading', Heading],
  ['bold', 'Bold', Bold],
  ['italic', 'Italic', Italic],
  ['unordered-list', 'List', List],
  ['ordered-list', 'Numbered list', ListOrdered],
  ['link', 'Link', Link],
] as const;

export type TextStyle = (typeof textStyles)[number][0];
