import { serveServices } from '@skein/host/services';
import { demoParts, provider } from './parts.ts';

/** Runs the services of the demo in a process of their own: `npm run api`. */
serveServices(provider, { parts: demoParts({ contentExport: 'content/generated/export.json' }) });
