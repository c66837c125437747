import { callUs, callUsColumn, card, contentGrid, video } from '@skein/blocks/content';
import { callToAction, entry, t, valuesOf } from '@skein/cms-client';
import { art } from '../art.ts';
import { nameATime } from '../call-back.ts';
import { goTo } from '../calls-to-action.ts';
import { HELP_MAIL, mailLink, salesLink, supportLink } from '../contacts.ts';
import { filmVideo } from '../films.ts';
import { REPLY } from '../offer.ts';

const numbers = entry(callUs, 'support-numbers', {
  title: t('Who would you like to talk to?', '¿Con quién quieres hablar?'),
  columns: [
    entry(callUsColumn, 'support-numbers-help', {
      title: t('Something isn’t working', 'Algo no funciona'),
      text: t(
        `<p>${supportLink}</p><p>24 hours a day, every day.</p>`,
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
  footer: t(
    `<p>Relay calls: dial 711. In writing: ${mailLink(HELP_MAIL)}, ${REPLY.en}.</p>`,
    `<p>Retransmisión: marca 711. Por escrito: ${mailLink(HELP_MAIL)}, ${REPLY.es}.</p>`,
  ),
});

/** Ways to contact support. */
export const supportContacts = entry(contentGrid, 'support-contacts', {
  variant: 'supportContacts',
  title: t('Three ways to reach a person', 'Tres maneras de hablar con alguien'),
  items: [
    entry(card, 'support-contact-chat', {
      variant: 'supportContactCard',
      kind: 'chat',
      title: t('Message us', 'Escríbenos'),
      subtitle: t('Usually answered within the hour', 'Casi siempre en menos de una hora'),
      description: t(
        '<p>Tell us what’s wrong, get on with your day and read the answer in your inbox.</p>',
        '<p>Dinos qué pasa, sigue con tu día y lee la respuesta en tu correo.</p>',
      ),
      cta: goTo('support-contact-chat', 'Write a message', 'Escribir un mensaje', '/chat', 'outline'),
    }),
    entry(card, 'support-contact-call', {
      variant: 'supportContactCard',
      kind: 'call',
      title: t('Call', 'Llama'),
      subtitle: t('Day and night', 'Día y noche'),
      description: t(
        '<p>Tell us what the light is doing. That’s enough to get started.</p>',
        '<p>Dinos qué hace la luz. Con eso basta para empezar.</p>',
      ),
      cta: entry(callToAction, 'cta-support-contact-call', {
        internalName: 'Support: the numbers',
        text: t('See the numbers', 'Ver los números'),
        target: '/support',
        look: 'outline',
        modal: numbers,
        analyticsId: 'support-contact-call',
      }),
    }),
    entry(card, 'support-contact-schedule', {
      variant: 'supportContactCard',
      kind: 'schedule',
      title: t('Get a call from us', 'Recibe una llamada'),
      subtitle: t('Monday to Friday', 'De lunes a viernes'),
      description: t(
        '<p>Leave your number and pick a time that works for you.</p>',
        '<p>Deja tu número y elige la hora que te convenga.</p>',
      ),
      cta: nameATime('support-contact-schedule'),
    }),
  ],
});

/** Questions that a film answers faster than a text. */
export const supportFilms = entry(contentGrid, 'support-films', {
  variant: 'faqVideos',
  title: t('Watch how it works', 'Mira cómo funciona'),
  items: [
    entry(video, 'support-film-line', {
      ...valuesOf(video, filmVideo('laying-a-line')),
      poster: art('installer-amber'),
      internalName: 'Support: how the line gets in',
      title: t('How does the line get into the house?', '¿Cómo entra la línea a la casa?'),
      description: t(
        'Through one small hole, on the day you pick.',
        'Por un solo agujero, el día que elijas.',
      ),
    }),
    entry(video, 'support-film-evening', {
      ...valuesOf(video, filmVideo('evening-street')),
      poster: art('porch'),
      internalName: 'Support: evenings',
      title: t('Is it slower at night?', '¿Es más lento por la noche?'),
      description: t('No. Here’s a street at eight.', 'No. Así está una calle a las ocho.'),
    }),
  ],
});

/** Links to other pages that can help. */
export const supportElsewhere = entry(contentGrid, 'support-elsewhere', {
  variant: 'stayInTouch',
  title: t('Still need help?', '¿Todavía necesitas ayuda?'),
  items: [
    entry(card, 'support-elsewhere-wifi', {
      variant: 'stayInTouchCard',
      icon: 'wifi',
      title: t('It’s the Wi-\u2060Fi', 'Es el Wi-\u2060Fi'),
      description: t(
        '<p>Walls, water and where to put the router.</p>',
        '<p>Paredes, agua y dónde poner el router.</p>',
      ),
      cta: goTo('support-elsewhere-wifi', 'Improve my Wi-\u2060Fi', 'Mejorar mi Wi-\u2060Fi', '/wifi'),
    }),
    entry(card, 'support-elsewhere-phone', {
      variant: 'stayInTouchCard',
      icon: 'phone',
      title: t('It’s the phone', 'Es el teléfono'),
      description: t(
        '<p>Your number, power outages and what calls abroad cost.</p>',
        '<p>Tu número, los apagones y lo que cuesta llamar al extranjero.</p>',
      ),
      cta: goTo('support-elsewhere-phone', 'See home phone', 'Ver el teléfono de casa', '/product/phone'),
    }),
    entry(card, 'support-elsewhere-bill', {
      variant: 'stayInTouchCard',
      icon: 'chat',
      title: t('It’s the bill', 'Es la factura'),
      description: t(
        '<p>Due dates, plan changes and how to cancel. Forgot which email it goes to? <a href="/forgot-email">Look it up by your address</a>.</p>',
        '<p>Fechas, cambios de plan y cómo cancelar. ¿No recuerdas a qué correo llega? <a href="/forgot-email">Búscalo con tu dirección</a>.</p>',
      ),
      cta: goTo('support-elsewhere-bill', 'Common questions', 'Preguntas frecuentes', '/support/faq'),
    }),
  ],
});
