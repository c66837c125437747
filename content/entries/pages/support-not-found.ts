import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { supportLink, HELP_MAIL, mailLink } from '../contacts.ts';

const top = entry(hero, 'support-404-hero', {
  variant: 'imageHero',
  kicker: t('Support', 'Ayuda'),
  title: t('That answer has left the shelf.', 'Esa respuesta ya no está en el estante.'),
  subtitle: t(
    'The article was moved, merged or thrown away. The cat has the bookmark.',
    'El artículo se cambió de lugar, se juntó con otro o se tiró. El gato tiene el separador.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('lost-manual'),
  cta: goTo('support-404-home', 'All of support', 'Toda la ayuda', '/support', 'button'),
  secondCta: goTo(
    'support-404-austin',
    'Help in Austin',
    'Ayuda en Austin',
    '/cities/austin/support',
    'outline',
  ),
  analyticsId: 'support-404-hero',
});

const asked = entry(textBlock, 'support-404-asked', {
  title: t('What people were looking for', 'Lo que la gente buscaba'),
  content: t(
    `<ul>
      <li><a href="/support">How to restart the router</a>, and what its light says</li>
      <li><a href="/wifi">Why one room is slow</a></li>
      <li>What happens when you <a href="/moving">move</a> or <a href="/legal/terms">leave</a></li>
      <li><a href="/plans">What the plans cost</a></li>
    </ul>
    <p>Or ask a person: ${supportLink} at any hour, ${mailLink(HELP_MAIL)} within a working day.</p>`,
    `<ul>
      <li><a href="/support">Cómo reiniciar el router</a>, y qué dice su luz</li>
      <li><a href="/wifi">Por qué un cuarto va lento</a></li>
      <li>Qué pasa si <a href="/moving">te mudas</a> o <a href="/legal/terms">te vas</a></li>
      <li><a href="/plans">Cuánto cuestan los planes</a></li>
    </ul>
    <p>O pregúntale a una persona: ${supportLink} a cualquier hora, ${mailLink(HELP_MAIL)} en un día hábil.</p>`,
  ),
});

export const supportNotFound = entry(page, 'page-support-404', {
  internalName: 'Support: article not found',
  slug: '/support/404',
  title: t('This help page is gone', 'Esta página de ayuda ya no está'),
  description: t('Where to find help instead.', 'Dónde encontrar ayuda en su lugar.'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, asked],
});
