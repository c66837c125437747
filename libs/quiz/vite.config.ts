import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  content: 'src/content.ts',
  engine: 'src/engine.ts',
  fixtures: 'src/fixtures.ts',
  registrations: 'src/registrations.ts',
});
