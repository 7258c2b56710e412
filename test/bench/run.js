// Measures the built command: `npm run bench`. Ends non-zero when a goal is missed.
import { fanOut } from './fan-out.js';
import { search } from './search.js';
import { serve } from './serve.js';
import { start } from './start.js';

console.log(`Node ${process.version} on ${process.platform}`);
await start();
await search();
await fanOut();
await serve();
