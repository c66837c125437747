import { entry, t } from '@skein/cms-client';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { textItem } from '../items/text-item.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-bordered-text', {
  variant: 'borderedText',
  title: t('Good to know beforehand', 'Conviene saberlo antes'),
  items: [
    entry(textItem, 'note-invoice', {
      variant: 'borderedTextItem',
      title: t('Invoices', 'Facturas'),
      description: t(
        '<p>Paid on the thirtieth day, not the thirty-first.</p>',
        '<p>Se pagan el día treinta, no el treinta y uno.</p>',
      ),
    }),
    entry(textItem, 'note-insurance', {
      variant: 'borderedTextItem',
      title: t('Insurance', 'Seguro'),
      description: t(
        '<p>Two million dollars for anyone who brings a digger.</p>',
        '<p>Dos millones de dólares para quien traiga una excavadora.</p>',
      ),
      color: 'coral',
    }),
    entry(textItem, 'note-plain', {
      variant: 'borderedTextItem',
      description: t(
        '<p>Small firms first: half of our orders go to companies with fewer than fifty people.</p>',
        '<p>Primero las pequeñas: la mitad de nuestros pedidos va a empresas de menos de cincuenta personas.</p>',
      ),
    }),
  ],
});
