import { contentBlock, contentGrid, hero, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { PURCHASING_MAIL } from '../contacts.ts';

const top = entry(hero, 'suppliers-hero', {
  variant: 'imageHero',
  kicker: t('Suppliers', 'Proveedores'),
  title: t('We buy by the mile.', 'Compramos por milla.'),
  subtitle: t(
    'Fiber, conduit, sandwiches for forty: if you make it near one of our cities, we’d like to meet you.',
    'Fibra, ductos, sándwiches para cuarenta: si lo haces cerca de una de nuestras ciudades, queremos conocerte.',
  ),
  theme: 'paper',
  layout: 'right',
  image: art('stockroom'),
  analyticsId: 'suppliers-hero',
});

const step = (id: string, english: string, spanish: string, words: string, palabras: string) =>
  entry(textItem, `suppliers-step-${id}`, {
    variant: 'roundedNumberItem',
    title: t(english, spanish),
    description: t(words, palabras),
  });

const steps = entry(contentGrid, 'suppliers-steps', {
  variant: 'roundedNumbers',
  title: t('How to get your first order', 'Cómo conseguir tu primer pedido'),
  items: [
    step(
      'write',
      'You write',
      'Escribes',
      '<p>One page: what you make, how much and where.</p>',
      '<p>Una hoja: qué haces, cuánto y dónde.</p>',
    ),
    step(
      'visit',
      'We come by',
      'Te visitamos',
      '<p>Walt and someone from the crew that would use it.</p>',
      '<p>Walt y alguien de la cuadrilla que lo usaría.</p>',
    ),
    step(
      'try',
      'We try it',
      'Lo probamos',
      '<p>On one street, and we pay for it like any other order.</p>',
      '<p>En una calle, y lo pagamos como cualquier pedido.</p>',
    ),
    step(
      'order',
      'We order',
      'Pedimos',
      '<p>For a year, at a price that holds all year.</p>',
      '<p>Por un año, a un precio que se mantiene todo el año.</p>',
    ),
  ],
});

const note = (id: string, english: string, spanish: string, words: string, palabras: string) =>
  entry(textItem, `suppliers-note-${id}`, {
    variant: 'borderedTextItem',
    title: t(english, spanish),
    description: t(words, palabras),
  });

const notes = entry(contentGrid, 'suppliers-notes', {
  variant: 'borderedText',
  title: t('What you can count on', 'Con qué puedes contar'),
  items: [
    note(
      'paid',
      'Paid on day thirty',
      'Pago al día treinta',
      '<p>Not thirty-one. Day fifteen for companies with fewer than ten people.</p>',
      '<p>No treinta y uno. El día quince para empresas de menos de diez personas.</p>',
    ),
    note(
      'local',
      'Local first',
      'Primero lo cercano',
      '<p>Half of what we spend stays within fifty miles of where we use it.</p>',
      '<p>La mitad de lo que gastamos se queda a menos de cincuenta millas de donde lo usamos.</p>',
    ),
    note(
      'safe',
      'Safety before speed',
      'Primero la seguridad',
      '<p>We have never charged a supplier for a day that was too hot to work.</p>',
      '<p>Nunca le hemos cobrado a un proveedor un día demasiado caluroso para trabajar.</p>',
    ),
  ],
});

const start = entry(contentGrid, 'suppliers-start', {
  variant: 'supplierStart',
  items: [
    entry(contentBlock, 'suppliers-start-block', {
      variant: 'textWithImage',
      title: t('One page is enough.', 'Con una hoja basta.'),
      subtitle: t(
        'No portal, no password, no form with forty fields.',
        'Sin portal, sin contraseña y sin formulario de cuarenta casillas.',
      ),
      description: t(
        '<p>Someone will read it within the week and answer either way.</p>',
        '<p>Alguien la lee esa misma semana y contesta, sea lo que sea.</p>',
      ),
      image: art('cold-test'),
      cta: goTo(
        'suppliers-start',
        'Write to purchasing',
        'Escribir a compras',
        `mailto:${PURCHASING_MAIL}`,
        'button',
      ),
    }),
  ],
});

export const suppliers = entry(page, 'page-suppliers', {
  internalName: 'Suppliers',
  slug: '/suppliers',
  title: t('Suppliers: how to sell to Skein Fiber', 'Proveedores: véndele a Skein Fiber'),
  description: t(
    'Sell fiber, conduit or anything else to Skein Fiber: four steps to your first order, when we pay, what you can count on and where to write.',
    'Véndele fibra, ductos o lo que sea a Skein Fiber: cuatro pasos hasta tu primer pedido, cuándo pagamos y a dónde escribir.',
  ),
  breadcrumb: t('Suppliers', 'Proveedores'),
  blocks: [top, steps, notes, start],
});
