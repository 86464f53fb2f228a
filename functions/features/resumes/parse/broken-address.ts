import type { Line, Part } from '../text/resume-text.ts';

/** The pieces of an address on the lines above, of and below its @. */
export interface BrokenAddress {
  before: string;
  own: string;
  after: string;
  line: number;
}
/** Letters of an address and nothing else. */
const piece = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const aligned = 2;

/** Each run of letters around an @, with the lone pieces above and below it in the same column. */
export function piecesAroundAt(lines: readonly Line[]): BrokenAddress[] {
  return lines.flatMap((line, at) =>
    line.parts.flatMap((part) => {
      const words = part.text.trim().split(/\s+/);
      return words.flatMap((own, word) => {
        if (!own.includes('@')) return [];
        const [above, below] = [lines[at - 1], lines[at + 1]];
        const before = word === 0 && above ? pieceIn(above, part, line.page) : '';
        const after = word === words.length - 1 && below ? pieceIn(below, part, line.page) : '';
        return [{ before, own, after: after === '' || /[@:/]/.test(after) ? '' : after, line: at }];
      });
    }),
  );
}

/** The only word of a line's part in the column of another; empty where it has more, or none. */
function pieceIn(line: Line, column: Part, page: number): string {
  if (line.page !== page) return '';
  const part = line.parts.find(
    ({ left, width }) => width === 0 || Math.abs(left - column.left) < aligned || isCentred({ left, width }, column),
  );
  const text = part?.text.trim() ?? '';
  return piece.test(text) ? text : '';
}

const isCentred = ({ left, width }: Pick<Part, 'left' | 'width'>, column: Part): boolean =>
  Math.abs(left + width / 2 - column.left - column.width / 2) < aligned;
