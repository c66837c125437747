import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  content: 'src/content.ts',
  'contract/index': 'src/contract/index.ts',
  'testing/form-cases': 'src/testing/form-cases.ts',
});
