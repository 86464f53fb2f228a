import { startScheduler } from '../../../services/scheduler/start-scheduler.ts';

// A scheduler that can be killed: its targets never respond, so every due call stays open.
const { url } = await startScheduler({ folder: process.argv[2] ?? '', deliver: () => new Promise(() => undefined) });
process.stdout.write(`${url}\n`);
