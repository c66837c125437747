import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  content: 'src/content.ts',
  fixtures: 'src/fixtures.ts',
  registrations: 'src/registrations.ts',
  // Named after where the files stand, which is where package.json points and where the types are.
  contract: 'src/contract.ts',
  engine: 'src/engine.ts',
  'post/keep-campaign': 'src/post/keep-campaign.ts',
  'testing/form-cases': 'src/testing/form-cases.ts',
});
