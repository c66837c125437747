import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { salesLink } from '../contacts.ts';
import { pageForm } from '../forms.checks.ts';
import { CITIES } from '../offer.ts';

const top = entry(hero, 'check-address-hero', {
  variant: 'imageHero',
  kicker: t('Address check', 'Consulta de dirección'),
  title: t('Is the fiber at your door yet?', '¿Ya llega la fibra a tu puerta?'),
  subtitle: t(
    'Three fields, and one of three answers: yes, soon, or not yet. If you would rather talk, a person looks with you.',
    'Tres datos y una de tres respuestas: sí, pronto o todavía no. Si prefieres hablar, alguien lo mira contigo.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('network-map'),
  form: pageForm,
  analyticsId: 'check-address-hero',
});

const needed = entry(textBlock, 'check-address-needed', {
  title: t('What we need from you', 'Qué necesitamos de ti'),
  content: t(
    `<ul>
      <li><strong>The street address</strong>, with the number as it stands on the house</li>
      <li><strong>The unit</strong>, if it is an apartment: buildings are wired one by one, and sometimes floor by floor</li>
      <li><strong>The ZIP code</strong>, all five digits</li>
    </ul>
    <p>That is all. No name, no email, no Social Security number. Sales is ${salesLink}, Monday to Saturday, 8\u00a0a.m. to 8\u00a0p.m. Central.</p>`,
    `<ul>
      <li><strong>La dirección</strong>, con el número tal como está en la casa</li>
      <li><strong>La unidad</strong>, si es un apartamento: los edificios se cablean uno por uno, y a veces piso por piso</li>
      <li><strong>El código postal</strong>, con sus cinco cifras</li>
    </ul>
    <p>Eso es todo. Ni nombre, ni correo, ni número de Seguro Social. Ventas está en el ${salesLink}, de lunes a sábado, de 8\u00a0a.m. a 8\u00a0p.m., hora del centro.</p>`,
  ),
});

const answers = entry(contentBlock, 'check-address-answers', {
  variant: 'textWithImage',
  title: t('Three possible answers', 'Tres respuestas posibles'),
  description: t(
    `<ul>
      <li><strong>Yes.</strong> Fiber passes your door. You can pick an installation day in the same call.</li>
      <li><strong>Soon.</strong> We are building. You get the month we expect, and a call if it moves.</li>
      <li><strong>Not yet.</strong> No plan for your street so far. We note the address; where many people ask, we go and look.</li>
    </ul>`,
    `<ul>
      <li><strong>Sí.</strong> La fibra pasa por tu puerta. En la misma llamada puedes elegir el día de la instalación.</li>
      <li><strong>Pronto.</strong> Estamos construyendo. Te damos el mes que calculamos, y te llamamos si cambia.</li>
      <li><strong>Todavía no.</strong> Por ahora no hay plan para tu calle. Anotamos la dirección; donde pregunta mucha gente, vamos a ver.</li>
    </ul>`,
  ),
  image: art('three-homes'),
  imageSide: 'left',
  backgroundColor: 'coral-soft',
});

const why = entry(contentBlock, 'check-address-why', {
  variant: 'textWithImage',
  title: t('Why your neighbor may have it and you may not', 'Por qué tu vecino puede tenerla y tú no'),
  description: t(
    `<p>Fiber is a physical thing in a physical street. One side may hang on poles that we share, the other on conduit that somebody else filled in 1987.</p>
    <p>We serve ${CITIES.open} cities, none of them completely. A map colored by ZIP code would flatter us; the address tells the truth.</p>`,
    `<p>La fibra es una cosa física en una calle física. Una acera puede tener postes que compartimos y la otra un ducto que alguien llenó en 1987.</p>
    <p>Damos servicio en ${CITIES.open} ciudades, y en ninguna por completo. Un mapa por códigos postales nos haría quedar bien; la dirección dice la verdad.</p>`,
  ),
  image: art('hero-home-light'),
  imageSide: 'right',
});

const apartments = entry(contentBlock, 'check-address-apartments', {
  variant: 'textWithImage',
  title: t('In an apartment?', '¿Vives en un apartamento?'),
  description: t(
    '<p>Bring the unit number, and the name of the building if it has one. If we are not inside yet, we will ask the owner. A note from a tenant does more than three of our brochures.</p>',
    '<p>Ten a la mano el número de la unidad y el nombre del edificio, si lo tiene. Si aún no estamos dentro, se lo pedimos al dueño. Una nota de un inquilino logra más que tres folletos nuestros.</p>',
  ),
  image: art('apartment-block-light'),
  imageSide: 'left',
  backgroundColor: 'violet-soft',
  fullWidth: false,
  roundedBlock: true,
});

export const checkAddress = entry(page, 'page-check-address', {
  internalName: 'Address check',
  slug: '/check-address',
  title: t('Check an address for fiber', 'Consultar si hay fibra en una dirección'),
  description: t(
    'Find out whether Skein Fiber serves your address: what we need to know, whom to call and what the three answers mean.',
    'Averigua si Skein Fiber llega a tu dirección: qué datos hacen falta, a quién llamar y qué significan las tres respuestas.',
  ),
  breadcrumb: t('Address check', 'Consulta de dirección'),
  blocks: [top, needed, answers, why, apartments],
});
