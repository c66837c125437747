import { serviceCard, servicesCards } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { goTo } from '../calls-to-action.ts';
import { HOME_PHONE, SKEIN_500 } from '../offer.ts';

/** Services in addition to the three plans. */
export const plansServices = entry(servicesCards, 'plans-services', {
  title: t('One line, four uses', 'Una línea, cuatro usos'),
  subtitle: t(
    'It all comes in over the same fiber. Add what you want, and drop it any month.',
    'Todo llega por la misma fibra. Agrega lo que quieras y quítalo cualquier mes.',
  ),
  cards: [
    entry(serviceCard, 'plans-service-internet', {
      kind: 'internet',
      title: t('Fiber at home', 'Fibra en casa'),
      description: t(
        `<p>${SKEIN_500.speed}, 1\u00a0Gig or 2\u00a0Gig, with uploads as fast as downloads.</p>`,
        `<p>${SKEIN_500.speed}, 1\u00a0Gig o 2\u00a0Gig, con la misma velocidad de subida y de bajada.</p>`,
      ),
      price: t(`from ${SKEIN_500.price} a month`, `desde ${SKEIN_500.price} al mes`),
      cta: goTo('plans-service-internet', 'See Skein Internet', 'Ver Skein Internet', '/product/internet'),
    }),
    entry(serviceCard, 'plans-service-tv', {
      kind: 'tv',
      title: t('Television', 'Tele'),
      description: t(
        '<p>Bring the streaming services you like. No box to rent, and no fee from us.</p>',
        '<p>Usa los servicios de streaming que te gusten. Sin decodificador y sin cargos nuestros.</p>',
      ),
      price: t('$0 from us', '$0 de nuestra parte'),
      cta: goTo('plans-service-tv', 'See TV over fiber', 'Ver tele por fibra', '/product/tv'),
    }),
    entry(serviceCard, 'plans-service-phone', {
      kind: 'phone',
      title: t('Home phone', 'Teléfono de casa'),
      description: t(
        '<p>Keep the number on Grandma’s refrigerator.</p>',
        '<p>Conserva el número que tu abuela tiene en el refrigerador.</p>',
      ),
      price: t(`${HOME_PHONE} a month`, `${HOME_PHONE} al mes`),
      cta: goTo('plans-service-phone', 'See home phone', 'Ver el teléfono de casa', '/product/phone'),
    }),
    entry(serviceCard, 'plans-service-business', {
      kind: 'business',
      title: t('Business', 'Negocios'),
      description: t(
        '<p>For the taco truck and the upstairs office. The card reader works, even at lunch rush.</p>',
        '<p>Para el camión de tacos y la oficina de arriba. El lector de tarjetas funciona hasta en la hora pico.</p>',
      ),
      cta: goTo('plans-service-business', 'See business internet', 'Ver internet para negocios', '/business'),
    }),
  ],
  theme: 'mist',
  analyticsId: 'plans-services',
});
