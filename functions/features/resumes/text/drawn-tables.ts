/** A line that only draws: `+-----+-----+`, `├───┼───┤`, `| --- | :-: |`. */
const isBorder = (line: string): boolean => /^[^\p{L}\p{N}]{5,}$/u.test(line) && /[-=─━═]{3}/u.test(line);
const framed = /^[|│║┃].*[|│║┃]$/u;
/** `Nurse and`, `Mar 2019 – Jun` above `2021`. */
const isUnfinished = (cell: string, below: string): boolean =>
  /[-–—,&]$|\b(?:of|and|for|to|bis|al?)$/iu.test(cell) ||
  (/\d \S* ?\p{L}{3,9}$/u.test(cell) && /^(?:19|20)\d\d$/.test(below));

/** The cells of a framed line, empty ones too. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/[|│║┃]/u)
    .map((cell) => cell.trim());

/** The lines of a text, those of tables that letters draw as one line per row, its cells separated by tabs. */
export function withoutBorders(lines: readonly string[]): string[] {
  const read: string[] = [];
  let row: string[][] = [];
  const end = (): void => {
    const isWhole = row.length > 1 && row[0]!.length > 1 && isBroken(row);
    const rows = isWhole
      ? [
          row[0]!.map((_cell, at) =>
            row
              .map((cells) => cells[at])
              .join(' ')
              .trim(),
          ),
        ]
      : row;
    read.push(...rows.map((cells) => cells.join('\t')));
    row = [];
  };
  for (const given of lines) {
    const line = given.trim();
    const cells = framed.test(line) ? cellsOf(line) : undefined;
    if (row.length > 0 && cells?.length !== row[0]!.length) end();
    if (isBorder(line)) end();
    else if (cells) row.push(cells);
    else read.push(given);
  }
  end();
  return read;
}

/** Whether lines between two borders are one row of broken cells: some have nothing more to say, or end in the middle. */
const isBroken = (row: readonly string[][]): boolean =>
  row.slice(1).every((cells) => cells.includes('')) || row[0]!.some((cell, at) => isUnfinished(cell, row[1]![at]!));
