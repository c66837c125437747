import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { callSupport, goTo } from '../calls-to-action.ts';
import { HELP_MAIL, mailLink } from '../contacts.ts';

const top = entry(hero, 'server-error-hero', {
  variant: 'imageHero',
  kicker: t('Error 500', 'Error 500'),
  title: t('Something broke on our end.', 'Algo falló de nuestro lado.'),
  subtitle: t(
    'It’s not your line, and it’s nothing you did. We know about it, and someone’s fixing it now.',
    'No es tu línea ni nada que hayas hecho. Ya lo sabemos y alguien lo está arreglando.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('server-error'),
  cta: goTo('server-error-home', 'Go to the home page', 'Ir al inicio', '/', 'button'),
  secondCta: goTo('server-error-support', 'Get help', 'Pedir ayuda', '/support', 'outline'),
  analyticsId: 'server-error-hero',
});

const next = entry(textBlock, 'server-error-next', {
  title: t('What you can do', 'Qué puedes hacer'),
  content: t(
    `<ol>
      <li>Wait a minute and reload the page. It usually doesn’t take long.</li>
      <li>If you just sent us something, look for our confirmation first. You don’t need to send it twice.</li>
      <li>If it keeps happening, write to ${mailLink(HELP_MAIL)} with the reference at the end of this page.</li>
    </ol>
    <p>Your internet service doesn’t run through this website, so it’s not affected. If you’re having trouble with your line, call us.</p>`,
    `<ol>
      <li>Espera un minuto y vuelve a cargar la página. Casi siempre se arregla pronto.</li>
      <li>Si acababas de mandar algo, busca primero nuestra confirmación; no hace falta mandarlo dos veces.</li>
      <li>Si sigue pasando, escribe a ${mailLink(HELP_MAIL)} con la referencia que está al final de esta página.</li>
    </ol>
    <p>Tu internet no pasa por este sitio y no se ve afectado. Si lo que falla es tu línea, llámanos.</p>`,
  ),
  cta: callSupport,
});

export const serverError = entry(page, 'page-server-error', {
  internalName: 'Error 500',
  slug: '/500',
  title: t('Something went wrong', 'Algo salió mal'),
  description: t('We can’t show this page right now.', 'No podemos mostrar esta página en este momento.'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, next],
});
