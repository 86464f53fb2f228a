import { parseArgs } from 'node:util';
import { PortTaken } from '../laptop/laptop.ts';
import { terminalProgress } from './progress.ts';
import { startLocal } from './start-local.ts';

/*
 * HireHub on one machine: npm start [-- --port 3000] [--fresh] [--folder .local] [--site web/dist] [--no-world]; npm
 * run dev for watching.
 */

// Functions run in UTC in the cloud; threads share the process's zone.
process.env.TZ = 'UTC';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    folder: { type: 'string' },
    site: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    'no-world': { type: 'boolean', default: false },
  },
});
const begun = performance.now();
const progress = terminalProgress();
const port = Number(values.port);

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`'${values.port}' is no port.`);
  progress.say(`HireHub starts${values.fresh ? ' over' : ''} on this machine; the first start takes longest.\n`);
  const local = await startLocal({
    port,
    fresh: values.fresh,
    watch: values.watch,
    world: !values['no-world'],
    ...(values.folder ? { folder: values.folder } : {}),
    ...(values.site ? { webDist: values.site } : {}),
    ...(values.quiet ? {} : { progress }),
  });
  progress.say(`
  Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s

  Site             ${local.url}
  Console          ${local.url}/_local
  Sent mails       ${local.url}/_local/mail
  Demo accounts    ${local.url}/_local, and in README.md

  Ctrl+C ends it; nothing is lost.
`);
  let endingSince: number | undefined;
  const end = (): void => {
    if (endingSince !== undefined) {
      // One Ctrl+C arrives several times, as npm passes it on; a later one is intended.
      if (Date.now() - endingSince > 1000) process.exit(1);
      return;
    }
    endingSince = Date.now();
    progress.say('\nEnding…');
    void local.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
} catch (error) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  // A sentence for what users can repair; the whole stack trace for what they cannot.
  const advice = error instanceof PortTaken ? ` Choose another one: npm start -- --port ${error.port + 1}` : '';
  console.error(`\n${name === 'Error' || name === 'TemplateFault' ? message + advice : stack}`);
  process.exit(1);
}
