import { legalContent, legalPage } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { HELP_MAIL, mailLink } from '../contacts.ts';
import { inForce, legalNavigation } from './legal-pages.ts';

const text = entry(legalContent, 'legal-privacy-content', {
  internalName: 'Privacy: the text',
  content: t(
    `<p>To bring light to a house we have to know where it stands and who pays for it. This page says what else we know, why, and when we forget it.</p>
    <h2>What we keep</h2>
    <h3>Of customers</h3>
    <ul>
      <li>Name, service address, email and phone number, for as long as you are a customer and seven years after that, because the tax office asks.</li>
      <li>Bills and payments, for the same time. Card numbers stay with the bank that takes them.</li>
      <li>What we repaired at your house and when, for three years.</li>
    </ul>
    <h3>Of people who ask about an address</h3>
    <p>The address, and the email if you left one. We write once, when your street is ready, and delete both a month later.</p>
    <h3>Of everybody who opens these pages</h3>
    <p>That somebody opened them. Not who: counting works without a name, and nothing in it leads back to you.</p>
    <h2>What we do not do</h2>
    <h3>Look into the line</h3>
    <p>We see how much goes through a line, because otherwise it could not be repaired. We do not see, keep or sell what it is.</p>
    <h3>Sell anything about you</h3>
    <p>Nobody buys, rents or borrows our list of customers. Installers get the address for the day on which they come.</p>
    <h2>What you can ask for</h2>
    <h3>A copy, a correction, the end of it</h3>
    <p>Write to ${mailLink(HELP_MAIL)} from the email that we know. Within 30\u00a0days you get everything that we have of you on one page, we mend what is wrong on it, or we delete what no law makes us keep.</p>
    <h3>No email at all</h3>
    <p>Reply “stop”. Bills and outages still reach you, since you would want to know.</p>`,
    `<p>Para llevar luz a una casa hay que saber dónde está y quién la paga. Esta página dice qué más sabemos, para qué, y cuándo lo olvidamos.</p>
    <h2>Lo que guardamos</h2>
    <h3>De los clientes</h3>
    <ul>
      <li>Nombre, dirección del servicio, correo y teléfono, mientras seas cliente y siete años más, porque los pide la oficina de impuestos.</li>
      <li>Facturas y pagos, el mismo tiempo. El número de la tarjeta se queda en el banco que la cobra.</li>
      <li>Qué reparamos en tu casa y cuándo, por tres años.</li>
    </ul>
    <h3>De quien pregunta por una dirección</h3>
    <p>La dirección, y el correo si lo dejaste. Escribimos una vez, cuando tu calle esté lista, y un mes después borramos las dos cosas.</p>
    <h3>De quien abre estas páginas</h3>
    <p>Que alguien las abrió. No quién: para contar no hace falta un nombre, y nada en la cuenta lleva hasta ti.</p>
    <h2>Lo que no hacemos</h2>
    <h3>Mirar dentro de la línea</h3>
    <p>Vemos cuánto pasa por una línea, porque si no, no se podría reparar. Qué es lo que pasa, ni lo vemos ni lo guardamos ni lo vendemos.</p>
    <h3>Vender algo sobre ti</h3>
    <p>Nadie compra, renta ni toma prestada nuestra lista de clientes. Los instaladores reciben la dirección para el día en que van.</p>
    <h2>Lo que puedes pedir</h2>
    <h3>Una copia, una corrección, el final</h3>
    <p>Escribe a ${mailLink(HELP_MAIL)} desde el correo que conocemos. En 30\u00a0días recibes todo lo que tenemos de ti en una página, corregimos lo que esté mal, o borramos lo que ninguna ley nos obliga a guardar.</p>
    <h3>Ningún correo</h3>
    <p>Contesta “alto”. Las facturas y los cortes sí te llegan, porque eso querrás saberlo.</p>`,
  ),
});

export const legalPrivacy = entry(page, 'page-legal-privacy', {
  internalName: 'Legal: privacy',
  slug: '/legal/privacy',
  title: t('Privacy', 'Privacidad'),
  description: t(
    'What Skein Fiber knows of customers and visitors, for how long, and how to have it corrected or deleted.',
    'Lo que Skein Fiber sabe de clientes y visitantes, por cuánto tiempo, y cómo corregirlo o borrarlo.',
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
