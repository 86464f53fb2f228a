import { openQueues } from '../../../services/queues/open-queues.ts';

// Sends without end and prints each acknowledged number; one in three messages is received and finished, one in three
// received only.
const queues = await openQueues({ folder: process.argv[2] ?? '' });
const queue = queues.queue('work', { visibilityTimeoutSeconds: 600 });
for (let number = 0; ; number += 1) {
  await queue.send(JSON.stringify({ number, padding: 'x'.repeat(2000) }));
  process.stdout.write(`sent ${number}\n`);
  const [message] = number % 3 === 0 ? [] : queue.receive(1).messages;
  if (message && number % 3 === 1) {
    const finished = JSON.parse(message.body).number as number;
    process.stdout.write(`finishing ${finished}\n`);
    await queue.finish(message);
    process.stdout.write(`finished ${finished}\n`);
  }
}
