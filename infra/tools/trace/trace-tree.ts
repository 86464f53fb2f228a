/** A line of a function's log, as far as a trace reads it. */
export interface LogLine {
  level: string;
  message: string;
  timestamp: string;
  /** The run that wrote it; absent in lines about an event, which the stream publishes for other runs. */
  run?: string;
  /** Of a run that ended: what it was, how long it took, and which event set it off. */
  what?: string;
  milliseconds?: number;
  status?: number;
  /** Of a run the event, of an event the run. */
  cause?: string;
  event?: string;
  error?: { message?: string };
}

/** Prints what a request set off: each run, below it the events that it emitted, and below those the runs that reacted. */
export function printedTree(lines: readonly LogLine[]): string {
  const runs = Map.groupBy(
    lines.filter(({ run }) => run !== undefined),
    ({ run = '' }) => run,
  );
  const events = Map.groupBy(
    lines.filter(({ message }) => message === 'event published'),
    ({ cause = '' }) => cause,
  );
  const causeOf = (run: string) => runs.get(run)?.find(hasEnded)?.cause;
  const printed: string[] = [];

  const printRun = (run: string, depth: number): void => {
    const own = (runs.get(run) ?? []).toSorted(byTime);
    for (const line of own) if (hasEnded(line)) printed.push(indented(depth, ended(line)));
    for (const line of own)
      if (line.level === 'ERROR' || line.level === 'WARN') printed.push(indented(depth + 1, complaint(line)));
    const emitted = new Set((events.get(run) ?? []).toSorted(byTime).flatMap(({ event }) => event ?? []));
    for (const event of emitted) {
      printed.push(indented(depth + 1, event));
      for (const reaction of runs.keys()) if (causeOf(reaction) === event) printRun(reaction, depth + 2);
    }
  };
  // What no line explains comes first: the request itself, and reactions to events whose own line is gone.
  const explained = new Set([...events.values()].flat().map(({ event }) => event));
  for (const run of runs.keys()) {
    const cause = causeOf(run);
    if (cause === undefined || !explained.has(cause)) printRun(run, 0);
  }
  return printed.length > 0 ? printed.join('\n') : 'No log has a line of this request; it may be too old, or mistyped.';
}

function hasEnded({ message }: LogLine): boolean {
  return message === 'run ended' || message === 'run failed';
}

function ended({ timestamp, what = '', status, milliseconds = 0, message }: LogLine): string {
  const outcome = message === 'run failed' ? 'failed' : status;
  return [what, outcome, `${milliseconds} ms`, `at ${timestamp}`].filter((part) => part !== undefined).join('  ');
}

function complaint({ level, message, error }: LogLine): string {
  return `${level}: ${message}${error?.message ? `: ${error.message}` : ''}`;
}

function byTime(first: LogLine, second: LogLine): number {
  return first.timestamp.localeCompare(second.timestamp);
}

function indented(depth: number, text: string): string {
  return `${'  '.repeat(depth)}${text}`;
}
