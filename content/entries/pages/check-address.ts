import { card, contentBlock, contentGrid, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { CHECK_AVAILABILITY } from '../calls-to-action.ts';
import { SALES_HOURS, salesLink } from '../contacts.ts';
import { pageForm } from '../forms.checks.ts';
import { CITIES } from '../offer.ts';
import { planChoice } from './plans.cards.ts';

const top = entry(hero, 'check-address-hero', {
  variant: 'imageHero',
  kicker: CHECK_AVAILABILITY,
  title: t('See if fiber reaches you', 'Mira si la fibra llega a tu casa'),
  subtitle: t(
    'Fill in three fields and get one of three answers: yes, soon or not yet. Rather talk? We’ll check with you by phone.',
    'Danos tres datos y recibe una de tres respuestas: sí, pronto o todavía no. ¿Prefieres hablar? Lo vemos contigo por teléfono.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('network-map'),
  form: pageForm,
  analyticsId: 'check-address-hero',
});

const choice = planChoice(
  'check-address-plans',
  t('Have a speed in mind?', '¿Ya tienes una velocidad en mente?'),
  t(
    '<p>Pick one, and the answer is about that plan. You can change your mind any day.</p>',
    '<p>Elige una y la respuesta será sobre ese plan. Puedes cambiar cualquier día.</p>',
  ),
);

const needed = entry(textBlock, 'check-address-needed', {
  title: t('What we need from you', 'Qué necesitamos de ti'),
  content: t(
    `<ul>
      <li><strong>The street address</strong>, with the number the way it’s shown on the house</li>
      <li><strong>The unit</strong>, if it’s an apartment: buildings are wired one by one, and sometimes floor by floor</li>
      <li><strong>The ZIP code</strong>, all five digits</li>
    </ul>
    <p>That’s all. No name, no email, no Social Security number. Or call sales at ${salesLink}, ${SALES_HOURS.en}.</p>`,
    `<ul>
      <li><strong>La dirección</strong>, con el número tal como aparece en la casa</li>
      <li><strong>El apartamento</strong>, si vives en un edificio: los edificios se cablean uno por uno, y a veces piso por piso</li>
      <li><strong>El código postal</strong>, con sus cinco cifras</li>
    </ul>
    <p>Eso es todo. Ni nombre, ni correo, ni número de Seguro Social. También puedes llamar a ventas al ${salesLink}, de ${SALES_HOURS.es}.</p>`,
  ),
});

const answers = entry(contentGrid, 'check-address-answers', {
  variant: 'neighborhoodBenefits',
  title: t('Three possible answers', 'Tres respuestas posibles'),
  items: [
    entry(card, 'check-address-answer-yes', {
      variant: 'neighborhoodCard',
      icon: 'check',
      title: t('Yes', 'Sí'),
      description: t(
        '<p>Fiber passes your door. Pick a plan here, then call us to choose an installation day.</p>',
        '<p>La fibra pasa por tu puerta. Elige un plan aquí y llámanos para escoger el día de la instalación.</p>',
      ),
    }),
    entry(card, 'check-address-answer-soon', {
      variant: 'neighborhoodCard',
      icon: 'clock',
      title: t('Soon', 'Pronto'),
      description: t(
        '<p>We’re building. Leave an email on the next page, and we’ll tell you the month.</p>',
        '<p>Estamos construyendo. Deja tu correo en la siguiente página y te decimos en qué mes.</p>',
      ),
    }),
    entry(card, 'check-address-answer-not-yet', {
      variant: 'neighborhoodCard',
      icon: 'mail',
      title: t('Not yet', 'Todavía no'),
      description: t(
        '<p>No plans for your street so far. We’ll save your address; where enough people ask, we go take a look.</p>',
        '<p>Por ahora no hay plan para tu calle. Guardamos tu dirección; donde pregunta mucha gente, vamos a ver.</p>',
      ),
    }),
  ],
});

const why = entry(contentBlock, 'check-address-why', {
  variant: 'textWithImage',
  title: t('Why your neighbor may have it and you don’t', 'Por qué tu vecino puede tener fibra y tú no'),
  description: t(
    `<p>Fiber gets built one street at a time. One side of yours may have poles we share; the other may have a conduit someone filled up in 1987.</p>
    <p>We serve ${CITIES.open} cities, none of them completely. A map by ZIP code would make us look good; your address tells the truth.</p>`,
    `<p>La fibra se construye calle por calle. De un lado puede haber postes que compartimos; del otro, un ducto que alguien llenó en 1987.</p>
    <p>Damos servicio en ${CITIES.open} ciudades, y en ninguna por completo. Un mapa por códigos postales nos haría quedar bien; tu dirección dice la verdad.</p>`,
  ),
  image: art('hero-home-light'),
  imageSide: 'right',
});

const apartments = entry(contentBlock, 'check-address-apartments', {
  variant: 'textWithImage',
  title: t('Live in an apartment?', '¿Vives en un apartamento?'),
  description: t(
    '<p>Have your unit number ready, and the building’s name if it has one. If we’re not in there yet, we’ll ask the owner. Owners listen to tenants sooner than to us.</p>',
    '<p>Ten a la mano el número del apartamento y el nombre del edificio, si lo tiene. Si aún no estamos dentro, se lo pedimos al dueño. Una nota de un inquilino logra más que tres folletos nuestros.</p>',
  ),
  image: art('letter-and-phone'),
  imageSide: 'left',
  backgroundColor: 'violet-soft',
  fullWidth: false,
  roundedBlock: true,
});

export const checkAddress = entry(page, 'page-check-address', {
  internalName: 'Address check',
  slug: '/check-address',
  title: t('Check availability of fiber internet', 'Ver cobertura de internet de fibra'),
  description: t(
    'Check if Skein Fiber reaches your address in half a minute. No name or email needed. See what we ask, who to call and what each answer means.',
    'Consulta en medio minuto si Skein Fiber llega a tu dirección, sin dar tu nombre ni tu correo. Mira qué pedimos y qué significa cada respuesta.',
  ),
  breadcrumb: CHECK_AVAILABILITY,
  blocks: [top, choice, needed, answers, why, apartments],
});
