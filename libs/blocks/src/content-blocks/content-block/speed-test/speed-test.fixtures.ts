import { entry, t } from '@skein/cms-client';
import { longTitle } from '../../../testing/texts.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

export const speedTest = entry(contentBlock, 'block-speed-test', { variant: 'speedTest' });
export const speedTestTitled = entry(contentBlock, 'block-speed-test-titled', {
  variant: 'speedTest',
  title: t('Measure your line', 'Mide tu línea'),
  backgroundColor: 'ink',
});
export const speedTestForeign = entry(contentBlock, 'block-speed-test-foreign', {
  variant: 'speedTest',
  speedTestUrl: 'https://speed.example/embed',
});
export const speedTestModule = entry(contentBlock, 'block-speed-test-module', {
  variant: 'speedTest',
  title: longTitle,
  isModule: true,
  moduleColor: 'violet-soft',
});
