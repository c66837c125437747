import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  content: 'src/content.ts',
  'engine/enhance': 'src/engine/enhance.ts',
  'animated-text/enhance': 'src/animated-text/enhance.ts',
  'carousel-block/gaming-stories/enhance': 'src/carousel-block/gaming-stories/enhance.ts',
  'carousel-block/videos/enhance': 'src/carousel-block/videos/enhance.ts',
  'primary-hero/enhance': 'src/primary-hero/enhance.ts',
  'rolling-digits/enhance': 'src/rolling-digits/enhance.ts',
  'scroll-progress/enhance': 'src/scroll-progress/enhance.ts',
  fixtures: 'src/fixtures.ts',
  registrations: 'src/registrations.ts',
});
