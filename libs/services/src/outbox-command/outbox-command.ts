import { runOutbox } from './run-outbox.ts';

/* A build makes a file of this module. Node runs the file with the settings of the site's process. */
process.exitCode = await runOutbox(process.argv.slice(2), process.env, {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
