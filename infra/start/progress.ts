/** Reports what is being done and how long it took. */
export interface Progress {
  /** Does the work and prints one line about it when it is done; `detail` may add to it. */
  step: <T>(what: string, work: () => T | Promise<T>, detail?: (result: T) => string) => Promise<T>;
  say: (line?: string) => void;
}

const line = (what: string, seconds: string): string => `  ${what.padEnd(54)} ${seconds}`;

/** Prints to the terminal; while something takes long, a terminal already shows the name of the step begun last. */
export function terminalProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const underWay = new Set<string>();
  const print = (finished = ''): void => {
    const latest = [...underWay].at(-1);
    out.write(out.isTTY ? `\r\u001B[K${finished}${latest === undefined ? '' : line(latest, '…')}` : finished);
  };
  return {
    step: async (what, work, detail) => {
      const begun = performance.now();
      underWay.add(what);
      print();
      try {
        const result = await work();
        underWay.delete(what);
        const more = detail?.(result);
        const seconds = `${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s`;
        print(`${line(more ? `${what} (${more})` : what, seconds)}\n`);
        return result;
      } finally {
        underWay.delete(what);
      }
    },
    say: (text = '') => print(`${text}\n`),
  };
}

/** Prints nothing. */
export const silentProgress: Progress = { step: async (_, work) => work(), say: () => {} };
