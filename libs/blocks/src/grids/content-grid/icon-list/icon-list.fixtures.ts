import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { textItem } from '../items/text-item.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-icon-list', {
  variant: 'iconList',
  title: t('In the price', 'En el precio'),
  image: pictures.routerNight,
  items: [
    entry(textItem, 'icon-router', {
      variant: 'iconTextItem',
      icon: 'wifi',
      title: t('The router', 'El router'),
      description: t('<p>Ours, replaced when it ages.</p>', '<p>Nuestro; se cambia cuando envejece.</p>'),
    }),
    entry(textItem, 'icon-visit', {
      variant: 'iconTextItem',
      icon: 'home',
      title: t('The visit', 'La visita'),
      description: t('<p>Drilling, cable and broom.</p>', '<p>Taladro, cable y escoba.</p>'),
    }),
    entry(textItem, 'icon-data', {
      variant: 'iconTextItem',
      icon: 'download',
      title: t('All the data', 'Todos los datos'),
      description: t('<p>Nobody counts.</p>', '<p>Nadie cuenta.</p>'),
    }),
    entry(textItem, 'icon-help', {
      variant: 'iconTextItem',
      icon: 'phone',
      title: t('Somebody at night', 'Alguien de noche'),
      description: t('<p>In your language.</p>', '<p>En tu idioma.</p>'),
    }),
    entry(textItem, 'icon-leave', {
      variant: 'iconTextItem',
      icon: 'calendar',
      title: t('The way out', 'La salida'),
      description: t('<p>Any month, without a fee.</p>', '<p>Cualquier mes, sin costo.</p>'),
    }),
    entry(textItem, 'icon-repair', {
      variant: 'iconTextItem',
      title: t('Repairs', 'Reparaciones'),
      description: t('<p>Squirrels included.</p>', '<p>Ardillas incluidas.</p>'),
    }),
  ],
});
export const five = gridFixtures('grid-icon-list-five', {
  variant: 'iconList',
  title: t('Also in it', 'También incluido'),
  items: [
    entry(textItem, 'icon-static', {
      variant: 'iconTextItem',
      icon: 'globe',
      title: t('Your own address', 'Dirección propia'),
    }),
    entry(textItem, 'icon-box', {
      variant: 'iconTextItem',
      icon: 'laptop',
      title: t('Two ports', 'Dos puertos'),
    }),
    entry(textItem, 'icon-play', {
      variant: 'iconTextItem',
      icon: 'gamepad',
      title: t('Low delay', 'Poco retraso'),
    }),
  ],
}).standard;
