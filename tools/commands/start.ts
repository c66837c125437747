import { become, nx } from './run.ts';

/** `npm start`: builds what has changed, then serves the whole site. */
const built = await nx('run', '@skein/site:build', '--outputStyle=stream');
if (!built.ok) process.exit(1);
become('--enable-source-maps', 'apps/site/dist/server/main.js');
