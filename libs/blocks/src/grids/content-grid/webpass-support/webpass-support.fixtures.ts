import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

const desk = (id: string, en: string, es: string, phone: string) =>
  entry(card, `desk-${id}`, {
    variant: 'webpassSupportCard',
    title: t(en, es),
    subtitle: t('Day and night', 'Día y noche'),
    description: t(
      '<p>Have the name of your building ready.</p>',
      '<p>Ten a la mano el nombre de tu edificio.</p>',
    ),
    cta: goTo(`desk-${id}`, phone, phone, `tel:+1${phone.replaceAll('-', '')}`, 'button'),
    secondCta: goTo(`desk-${id}-write`, 'Write instead', 'Mejor escribir', 'mailto:help@skein.example'),
  });

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-webpass-support', {
  variant: 'webpassSupport',
  title: t('Who to call about your building', 'A quién llamar por tu edificio'),
  items: [
    desk('west', 'West of the Rockies', 'Al oeste de las Rocosas', '415-555-0117'),
    desk('texas', 'Texas', 'Texas', '512-555-0142'),
    desk('east', 'Chicago and east', 'Chicago y el este', '312-555-0188'),
  ],
});
