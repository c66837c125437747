import { entry, t } from '@skein/cms-client';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'textWithSpeedTest',
  title: t('How fast is it now?', '¿Qué tan rápido va ahora?'),
  description: t(
    '<p>Ten seconds, no app. Stand next to the router, then in the room that gives you trouble: the difference is the Wi-Fi, not the line.</p>',
    '<p>Diez segundos, sin app. Ponte junto al router y luego en el cuarto que te da problemas: la diferencia es el Wi-Fi, no la línea.</p>',
  ),
} as const;

export const textWithSpeedTest = entry(contentBlock, 'block-text-with-speed-test', words);
export const textWithSpeedTestLeft = entry(contentBlock, 'block-text-with-speed-test-left', {
  ...words,
  testSide: 'left',
  backgroundColor: 'teal-soft',
});
export const textWithSpeedTestForeign = entry(contentBlock, 'block-text-with-speed-test-foreign', {
  ...words,
  speedTestUrl: 'https://speed.example/embed',
  backgroundColor: 'ink',
});
export const textWithSpeedTestPanel = entry(contentBlock, 'block-text-with-speed-test-panel', {
  ...words,
  backgroundColor: 'mist',
  fullWidth: false,
  roundedBlock: true,
});
export const textWithSpeedTestLong = entry(contentBlock, 'block-text-with-speed-test-long', {
  ...words,
  title: longTitle,
  description: longDescription,
});
