import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  content: 'src/content.ts',
  'engine/enhance': 'src/engine/enhance.ts',
  registrations: 'src/registrations.ts',
});
