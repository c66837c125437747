import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { supportLink, HELP_MAIL, mailLink } from '../contacts.ts';
import { REPLY } from '../offer.ts';

const top = entry(hero, 'support-404-hero', {
  variant: 'imageHero',
  kicker: t('Support', 'Ayuda'),
  title: t('We can’t find that article.', 'No encontramos ese artículo.'),
  subtitle: t(
    'It was moved, merged or removed. The cat has the bookmark.',
    'Se cambió de lugar, se juntó con otro o se eliminó. El gato tiene el separador.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('lost-manual'),
  cta: goTo('support-404-home', 'Go to support', 'Ir a la página de ayuda', '/support', 'button'),
  secondCta: goTo(
    'support-404-austin',
    'Get help in Austin',
    'Pedir ayuda en Austin',
    '/cities/austin/support',
    'outline',
  ),
  analyticsId: 'support-404-hero',
});

const asked = entry(textBlock, 'support-404-asked', {
  title: t('What people look for most', 'Lo que más se busca'),
  content: t(
    `<ul>
      <li><a href="/support">How to restart your router</a> and what its light means</li>
      <li><a href="/wifi">Why one room is slow</a></li>
      <li>What happens when you <a href="/moving">move</a> or <a href="/legal/terms">leave</a></li>
      <li><a href="/plans">What the plans cost</a></li>
    </ul>
    <p>Or ask a person: call ${supportLink} any time, or write to ${mailLink(HELP_MAIL)} and hear back, ${REPLY.en}.</p>`,
    `<ul>
      <li><a href="/support">Cómo reiniciar tu router</a> y qué significa su luz</li>
      <li><a href="/wifi">Por qué un cuarto está lento</a></li>
      <li>Qué pasa si <a href="/moving">te mudas</a> o <a href="/legal/terms">te vas</a></li>
      <li><a href="/plans">Cuánto cuestan los planes</a></li>
    </ul>
    <p>O pregúntale a una persona: llama al ${supportLink} a cualquier hora o escribe a ${mailLink(HELP_MAIL)} y te contestamos ${REPLY.es}.</p>`,
  ),
});

export const supportNotFound = entry(page, 'page-support-404', {
  internalName: 'Support: article not found',
  slug: '/support/404',
  title: t('This help page is gone', 'Esta página de ayuda ya no está'),
  description: t('See where to find help instead.', 'Mira dónde encontrar ayuda.'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, asked],
});
