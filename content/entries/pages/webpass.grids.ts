import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { SUPPORT } from '../offer.ts';

/** Cards for each audience of Webpass. */
export const roofs = entry(contentGrid, 'webpass-roofs', {
  variant: 'webpassCards',
  title: t('One roof for everyone', 'Una azotea para todos'),
  items: [
    entry(card, 'webpass-roof-residents', {
      variant: 'webpassCard',
      title: t('You live there', 'Vives ahí'),
      description: t(
        '<p>Plug in and get online, with nobody to wait for.</p>',
        '<p>Conéctate y navega, sin esperar a nadie.</p>',
      ),
      image: art('living-room-coral'),
      cta: goTo('webpass-roof-residents', 'See Wi-\u2060Fi at home', 'Ver el Wi-\u2060Fi en casa', '/wifi'),
    }),
    entry(card, 'webpass-roof-managers', {
      variant: 'webpassCard',
      title: t('You run it', 'Administras el edificio'),
      description: t(
        '<p>One dish, one agreement and one number to call.</p>',
        '<p>Una antena, un acuerdo y un número al que llamar.</p>',
      ),
      image: art('landing'),
      cta: goTo('webpass-roof-managers', 'Request a site visit', 'Pedir una visita', '/webpass/residential'),
    }),
    entry(card, 'webpass-roof-shops', {
      variant: 'webpassCard',
      title: t('You work there', 'Trabajas ahí'),
      description: t(
        '<p>A backup line, in case a backhoe finds your first one.</p>',
        '<p>Una línea de respaldo, por si una excavadora encuentra la primera.</p>',
      ),
      image: art('shop-front-teal'),
      cta: goTo('webpass-roof-shops', 'See business internet', 'Ver internet para negocios', '/business'),
    }),
  ],
});

const desk = (id: string, english: string, spanish: string, words: string, palabras: string) =>
  entry(card, `webpass-desk-${id}`, {
    variant: 'webpassSupportCard',
    title: t(english, spanish),
    subtitle: t('Day and night', 'Día y noche'),
    description: t(`<p>${words}</p>`, `<p>${palabras}</p>`),
    cta: goTo(
      `webpass-desk-${id}`,
      `Call ${SUPPORT.text}`,
      `Llamar al ${SUPPORT.text}`,
      SUPPORT.tel,
      'button',
    ),
    secondCta: goTo(
      `webpass-desk-${id}-write`,
      'Contact Webpass',
      'Escribirle a Webpass',
      '/webpass/contact',
    ),
  });

/** Contacts for owners and managers of a building. */
export const desks = entry(contentGrid, 'webpass-desks', {
  variant: 'webpassSupport',
  title: t('If your service is down', 'Si falla tu servicio'),
  items: [
    desk(
      'home',
      'In one apartment',
      'En un apartamento',
      'Have the building’s name and your unit number ready.',
      'Ten a la mano el nombre del edificio y el número de tu apartamento.',
    ),
    desk(
      'building',
      'In the whole building',
      'En todo el edificio',
      'We probably know already. Call anyway, and we’ll tell you when it’ll be back.',
      'Lo más probable es que ya lo sepamos. Llama de todos modos y te decimos cuándo vuelve.',
    ),
    desk(
      'roof',
      'Work on the roof',
      'Obras en la azotea',
      'Roofers, painters, pigeons: tell us before they move the dish.',
      'Techadores, pintores, palomas: avísanos antes de que muevan la antena.',
    ),
  ],
});
