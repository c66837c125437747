import { contentBlock, contentGrid, hero, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { BUSINESS_MAIL } from '../contacts.ts';

const top = entry(hero, 'suppliers-hero', {
  variant: 'imageHero',
  kicker: t('Suppliers', 'Proveedores'),
  title: t('We buy by the mile.', 'Compramos por milla.'),
  subtitle: t(
    'Glass, conduit, sandwiches for forty: if you make it near one of our cities, we would like to know you.',
    'Vidrio, ductos, tortas para cuarenta: si lo haces cerca de una de nuestras ciudades, queremos conocerte.',
  ),
  theme: 'paper',
  layout: 'right',
  image: art('counter-amber'),
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
  title: t('From a letter to a first order', 'De una carta al primer pedido'),
  items: [
    step(
      'write',
      'You write',
      'Escribes',
      '<p>One page: what you make, how much of it, where.</p>',
      '<p>Una hoja: qué haces, cuánto y dónde.</p>',
    ),
    step(
      'visit',
      'We come by',
      'Te visitamos',
      '<p>Walt and somebody from the crew that would use it.</p>',
      '<p>Walt y alguien de la cuadrilla que lo usaría.</p>',
    ),
    step(
      'try',
      'We try it',
      'Lo probamos',
      '<p>On one street, paid for like any other order.</p>',
      '<p>En una calle, y se paga como cualquier pedido.</p>',
    ),
    step(
      'order',
      'We order',
      'Pedimos',
      '<p>For a year, at a price that stays for that year.</p>',
      '<p>Por un año, a un precio que dura ese año.</p>',
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
  title: t('What you may count on', 'Con qué puedes contar'),
  items: [
    note(
      'paid',
      'Paid on day thirty',
      'Pago al día treinta',
      '<p>Not thirty-one. On day fifteen for firms with fewer than ten people.</p>',
      '<p>No treinta y uno. El día quince para empresas de menos de diez personas.</p>',
    ),
    note(
      'local',
      'Close by first',
      'Primero lo cercano',
      '<p>Half of what we spend stays within fifty miles of the street it ends up in.</p>',
      '<p>La mitad de lo que gastamos se queda a menos de cincuenta millas de la calle donde acaba.</p>',
    ),
    note(
      'safe',
      'Nobody hurries',
      'Nadie tiene prisa',
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
      title: t('One page will do.', 'Con una hoja basta.'),
      subtitle: t(
        'No portal, no password, no form with forty boxes.',
        'Sin portal, sin contraseña y sin formulario de cuarenta casillas.',
      ),
      description: t(
        '<p>Somebody reads it within the week and answers either way.</p>',
        '<p>Alguien la lee esa misma semana y contesta, sea lo que sea.</p>',
      ),
      image: art('shop-front-teal'),
      cta: goTo(
        'suppliers-start',
        'Write to purchasing',
        'Escribe a compras',
        `mailto:${BUSINESS_MAIL}`,
        'button',
      ),
    }),
  ],
});

export const suppliers = entry(page, 'page-suppliers', {
  internalName: 'Suppliers',
  slug: '/suppliers',
  title: t('Suppliers: how to sell to Skein Fiber', 'Proveedores: cómo venderle a Skein Fiber'),
  description: t(
    'How Skein Fiber buys glass, conduit and everything else: four steps to a first order, when we pay, and where to write.',
    'Cómo compra Skein Fiber vidrio, ductos y todo lo demás: cuatro pasos hasta el primer pedido, cuándo pagamos y a dónde escribir.',
  ),
  breadcrumb: t('Suppliers', 'Proveedores'),
  blocks: [top, steps, notes, start],
});
