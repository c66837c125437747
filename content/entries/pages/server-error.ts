import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { callSupport, goTo } from '../calls-to-action.ts';
import { HELP_MAIL, mailLink } from '../contacts.ts';

const top = entry(hero, 'server-error-hero', {
  variant: 'imageHero',
  kicker: t('Error 500', 'Error 500'),
  title: t('Something snapped on our side.', 'Algo se rompió de nuestro lado.'),
  subtitle: t(
    'It is not your line, and it is nothing you did. Somebody here has been told and is tying the ends together.',
    'No es tu línea ni nada que hayas hecho. Aquí ya lo saben, y alguien está empalmando los cabos.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('server-error'),
  cta: goTo('server-error-home', 'Back to the start', 'Volver al inicio', '/', 'button'),
  secondCta: goTo('server-error-support', 'Get help', 'Pedir ayuda', '/support', 'outline'),
  analyticsId: 'server-error-hero',
});

const next = entry(textBlock, 'server-error-next', {
  title: t('What you can do', 'Qué puedes hacer'),
  content: t(
    `<ol>
      <li>Wait a minute and load the page again. Most snaps are short.</li>
      <li>If you had just sent something, look for our confirmation first; no need to send it twice.</li>
      <li>If it keeps happening, write to ${mailLink(HELP_MAIL)} with the address of the page and the time.</li>
    </ol>
    <p>Your internet service does not run through this website and is not affected. For trouble with the line itself, call.</p>`,
    `<ol>
      <li>Espera un minuto y vuelve a cargar la página. Casi siempre dura poco.</li>
      <li>Si acababas de mandar algo, busca primero nuestra confirmación; no hace falta mandarlo dos veces.</li>
      <li>Si sigue pasando, escribe a ${mailLink(HELP_MAIL)} con la dirección de la página y la hora.</li>
    </ol>
    <p>Tu internet no pasa por este sitio y no se ve afectado. Si lo que falla es la línea, llama.</p>`,
  ),
  cta: callSupport,
});

export const serverError = entry(page, 'page-server-error', {
  internalName: 'Error 500',
  slug: '/500',
  title: t('Something went wrong', 'Algo salió mal'),
  description: t(
    'This page cannot be shown at the moment.',
    'Esta página no se puede mostrar en este momento.',
  ),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, next],
});
