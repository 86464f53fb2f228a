import { afterAll } from 'vitest';

// Files of one process run beside each other, and a channel reaches every thread of a process: signing out in one file
// would end the session of another.
const file = crypto.randomUUID();
const open = new Set<BroadcastChannel>();
const ChannelOfTheProcess = globalThis.BroadcastChannel;

globalThis.BroadcastChannel = class extends ChannelOfTheProcess {
  constructor(name: string) {
    super(`${file} ${name}`);
    open.add(this);
  }
};
afterAll(() => {
  for (const channel of open) channel.close();
});
