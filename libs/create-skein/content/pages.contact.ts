import { contentBlock, contentGrid, hero, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { callBack } from './forms.ts';
import { link, MAIL, pageOf, picture, PHONE } from './parts.ts';

const top = entry(hero, 'contact-hero', {
  variant: 'imageHero',
  kicker: t('About and contact', 'Quiénes somos'),
  title: t('Nineteen people and one harbor.', 'Diecinueve personas y un puerto.'),
  subtitle: t(
    'We began with a winch, a reel and the street that we live on. We still know most doors by name.',
    'Empezamos con un malacate, un carrete y la calle en que vivimos. Todavía conocemos casi cada puerta por su nombre.',
  ),
  theme: 'paper',
  layout: 'right',
  image: picture('crew', [
    'Two workers with a red cable reel at an open trench in front of a row of houses',
    'Dos trabajadores con un carrete rojo junto a una zanja abierta, frente a una fila de casas',
  ]),
  cta: link('contact-call', [`Call ${PHONE.text}`, `Llama al ${PHONE.text}`], PHONE.tel),
  secondCta: link('contact-mail', ['Write to us', 'Escríbenos'], `mailto:${MAIL}`, 'outline'),
  analyticsId: 'contact-hero',
});

const promise = (id: string, title: readonly [string, string], english: string, spanish: string) =>
  entry(textItem, `promise-${id}`, {
    variant: 'borderedTextItem',
    title: t(title[0], title[1]),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
  });

const promises = entry(contentGrid, 'contact-promises', {
  variant: 'borderedText',
  title: t('What you can hold us to', 'Lo que puedes exigirnos'),
  items: [
    promise(
      'price',
      ['One price', 'Un precio'],
      'The same for new and old customers.',
      'El mismo para clientes nuevos y antiguos.',
    ),
    promise(
      'crew',
      ['Our own crew', 'Nuestra propia cuadrilla'],
      'Whoever digs on your street is on our payroll.',
      'Quien abre tu calle está en nuestra nómina.',
    ),
    promise(
      'data',
      ['Your data stays yours', 'Tus datos son tuyos'],
      'We don’t look at what you do, and sell none of it.',
      'No miramos lo que haces ni vendemos nada de eso.',
    ),
  ],
});

const office = entry(contentBlock, 'contact-office', {
  variant: 'textWithImage',
  title: t('The office on the quay', 'La oficina del muelle'),
  description: t(
    `<p>4 Lower Quay, Port Aldry. Monday to Saturday, nine to six. There is coffee.</p><p><a href="${PHONE.tel}">${PHONE.text}</a><br><a href="mailto:${MAIL}">${MAIL}</a></p>`,
    `<p>4 Lower Quay, Port Aldry. De lunes a sábado, de nueve a seis. Hay café.</p><p><a href="${PHONE.tel}">${PHONE.text}</a><br><a href="mailto:${MAIL}">${MAIL}</a></p>`,
  ),
  image: picture('bay', [
    'A chart of the bay with the lines of the network in red',
    'Un mapa de la bahía con las líneas de la red en rojo',
  ]),
  imageSide: 'left',
  backgroundColor: 'amber-soft',
});

export const contact = pageOf(
  'contact',
  {
    slug: '/contact',
    title: ['About Windlass Fiber, and how to reach us', 'Quiénes somos y cómo encontrarnos'],
    description: [
      'Who Windlass Fiber is, what you can hold us to, where the office is, and a form to have us call you at a time of your choice.',
      'Quién es Windlass Fiber, qué puedes exigirnos, dónde está la oficina y un formulario para que te llamemos cuando quieras.',
    ],
    breadcrumb: ['About and contact', 'Quiénes somos'],
  },
  [top, promises, callBack, office],
);
