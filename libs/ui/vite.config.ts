import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  tokens: 'src/tokens.ts',
  // Named after where the files stand, which is where package.json points and where the types are.
  'next/style-registry': 'src/next/style-registry.tsx',
  'modal/dialog-commands': 'src/modal/dialog-commands.ts',
  'video-player/enhance-video': 'src/video-player/enhance-video.ts',
  'tabs/tabs': 'src/tabs/tabs.tsx',
});
