import { startS3 } from '../../../services/s3/start-s3.ts';

/**
 * Serves the endpoint in a process of its own, so that a test can kill it; prints its address. Its listener never
 * finishes.
 */
const running = await startS3({
  folder: process.argv[2]!,
  buckets: [
    { name: 'docs', notifications: [{ target: 'never', events: ['s3:ObjectCreated:*'], suffix: '.reported' }] },
  ],
  onObjectCreated: () => new Promise(() => {}),
});
console.log(running.url);
