/** Reports what is being done and how long it took. */
export interface Progress {
  /** Does the work and prints one line about it when it is done; `detail` may add to it. */
  step: <T>(what: string, work: () => T | Promise<T>, detail?: (result: T) => string) => Promise<T>;
  say: (line?: string) => void;
}

const line = (what: string, seconds: string): string => `  ${what.padEnd(54)} ${seconds}`;

/** Prints to the terminal; while something takes long, a terminal already shows its name. */
export function terminalProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  return {
    step: async (what, work, detail) => {
      const begun = performance.now();
      if (out.isTTY) out.write(line(what, '…'));
      const result = await work();
      const more = detail?.(result);
      const seconds = `${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s`;
      out.write(`${out.isTTY ? '\r\u001B[K' : ''}${line(more ? `${what} (${more})` : what, seconds)}\n`);
      return result;
    },
    say: (text = '') => void out.write(`${text}\n`),
  };
}

/** Prints nothing. */
export const silentProgress: Progress = { step: async (_, work) => work(), say: () => {} };
