import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's own folder. */
export const root = path.join(import.meta.dirname, '../..');

/** The six rooms; everything hand-written but a few configs is in one of them. */
export const rooms = ['shared', 'events', 'functions', 'infra', 'web', 'test'] as const;

export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
  /** What it imports: packages as named, own files as paths from the project's folder. */
  imports: string[];
}

/** The page with every key of the table. */
export const keyPage = 'functions/platform/table/keys.ts';

/**
 * Whether an import says what a key holds: the key page takes types from the records that are written under its keys,
 * which is a circle for the compiler alone. A house test keeps these imports to types (imports.test.ts).
 */
export const saysWhatItHolds = (file: string, name: string): boolean =>
  file === keyPage && /^functions\/(records|domain|platform\/table)\//.test(name);

const ignored = /(^|\/)(node_modules|dist|cdk\.out|\.local)\//;

/** Every file that matches, read once, in order of path. */
export function filesMatching(...patterns: string[]): SourceFile[] {
  const found = globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return found
    .filter((file) => !ignored.test(file))
    .toSorted()
    .map(read);
}

/** Every TypeScript file of these rooms, or of all. */
export function sourceFiles(...of: readonly string[]): SourceFile[] {
  return filesMatching(...(of.length > 0 ? of : rooms).map((room) => `${room}/**/*.{ts,tsx}`));
}

const known = new Map<string, SourceFile>();

function read(file: string): SourceFile {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = { path: file, text, imports: importsOf(file, text) };
  known.set(file, source);
  return source;
}

function importsOf(file: string, text: string): string[] {
  const named = [
    ...withoutComments(text).matchAll(
      /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ];
  return named
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .map((name) => (name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name));
}

/** The text with its comments blanked, so that prose may name what code may not use. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** `changeCandidateStatus` as file names spell it. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
