import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  'testing/map-contract': 'src/testing/map-contract.ts',
});
