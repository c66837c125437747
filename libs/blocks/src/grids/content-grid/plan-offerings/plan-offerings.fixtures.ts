import { entry, t } from '@skein/cms-client';
import { checkAddress } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

const month = t('a month, everything in it', 'al mes, todo incluido');

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-plan-offerings', {
  variant: 'planOfferings',
  title: t('Three lines to choose from', 'Tres líneas para elegir'),
  description: t(
    '<p>No contract, no second price in month thirteen.</p>',
    '<p>Sin contrato y sin otro precio en el mes trece.</p>',
  ),
  items: [
    entry(card, 'plan-core', {
      variant: 'planOfferingCard',
      title: t('Core', 'Core'),
      speed: t('Up to 1 gig', 'Hasta 1 giga'),
      price: '$70',
      pricingTag: month,
      description: t(
        '<p>For a house where two people stream.</p>',
        '<p>Para una casa en la que dos ven series.</p>',
      ),
      features: t(
        '<ul><li>Router</li><li>Installation</li><li>No data cap</li></ul>',
        '<ul><li>Router</li><li>Instalación</li><li>Sin tope de datos</li></ul>',
      ),
      cta: checkAddress,
      analyticsId: 'plan-core',
    }),
    entry(card, 'plan-home', {
      variant: 'planOfferingCard',
      isActive: true,
      topLabel: t('Most households', 'La mayoría'),
      title: t('Home', 'Home'),
      speed: t('Up to 3 gigs', 'Hasta 3 gigas'),
      price: '$100',
      pricingTag: month,
      description: t(
        '<p>For a house that works, plays and backs up at once.</p>',
        '<p>Para una casa que trabaja, juega y respalda a la vez.</p>',
      ),
      features: t(
        '<ul><li>Router and one extender</li><li>Installation</li><li>No data cap</li></ul>',
        '<ul><li>Router y un extensor</li><li>Instalación</li><li>Sin tope de datos</li></ul>',
      ),
      addOnTitle: t('You may add', 'Puedes agregar'),
      addOns: t('<p>A second extender, $10</p>', '<p>Un segundo extensor, $10</p>'),
      cta: checkAddress,
      bottomLabel: t('Where three gigs are offered', 'Donde hay tres gigas'),
      analyticsId: 'plan-home',
    }),
    entry(card, 'plan-edge', {
      variant: 'planOfferingCard',
      title: t('Edge', 'Edge'),
      speed: t('Up to 8 gigs', 'Hasta 8 gigas'),
      price: '$150',
      pricingTag: month,
      description: t('<p>For whoever knows why.</p>', '<p>Para quien sabe por qué.</p>'),
      features: t(
        '<ul><li>Router with 10 gig ports</li><li>Two extenders</li></ul>',
        '<ul><li>Router con puertos de 10 gigas</li><li>Dos extensores</li></ul>',
      ),
      cta: checkAddress,
      analyticsId: 'plan-edge',
    }),
  ],
});
