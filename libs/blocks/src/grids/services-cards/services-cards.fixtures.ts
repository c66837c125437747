import { callToAction, entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { serviceCard } from './service-card.content.ts';
import { servicesCards } from './services-cards.block.ts';

const more = (id: string, english: string, spanish: string, target: string) =>
  entry(callToAction, `cta-service-${id}`, { text: t(english, spanish), target, look: 'link' });

const internet = entry(serviceCard, 'service-internet', {
  kind: 'internet',
  title: 'Internet',
  description: t(
    '<p>Three speeds, the same both ways.</p>',
    '<p>Tres velocidades, iguales de ida y de vuelta.</p>',
  ),
  price: t('from $55 a month', 'desde $55 al mes'),
  cta: more('internet', 'See the speeds', 'Ver las velocidades', '/product/internet'),
});
const tv = entry(serviceCard, 'service-tv', {
  kind: 'tv',
  title: t('TV', 'Tele'),
  description: t(
    '<p>Bring the services you like. We add no box.</p>',
    '<p>Trae los servicios que te gusten. Sin caja nuestra.</p>',
  ),
  price: t('$0 from us', '$0 de nuestra parte'),
  cta: more('tv', 'How it works', 'Cómo funciona', '/product/tv'),
});
const phone = entry(serviceCard, 'service-phone', {
  kind: 'phone',
  title: t('Phone', 'Teléfono'),
  description: t(
    '<p>The number you have had since school.</p>',
    '<p>El número que tienes desde la escuela.</p>',
  ),
  price: t('$10 a month', '$10 al mes'),
  cta: more('phone', 'Keep my number', 'Conservar mi número', '/product/phone'),
});
const business = entry(serviceCard, 'service-business', {
  kind: 'business',
  title: t('Business', 'Negocios'),
  description: t(
    '<p>A second way out, and somebody who picks up.</p>',
    '<p>Una segunda salida, y alguien que contesta.</p>',
  ),
  cta: more('business', 'For shops', 'Para tiendas', '/business'),
});
const title = t('More than one thread', 'Más de un hilo');

export const servicesFour = entry(servicesCards, 'services-cards', {
  title,
  subtitle: t('All of it on the same line.', 'Todo por la misma línea.'),
  cards: [internet, tv, phone, business],
});
export const servicesTwo = entry(servicesCards, 'services-cards-two', {
  title,
  cards: [
    entry(serviceCard, 'service-pictured', { title: 'Internet', image: pictures.router }),
    entry(serviceCard, 'service-tv-pictured', {
      kind: 'tv',
      title: t('TV', 'Tele'),
      image: pictures.tvNight,
      price: '$0',
    }),
  ],
  theme: 'ink',
});
export const servicesNone = entry(servicesCards, 'services-cards-none', { title });
export const servicesLong = entry(servicesCards, 'services-cards-long', {
  title: longTitle,
  cards: [
    internet,
    entry(serviceCard, 'service-long', {
      kind: 'business',
      title: t(
        'A line for everything that has a plug and wants an answer',
        'Una línea para lo que se enchufa y pide respuesta',
      ),
      description: longDescription,
      price: t('from $55 a month, router included', 'desde $55 al mes, router incluido'),
    }),
    phone,
  ],
  theme: 'mist',
});
