import { serviceCard, servicesCards } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { goTo } from '../calls-to-action.ts';
import { HOME_PHONE, SKEIN_500 } from '../offer.ts';

/** What there is to have beside the three plans. */
export const plansServices = entry(servicesCards, 'plans-services', {
  title: t('One line, four uses', 'Una línea, cuatro usos'),
  subtitle: t(
    'All of it comes in by the same strand. You add what you want, and take it off by the month.',
    'Todo entra por el mismo hilo. Agregas lo que quieras y lo quitas cuando termine el mes.',
  ),
  cards: [
    entry(serviceCard, 'plans-service-internet', {
      kind: 'internet',
      title: t('Fiber at home', 'Fibra en casa'),
      description: t(
        `<p>${SKEIN_500.speed}, 1\u00a0Gig or 2\u00a0Gig, as fast up as down.</p>`,
        `<p>${SKEIN_500.speed}, 1\u00a0Gig o 2\u00a0Gig, igual de rápido de subida que de bajada.</p>`,
      ),
      price: t(`from ${SKEIN_500.price} a month`, `desde ${SKEIN_500.price} al mes`),
      cta: goTo('plans-service-internet', 'How it works', 'Cómo funciona', '/product/internet'),
    }),
    entry(serviceCard, 'plans-service-tv', {
      kind: 'tv',
      title: t('Television', 'Televisión'),
      description: t(
        '<p>Bring the services you like. No box under the screen, and no fee for it.</p>',
        '<p>Trae los servicios que te gusten. Sin caja debajo de la pantalla ni cargo por ella.</p>',
      ),
      price: t('$0 from us', '$0 de nuestra parte'),
      cta: goTo('plans-service-tv', 'Choose how you watch', 'Elige cómo verla', '/product/tv'),
    }),
    entry(serviceCard, 'plans-service-phone', {
      kind: 'phone',
      title: t('Home phone', 'Teléfono fijo'),
      description: t(
        '<p>The number on your grandmother’s refrigerator goes on ringing.</p>',
        '<p>El número pegado en el refrigerador de tu abuela sigue sonando.</p>',
      ),
      price: t(`${HOME_PHONE} a month`, `${HOME_PHONE} al mes`),
      cta: goTo('plans-service-phone', 'Keep my number', 'Conservar mi número', '/product/phone'),
    }),
    entry(serviceCard, 'plans-service-business', {
      kind: 'business',
      title: t('Small business', 'Negocio pequeño'),
      description: t(
        '<p>For the taco truck and the office above it. The card reader works at noon.</p>',
        '<p>Para el camión de tacos y la oficina de arriba. La terminal funciona a mediodía.</p>',
      ),
      cta: goTo('plans-service-business', 'For business', 'Para negocios', '/business'),
    }),
  ],
  theme: 'mist',
  analyticsId: 'plans-services',
});
