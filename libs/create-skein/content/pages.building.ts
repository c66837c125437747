import { contentGrid, pageHero, simpleModule, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { newsForm } from './forms.ts';
import { checkAddress, pageOf, picture } from './parts.ts';
import { fullSchedule } from './streets.ts';

const top = entry(pageHero, 'building-hero', {
  kicker: t('What we’re building', 'Obras'),
  title: t('The line, street by street.', 'La línea, calle por calle.'),
  subtitle: t(
    'Where we dig, where we splice, and when it is your turn.',
    'Dónde abrimos, dónde empalmamos y cuándo te toca.',
  ),
  image: picture('bay', [
    'A chart of the bay with the lines of the network in red',
    'Un mapa de la bahía con las líneas de la red en rojo',
  ]),
  theme: 'teal',
  cta: checkAddress,
  analyticsId: 'building-hero',
});

const step = (id: string, title: readonly [string, string], english: string, spanish: string) =>
  entry(textItem, `building-step-${id}`, {
    variant: 'roundedNumberItem',
    title: t(title[0], title[1]),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
  });

const steps = entry(contentGrid, 'building-steps', {
  variant: 'roundedNumbers',
  title: t('How a street gets its line', 'Cómo recibe su línea una calle'),
  items: [
    step(
      'letter',
      ['A letter', 'Una carta'],
      'Three weeks before: what happens in front of which door, on which day.',
      'Tres semanas antes: qué pasa frente a qué puerta, y qué día.',
    ),
    step(
      'trench',
      ['A trench', 'Una zanja'],
      'As wide as a spade. Driveways are free again by the evening.',
      'Del ancho de una pala. Las cocheras quedan libres esa misma noche.',
    ),
    step(
      'splice',
      ['A splice', 'Un empalme'],
      'Glass to glass, in the van. A machine tests each one.',
      'Vidrio con vidrio, en la camioneta. Una máquina revisa cada uno.',
    ),
    step(
      'door',
      ['Your door', 'Tu puerta'],
      'Only if you want it. The line waits in the street.',
      'Solo si quieres. La línea espera en la calle.',
    ),
  ],
});

const news = entry(simpleModule, 'building-news', {
  title: t('Your street isn’t here?', '¿Tu calle no está?'),
  description: t(
    '<p>Leave an email and a ZIP code. Where many ask, we build first.</p>',
    '<p>Déjanos un correo y un código postal. Donde más preguntan, construimos primero.</p>',
  ),
  form: newsForm,
  theme: 'amber',
});

export const building = pageOf(
  'building',
  {
    slug: '/building',
    title: ['What we’re building, street by street', 'Lo que construimos, calle por calle'],
    description: [
      'Where Windlass Fiber digs and splices in Aldry Bay, which streets are ready, and how to have us write when it is your turn.',
      'Dónde abre y empalma Windlass Fiber en Aldry Bay, qué calles están listas y cómo pedir que te avisemos cuando te toque.',
    ],
    breadcrumb: ['What we’re building', 'Obras'],
  },
  [top, fullSchedule, steps, news],
);
