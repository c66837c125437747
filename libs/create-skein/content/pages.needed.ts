import { hero, pageHero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { pageForm } from './forms.ts';
import { link, pageOf, picture } from './parts.ts';

const inFog = picture('fog', ['A boat and a lighthouse in the fog', 'Un bote y un faro en la niebla']);

export const checkAddressPage = pageOf(
  'check-address',
  {
    slug: '/check-address',
    title: ['Check an address', 'Consultar una dirección'],
    description: [
      'Ask whether Windlass Fiber reaches an address in Aldry Bay. A person looks at the map and writes back within one business day.',
      'Pregunta si Windlass Fiber llega a una dirección de Aldry Bay. Una persona mira el mapa y te responde en un día hábil.',
    ],
    breadcrumb: ['Check an address', 'Consultar una dirección'],
  },
  [
    entry(pageHero, 'check-address-hero', {
      title: t('Does our line reach your door?', '¿Llega nuestra línea a tu puerta?'),
      subtitle: t(
        'Tell us the address and where to write. We keep both until you have an answer.',
        'Dinos la dirección y adónde escribirte. Guardamos ambas hasta que tengas respuesta.',
      ),
      image: picture('wall-box', [
        'A technician fits a white box to the outside wall of a house',
        'Una técnica coloca una caja blanca en la pared exterior de una casa',
      ]),
      form: pageForm,
      theme: 'mist',
    }),
  ],
);

export const sent = pageOf(
  'sent',
  {
    slug: '/check-address/sent',
    title: ['We have it', 'Ya lo tenemos'],
    description: ['What you sent has arrived.', 'Lo que enviaste ha llegado.'],
    breadcrumb: ['Sent', 'Enviado'],
    hidden: true,
  },
  [
    entry(hero, 'sent-hero', {
      variant: 'imageHero',
      title: t('Thank you. We have it.', 'Gracias. Ya lo tenemos.'),
      subtitle: t(
        'A person looks at the map and writes back within one business day.',
        'Una persona mira el mapa y te responde en un día hábil.',
      ),
      theme: 'mist',
      layout: 'right',
      image: picture('harbor-morning', [
        'Painted houses by a harbor in the morning, with two sailing boats',
        'Casas de colores junto a un puerto por la mañana, con dos veleros',
      ]),
      cta: link('sent-plans', ['Look at the plans', 'Ver los planes'], '/plans'),
    }),
  ],
);

const error = (id: '404' | '500', title: readonly [string, string], subtitle: readonly [string, string]) =>
  pageOf(id, { slug: `/${id}`, title, description: subtitle, breadcrumb: title, hidden: true }, [
    entry(hero, `error-${id}`, {
      variant: 'imageHero',
      kicker: t(`Error ${id}`, `Error ${id}`),
      title: t(title[0], title[1]),
      subtitle: t(subtitle[0], subtitle[1]),
      theme: 'mist',
      layout: 'right',
      image: inFog,
      cta: link(`error-${id}-home`, ['Go to the home page', 'Ir al inicio'], '/'),
      secondCta: link(`error-${id}-help`, ['Get help', 'Pedir ayuda'], '/help', 'outline'),
    }),
  ]);

export const notFound = error(
  '404',
  ['This page is lost at sea.', 'Esta página se perdió en el mar.'],
  ['It may have moved, or it never was.', 'Quizá cambió de lugar, o nunca existió.'],
);
export const serverError = error(
  '500',
  ['Something broke on our side.', 'Algo falló de nuestro lado.'],
  ['It is not your line. Try again in a minute.', 'No es tu línea. Inténtalo en un minuto.'],
);
