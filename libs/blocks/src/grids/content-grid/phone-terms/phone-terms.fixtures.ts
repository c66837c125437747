import { entry, t } from '@skein/cms-client';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-phone-terms', {
  variant: 'phoneTerms',
  title: t('The terms, without the fog', 'Las condiciones, sin niebla'),
  items: [
    entry(card, 'term-number', {
      variant: 'phoneTermCard',
      title: t('Your number', 'Tu número'),
      description: t(
        '<p>You may bring it along and take it with you. Moving it takes up to ten days.</p>',
        '<p>Puedes traerlo y llevártelo. El cambio tarda hasta diez días.</p>',
      ),
    }),
    entry(card, 'term-911', {
      variant: 'phoneTermCard',
      title: t('Calling 911', 'Llamar al 911'),
      description: t(
        '<p>Works while there is power. Keep your address up to date: it is where they go.</p>',
        '<p>Funciona mientras haya luz. Mantén tu dirección al día: es adonde van.</p>',
      ),
    }),
    entry(card, 'term-abroad', {
      variant: 'phoneTermCard',
      title: t('Calls abroad', 'Llamadas al extranjero'),
      description: t(
        '<p>Charged by the minute, from a list that we change once a year.</p>',
        '<p>Se cobran por minuto, según una lista que cambia una vez al año.</p>',
      ),
    }),
  ],
});
