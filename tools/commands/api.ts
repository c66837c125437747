import { become, nx } from './run.ts';

/** `npm run api`: starts the services in a separate process. CONTENT_EXPORT can replace the demo's content. */
const made = await nx('run', '@skein/content:generate');
if (!made.ok) process.exit(1);
become(['--conditions=@skein/source', 'apps/api/src/server.ts']);
