import { legalContent, legalPage } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { HELP_MAIL, mailLink } from '../contacts.ts';
import { KEPT } from '../offer.ts';
import { inForce, legalNavigation } from './legal-pages.ts';

const text = entry(legalContent, 'legal-privacy-content', {
  internalName: 'Privacy: the text',
  content: t(
    `<p>To bring fiber to your home, we need to know where it is and who pays for it. This page tells you what else we know, why and when we delete it.</p>
    <h2>What we keep</h2>
    <h3>About customers</h3>
    <ul>
      <li>Name, service address, email and phone number, for as long as you are a customer and ${KEPT.bills.en} after that, because tax law requires it.</li>
      <li>Bills and payments, for the same time. Card numbers stay with the bank that takes them.</li>
      <li>What we repaired at your house and when, for three years.</li>
      <li>Technical records of the line, for ${KEPT.records.en}.</li>
    </ul>
    <h3>About people who check an address</h3>
    <p>The address, and the email if you left one. We write only about your street, and delete both ${KEPT.signUp.en} after it’s connected. If we have no plan for your street, we delete both after ${KEPT.noPlan.en}.</p>
    <h3>About people who write or apply</h3>
    <p>Messages and requests for a quote, for ${KEPT.messages.en}. Job applications, for ${KEPT.applications.en}, unless you ask us to keep yours.</p>
    <h3>About everyone who visits this site</h3>
    <p>That someone visited, but not who: we count without names. Where we ask for your consent, and only if you give it, Google Analytics counts visits, Google measures our ads and LiveChat runs the chat, each with its own cookies. Where we don’t ask, none of the three loads. <a href="/cookies">See what this site asks and keeps</a>.</p>
    <h2>What we don’t do</h2>
    <h3>Look into the line</h3>
    <p>We see how much goes through a line, because we need that to repair it. We don’t see, keep or sell what it is.</p>
    <h3>Sell anything about you</h3>
    <p>Nobody buys, rents or borrows our list of customers. Installers get your address for the day they come.</p>
    <h2>What you can ask for</h2>
    <h3>A copy, a correction or a deletion</h3>
    <p>Write to ${mailLink(HELP_MAIL)} from the email on your account. Within 30\u00a0days, we’ll send you everything we have about you on one page, correct what’s wrong, or delete what no law makes us keep.</p>
    <h3>No email at all</h3>
    <p>Reply “stop.” You’ll still hear from us about bills and outages, because you’d want to know.</p>`,
    `<p>Para llevar fibra a tu casa tenemos que saber dónde está y quién la paga. Esta página dice qué más sabemos, para qué y cuándo lo borramos.</p>
    <h2>Lo que guardamos</h2>
    <h3>Sobre los clientes</h3>
    <ul>
      <li>Nombre, dirección del servicio, correo y teléfono, mientras seas cliente y ${KEPT.bills.es} más, porque lo exige la ley fiscal.</li>
      <li>Facturas y pagos, el mismo tiempo. El número de la tarjeta se queda en el banco que la cobra.</li>
      <li>Qué reparamos en tu casa y cuándo, por tres años.</li>
      <li>Los registros técnicos de la línea, por ${KEPT.records.es}.</li>
    </ul>
    <h3>Sobre quienes consultan una dirección</h3>
    <p>La dirección, y el correo si lo dejaste. Solo escribimos sobre tu calle, y borramos las dos cosas ${KEPT.signUp.es} después de conectarla. Si no hay plan para tu calle, las borramos a los ${KEPT.noPlan.es}.</p>
    <h3>Sobre quienes nos escriben o buscan empleo</h3>
    <p>Los mensajes y las solicitudes de cotización, por ${KEPT.messages.es}. Las solicitudes de empleo, por ${KEPT.applications.es}, salvo que nos pidas guardar la tuya.</p>
    <h3>Sobre quienes visitan este sitio</h3>
    <p>Que alguien lo visitó, pero no quién: contamos sin nombres. Donde te pedimos permiso, y solo si lo das, Google Analytics cuenta las visitas, Google mide nuestros anuncios y LiveChat lleva el chat, cada uno con sus cookies. Donde no lo pedimos, no se carga ninguno de los tres. <a href="/cookies">Mira qué pide y qué guarda este sitio</a>.</p>
    <h2>Lo que no hacemos</h2>
    <h3>Mirar dentro de la línea</h3>
    <p>Vemos cuánto pasa por una línea, porque si no, no se podría reparar. Qué es lo que pasa, ni lo vemos ni lo guardamos ni lo vendemos.</p>
    <h3>Vender tus datos</h3>
    <p>Nadie compra, alquila ni pide prestada nuestra lista de clientes. Los instaladores reciben la dirección para el día en que van.</p>
    <h2>Lo que puedes pedir</h2>
    <h3>Una copia, una corrección o el borrado</h3>
    <p>Escribe a ${mailLink(HELP_MAIL)} desde el correo de tu cuenta. En 30\u00a0días recibes todo lo que tenemos de ti en una página, corregimos lo que esté mal, o borramos lo que ninguna ley nos obliga a guardar.</p>
    <h3>Ningún correo</h3>
    <p>Contesta “alto”. Los avisos de facturas y cortes sí te llegan, porque querrás saberlo.</p>`,
  ),
});

export const legalPrivacy = entry(page, 'page-legal-privacy', {
  internalName: 'Legal: privacy',
  slug: '/legal/privacy',
  title: t('Privacy', 'Privacidad'),
  description: t(
    'See what Skein Fiber knows about customers and visitors, how long we keep it, what we never do with it and how to have it corrected or deleted.',
    'Mira qué sabe Skein Fiber de clientes y visitantes, cuánto tiempo lo guarda, qué no hace nunca con eso y cómo pedir que se corrija o se borre.',
  ),
  breadcrumb: t('Privacy', 'Privacidad'),
  blocks: [
    entry(legalPage, 'legal-privacy-text', {
      title: t('Privacy', 'Privacidad'),
      navigation: legalNavigation,
      pagePath: '/legal/privacy',
      content: [text],
      notes: inForce,
    }),
  ],
});
