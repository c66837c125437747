import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  'catalogue/index': 'src/catalogue/index.ts',
  content: 'src/content.ts',
  fixtures: 'src/fixtures.ts',
  'service-space/enhance-service-space': 'src/service-space/enhance-service-space.ts',
  registrations: 'src/registrations.ts',
});
