import { serveServices } from '@skein/host/services';
import { demoParts, provider } from './parts.ts';

/** The services of the demo as a process of their own: `npm run api`. */
serveServices(provider, { parts: demoParts({ contentExport: 'content/generated/export.json' }) });
