import { startDynamodb } from '../../../services/dynamodb/start-dynamodb.ts';

/**
 * A process of its own for the crash test: serves the folder it is given and says where, and how long the start took.
 */
const started = performance.now();
const { url } = await startDynamodb({ folder: process.argv[2] ?? '' });
process.stdout.write(`${JSON.stringify({ url, milliseconds: performance.now() - started })}\n`);
