import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-webpass-cards', {
  variant: 'webpassCards',
  title: t('One roof, three doors', 'Un techo, tres puertas'),
  items: [
    entry(card, 'webpass-residents', {
      variant: 'webpassCard',
      title: t('You live there', 'Vives ahí'),
      description: t(
        '<p>Plug in, and be online before the kettle boils.</p>',
        '<p>Conecta y navega antes de que hierva el agua.</p>',
      ),
      image: pictures.livingRoom,
      cta: goTo('webpass-residents', 'For residents', 'Para residentes', '/webpass'),
    }),
    entry(card, 'webpass-managers', {
      variant: 'webpassCard',
      title: t('You run it', 'Está a tu cargo'),
      description: t(
        '<p>One antenna, one contract, one number to call.</p>',
        '<p>Una antena, un contrato, un número al que llamar.</p>',
      ),
      image: pictures.apartmentBlock,
      cta: goTo('webpass-managers', 'For managers', 'Para administradores', '/webpass'),
    }),
    entry(card, 'webpass-offices', {
      variant: 'webpassCard',
      title: t('You work there', 'Trabajas ahí'),
      description: t(
        '<p>A second way out, should a digger find the first.</p>',
        '<p>Una segunda salida, por si una excavadora da con la primera.</p>',
      ),
      image: pictures.shopFront,
      cta: goTo('webpass-offices', 'For offices', 'Para oficinas', '/business'),
    }),
  ],
});
