import { entry, t } from '@skein/cms-client';
import { checkAddress } from '../../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

export const centeredText = entry(contentBlock, 'block-centered-text', {
  variant: 'centeredText',
  title: t('Fast enough that you stop noticing.', 'Tan rápido que dejas de notarlo.'),
  description: t(
    '<p>No contract, no data cap, no box that you rent for ever.</p>',
    '<p>Sin contrato, sin límite de datos, sin un equipo que alquilas para siempre.</p>',
  ),
  threads: true,
  cta: checkAddress,
});
export const centeredTextInk = entry(contentBlock, 'block-centered-text-ink', {
  variant: 'centeredText',
  title: t('Fast enough that you stop noticing.', 'Tan rápido que dejas de notarlo.'),
  subtitle: t('2 Gig, both ways.', '2 Gig, de ida y vuelta.'),
  backgroundColor: 'ink',
});
export const centeredTextLong = entry(contentBlock, 'block-centered-text-long', {
  variant: 'centeredText',
  title: longTitle,
  description: longDescription,
  isModule: true,
  moduleColor: 'coral-soft',
});
export const centeredTextOutlined = entry(contentBlock, 'block-centered-text-outlined', {
  variant: 'centeredText',
  title: t('One price, written down', 'Un precio, por escrito'),
  description: t('<p>It stays what it was when you signed.</p>', '<p>Sigue siendo el que firmaste.</p>'),
  isModule: true,
  moduleColor: 'teal',
  moduleLook: 'outlined',
});
