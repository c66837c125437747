import { callToAction, entry, t } from '@skein/cms-client';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'moduleSpeedTest',
  title: t('Before you call, measure', 'Antes de llamar, mide'),
  description: t(
    '<p>If the numbers are near those of your plan, the line is fine and the trouble is closer to home.</p>',
    '<p>Si los números se acercan a los de tu plan, la línea está bien y el problema está más cerca de casa.</p>',
  ),
  cta: entry(callToAction, 'cta-module-speed', {
    text: t('Talk to a person', 'Habla con una persona'),
    target: '/support/schedule-a-call',
    look: 'outline',
  }),
} as const;

export const moduleSpeedTest = entry(contentBlock, 'block-module-speed-test', words);
export const moduleSpeedTestLeft = entry(contentBlock, 'block-module-speed-test-left', {
  ...words,
  testSide: 'left',
  moduleColor: 'coral-soft',
});
export const moduleSpeedTestInk = entry(contentBlock, 'block-module-speed-test-ink', {
  ...words,
  isModule: false,
  moduleColor: 'ink',
});
export const moduleSpeedTestLong = entry(contentBlock, 'block-module-speed-test-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  speedTestUrl: 'https://speed.example/embed',
});
