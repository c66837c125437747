import { become, nx } from './run.ts';

/**
 * `npm run api`: starts the services in their own process, with the demo content unless CONTENT_EXPORT names
 * another.
 */
const made = await nx('run', '@skein/content:generate');
if (!made.ok) process.exit(1);
become('--conditions=@skein/source', 'apps/api/src/server.ts');
