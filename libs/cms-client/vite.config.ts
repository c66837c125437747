import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  // Named after where the files stand, which is where package.json points and where the types are.
  'authoring/drawn-picture': 'src/authoring/drawn-picture.ts',
  'islands/index': 'src/islands/index.ts',
  'render/index': 'src/render/index.ts',
  'parse/browser-sanitize': 'src/parse/browser-sanitize.ts',
  'server/index': 'src/server/index.ts',
  'server/sanitize': 'src/server/sanitize.ts',
  'stories/index': 'src/stories/index.ts',
  'testing/index': 'src/testing/index.ts',
});
