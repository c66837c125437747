import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { helpCenterOf } from './help-center.ts';
import { ownDoors } from './own-pages.ts';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { austin } from '../cities.ts';
import { coloredTitle } from '../colored-title.ts';
import { AUSTIN_MAIL, mailLink, phoneLink } from '../contacts.ts';
import { phoneOfCity } from '../offer.ts';

const phone = phoneOfCity('austin');

const top = entry(hero, 'austin-support-hero', {
  variant: 'imageHero',
  kicker: t('Support in Austin', 'Ayuda en Austin'),
  title: t('We pick up.', 'Contestamos.'),
  subtitle: t(
    'Every hour of every day, in English and in Spanish. The first voice you hear can see your line.',
    'A todas horas, todos los días, en español y en inglés. La primera voz que oyes puede ver tu línea.',
  ),
  theme: 'ink',
  layout: 'right',
  image: art('support-desk-violet'),
  cta: entry(callToAction, 'cta-call-austin-support', {
    internalName: 'Call Austin support',
    text: t(`Call ${phone.text}`, `Llama al ${phone.text}`),
    target: phone.tel,
    analyticsId: 'call-austin-support',
  }),
  secondCta: entry(callToAction, 'cta-mail-austin', {
    internalName: 'Write to Austin support',
    text: t('Write to us', 'Escríbenos'),
    target: `mailto:${AUSTIN_MAIL}`,
    look: 'outline',
    analyticsId: 'mail-austin-support',
  }),
  analyticsId: 'austin-support-hero',
});

const contacts = entry(textBlock, 'austin-support-contacts', {
  title: t('Every way to reach us', 'Todas las formas de encontrarnos'),
  content: t(
    `<table>
      <caption>Contacts for customers in Austin</caption>
      <thead><tr><th scope="col">For</th><th scope="col">Contact</th><th scope="col">When</th></tr></thead>
      <tbody>
        <tr><th scope="row">Support by phone</th><td>${phoneLink(phone)}</td><td>24 hours, every day</td></tr>
        <tr><th scope="row">New service</th><td>${phoneLink(phone)}</td><td>Monday to Saturday, 8\u00a0a.m. to 8\u00a0p.m. Central</td></tr>
        <tr><th scope="row">Email</th><td>${mailLink(AUSTIN_MAIL)}</td><td>An answer within one working day</td></tr>
        <tr><th scope="row">Relay service</th><td>Dial 711, then ask for our number</td><td>24 hours, every day</td></tr>
      </tbody>
    </table>
    <p>Have the account’s email address or the service address at hand. We never ask for your password, on the phone or in writing.</p>`,
    `<table>
      <caption>Contactos para clientes de Austin</caption>
      <thead><tr><th scope="col">Para</th><th scope="col">Contacto</th><th scope="col">Cuándo</th></tr></thead>
      <tbody>
        <tr><th scope="row">Ayuda por teléfono</th><td>${phoneLink(phone)}</td><td>Las 24 horas, todos los días</td></tr>
        <tr><th scope="row">Servicio nuevo</th><td>${phoneLink(phone)}</td><td>De lunes a sábado, de 8\u00a0a.m. a 8\u00a0p.m., hora del centro</td></tr>
        <tr><th scope="row">Correo</th><td>${mailLink(AUSTIN_MAIL)}</td><td>Respuesta en un día hábil</td></tr>
        <tr><th scope="row">Servicio de retransmisión</th><td>Marca 711 y pide nuestro número</td><td>Las 24 horas, todos los días</td></tr>
      </tbody>
    </table>
    <p>Ten a la mano el correo de tu cuenta o la dirección del servicio. Nunca te pedimos la contraseña, ni por teléfono ni por escrito.</p>`,
  ),
  notes: t(
    '<p>Demo data: these numbers and mailboxes belong to nobody.</p>',
    '<p>Datos de demostración: estos números y correos no son de nadie.</p>',
  ),
});

