import { serveServices } from '@skein/host/services';
import { demoParts, provider } from './parts.ts';

/** Runs the demo's services in a separate process: `npm run api`. */
serveServices(provider, { parts: demoParts({ contentExport: 'content/generated/export.json' }) });
