import { startCognito } from '../../../services/cognito/start-cognito.ts';
import { serverPool } from './cognito-pool.ts';

/** Serves the endpoint in a process of its own, so that a test can kill it; prints its address. */
const running = await startCognito({ folder: process.argv[2]!, pools: [serverPool] });
console.log(running.url);
