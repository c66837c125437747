import { callUs, callUsColumn, card, contentGrid, video } from '@skein/blocks/content';
import { callToAction, entry, t, valuesOf } from '@skein/cms-client';
import { art } from '../art.ts';
import { nameATime } from '../call-back.ts';
import { goTo } from '../calls-to-action.ts';
import { supportLink, salesLink } from '../contacts.ts';
import { filmVideo } from '../films.ts';

const numbers = entry(callUs, 'support-numbers', {
  title: t('Who would you like to talk to?', '¿Con quién quieres hablar?'),
  columns: [
    entry(callUsColumn, 'support-numbers-help', {
      title: t('Something is not working', 'Algo no funciona'),
      text: t(
        `<p>${supportLink}</p><p>Every day, at any hour.</p>`,
        `<p>${supportLink}</p><p>Todos los días, a cualquier hora.</p>`,
      ),
    }),
    entry(callUsColumn, 'support-numbers-sales', {
      title: t('Before you order', 'Antes de contratar'),
      text: t(
        `<p>${salesLink}</p><p>Plans, prices and your address.</p>`,
        `<p>${salesLink}</p><p>Planes, precios y tu dirección.</p>`,
      ),
    }),
  ],
  footer: t('<p>Relay calls: dial 711.</p>', '<p>Retransmisión: marca 711.</p>'),
});

/** The ways to reach somebody. */
export const supportContacts = entry(contentGrid, 'support-contacts', {
  variant: 'supportContacts',
  title: t('Three ways to a person', 'Tres maneras de hablar con alguien'),
  items: [
    entry(card, 'support-contact-chat', {
      variant: 'supportContactCard',
      title: t('Chat', 'Chatea'),
      subtitle: t('Answers usually within the hour', 'Casi siempre en menos de una hora'),
      description: t(
        '<p>Write it down, go back to your day, and read the answer in your inbox.</p>',
        '<p>Escríbelo, sigue con tu día y lee la respuesta en tu correo.</p>',
      ),
      cta: goTo('support-contact-chat', 'Open the chat', 'Abrir el chat', '/chat'),
    }),
    entry(card, 'support-contact-call', {
      variant: 'supportContactCard',
      kind: 'call',
      title: t('Call', 'Llama'),
      subtitle: t('Day and night', 'Día y noche'),
      description: t(
        '<p>Say what the light is doing. That is plenty to start with.</p>',
        '<p>Di qué hace la luz. Con eso basta para empezar.</p>',
      ),
      cta: entry(callToAction, 'cta-support-contact-call', {
        internalName: 'Support: the numbers',
        text: t('See the numbers', 'Ver los números'),
        target: '/support',
        look: 'link',
        modal: numbers,
        analyticsId: 'support-contact-call',
      }),
    }),
    entry(card, 'support-contact-schedule', {
      variant: 'supportContactCard',
      kind: 'schedule',
      title: t('Have us call', 'Que te llamemos'),
      subtitle: t('Monday to Friday', 'De lunes a viernes'),
      description: t(
        '<p>Write your number and a half hour that suits you.</p>',
        '<p>Escribe tu número y la media hora que te convenga.</p>',
      ),
      cta: nameATime('support-contact-schedule'),
    }),
  ],
});

/** Questions that are quicker shown than told. */
export const supportFilms = entry(contentGrid, 'support-films', {
  variant: 'faqVideos',
  title: t('Quicker shown than told', 'Se ve más rápido de lo que se cuenta'),
  items: [
    entry(video, 'support-film-line', {
      ...valuesOf(video, filmVideo('laying-a-line')),
      poster: art('installer-amber'),
      internalName: 'Support: how the line gets in',
      title: t('How does the line get into the house?', '¿Cómo entra la línea a la casa?'),
      description: t('Through one hole, on a day that you pick.', 'Por un solo agujero, el día que elijas.'),
    }),
    entry(video, 'support-film-evening', {
      ...valuesOf(video, filmVideo('evening-street')),
      poster: art('street-evening'),
      internalName: 'Support: evenings',
      title: t('Is it slower in the evening?', '¿Va más lento por la noche?'),
      description: t('No. Here is the street at eight.', 'No. Así está la calle a las ocho.'),
    }),
  ],
});

/** Where to go on from here. */
export const supportElsewhere = entry(contentGrid, 'support-elsewhere', {
  variant: 'stayInTouch',
  title: t('Still tangled up?', '¿Sigue el enredo?'),
  items: [
    entry(card, 'support-elsewhere-wifi', {
      variant: 'stayInTouchCard',
      icon: 'wifi',
      title: t('It is the Wi-\u2060Fi', 'Es el wifi'),
      description: t(
        '<p>Walls, water and where the router should stand.</p>',
        '<p>Paredes, agua y dónde debe estar el router.</p>',
      ),
      cta: goTo('support-elsewhere-wifi', 'About Wi-\u2060Fi', 'Sobre el wifi', '/wifi'),
    }),
    entry(card, 'support-elsewhere-phone', {
      variant: 'stayInTouchCard',
      icon: 'phone',
      title: t('It is the telephone', 'Es el teléfono'),
      description: t(
        '<p>Numbers, power cuts and what a call abroad costs.</p>',
        '<p>Números, cortes de luz y lo que cuesta llamar al extranjero.</p>',
      ),
      cta: goTo('support-elsewhere-phone', 'About the phone', 'Sobre el teléfono', '/product/phone'),
    }),
    entry(card, 'support-elsewhere-blog', {
      variant: 'stayInTouchCard',
      icon: 'chat',
      title: t('It is curiosity', 'Es curiosidad'),
      description: t(
        '<p>What the crews found under the street this time.</p>',
        '<p>Lo que encontraron esta vez las cuadrillas bajo la calle.</p>',
      ),
      cta: goTo('support-elsewhere-blog', 'Read the blog', 'Leer el blog', '/blog'),
    }),
  ],
});
