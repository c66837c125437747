import { MEMORY_SETTINGS, NODE_OPTIONS } from './node-options.ts';
import { runTasks } from './nx-tasks.ts';
import { become } from './run.ts';

/** `npm start`: builds all changed parts, then serves the whole site. */
console.log('Building the site. The first time takes about a minute; after that, only what has changed.');
const { ok, tasks, closing } = await runTasks(['run-many', '-t', 'build', '--projects=@skein/site'], {
  onEnd: ({ id, cached }) => console.log(`  ${id}${cached ? ', as it was' : ''}`),
});
if (!ok) {
  for (const { id, output } of tasks.filter((task) => !task.ok)) console.error(`\n✖ ${id}\n${output}`);
  console.error(`\n${closing}`);
  process.exit(1);
}
become([...NODE_OPTIONS, 'apps/site/dist/server/main.js'], MEMORY_SETTINGS);