export const beforeYouCall = entry(contentBlock, 'austin-support-before', {
  variant: 'textWithImage',
  title: t('Before you call: ninety seconds', 'Antes de llamar: noventa segundos'),
  description: t(
    `<ol>
      <li>Unplug the router. Count to ten, honestly.</li>
      <li>Push the thin fiber cord back into the wall jack until it clicks.</li>
      <li>Plug the router in and wait until its light stops blinking.</li>
    </ol>
    <p>This cures about half of what people call about. It cures nothing on our side, so if the light turns red, do call.</p>`,
    `<ol>
      <li>Desconecta el router. Cuenta hasta diez, sin trampa.</li>
      <li>Empuja el cable fino de fibra en la toma de la pared hasta que haga clic.</li>
      <li>Conecta el router y espera a que la luz deje de parpadear.</li>
    </ol>
    <p>Con esto se arregla cerca de la mitad de lo que nos cuentan por teléfono. De nuestro lado no arregla nada, así que, si la luz se pone roja, llámanos.</p>`,
  ),
  image: art('until-it-clicks'),
  imageSide: 'left',
  backgroundColor: 'teal-soft',
});

const outage = entry(contentBlock, 'austin-support-outage', {
  variant: 'textWithImage',
  ...coloredTitle('austin-support-outage', [
    ['When the whole street is out,', 'Cuando se cae toda la calle,'],
    ['we usually know first.', 'solemos saberlo antes que nadie.', 'coral'],
  ]),
  description: t(
    `<p>A cut line reports itself within a minute. We text everybody on it, say what broke and give a time; when the time changes, we text again.</p>
    <p>Call all the same if you have heard nothing after fifteen minutes. Yours may be the one house we cannot see.</p>`,
    `<p>Una línea cortada avisa sola en menos de un minuto. Mandamos un mensaje a todos los que dependen de ella, con lo que se rompió y una hora; si la hora cambia, mandamos otro.</p>
    <p>Llámanos de todos modos si en quince minutos no te llega nada. Puede que la tuya sea la única casa que no vemos.</p>`,
  ),
  image: art('street-violet'),
  imageSide: 'right',
  backgroundColor: 'ink',
});

export const visit = entry(contentBlock, 'austin-support-visit', {
  variant: 'textWithImage',
  title: t('If somebody has to come out', 'Si alguien tiene que ir a tu casa'),
  description: t(
    `<p>Repair visits run Monday through Saturday, 8\u00a0a.m. to 6\u00a0p.m., in two-hour windows. They are included, whoever’s dog chewed the cord.</p>
    <p>If we miss the window, a day of service comes off your next bill. You do not have to ask.</p>`,
    `<p>Las visitas de reparación son de lunes a sábado, de 8\u00a0a.m. a 6\u00a0p.m., con margen de dos horas. Van incluidas, sea de quien sea el perro que mordió el cable.</p>
    <p>Si no llegamos a tiempo, te descontamos un día de servicio en la siguiente factura. No hace falta pedirlo.</p>`,
  ),
  image: art('chewed-cord'),
  imageSide: 'left',
  backgroundColor: 'amber-soft',
  fullWidth: false,
  roundedBlock: true,
});

const closing = entry(contentBlock, 'austin-support-closing', {
  variant: 'centeredText',
  title: t('Not urgent?', '¿No corre prisa?'),
  description: t(
    '<p>Bills, moving house, slow rooms and changing plans: the common questions have their answers on the support page.</p>',
    '<p>Facturas, mudanzas, cuartos lentos y cambios de plan: las preguntas de siempre tienen respuesta en la página de ayuda.</p>',
  ),
  cta: goTo('austin-support-questions', 'Common questions', 'Preguntas frecuentes', '/support', 'outline'),
});

export const citiesAustinSupport = entry(page, 'page-cities-austin-support', {
  internalName: 'City: Austin, support',
  slug: '/cities/austin/support',
  title: t('Support in Austin: phone, email, repairs', 'Ayuda en Austin: teléfono, correo y reparaciones'),
  description: t(
    'Reach Skein Fiber in Austin by phone around the clock, by email or by relay. What to try first, outages and repair visits.',
    'Contacta a Skein Fiber en Austin por teléfono a toda hora, por correo o por retransmisión. Qué probar primero, cortes y visitas.',
  ),
  breadcrumb: t('Support', 'Ayuda'),
  city: austin,
  siteMap: 'support',
  blocks: [
    top,
    contacts,
    helpCenterOf('austin'),
    beforeYouCall,
    outage,
    visit,
    ownDoors('austin', 'support'),
    closing,
  ],
});
