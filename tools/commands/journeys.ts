import { runJourneys } from './run-journeys.ts';

/** Browser tests of what has been built; words go to Playwright. `npm run e2e` builds first. */
process.exit((await runJourneys(process.argv.slice(2))) ? 0 : 1);
