import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  'application/index': 'src/application/index.ts',
  content: 'src/content.ts',
  'contract/index': 'src/contract/index.ts',
  fixtures: 'src/fixtures.ts',
  registrations: 'src/registrations.ts',
  serve: 'src/serve.ts',
});
