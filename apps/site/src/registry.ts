import {
  accountNotFound,
  accountNotFoundModal,
  addressStatusHero,
  contentBlock,
  hero,
  textBlock,
  tvChoice,
  video,
} from '@skein/blocks';
import { createRegistry, register } from '@skein/cms-client';
import {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from '@skein/forms';
import { addressCheck, footer, header } from '@skein/shell';

/**
 * Content type → component, and when the component wakes up in the browser. No third argument: it never does.
 * `island` names a file in src/islands.
 */
export const registry = createRegistry([
  register(header, () => import('@skein/shell').then(({ Header }) => Header as never), {
    when: 'interaction',
    island: 'header',
    on: ['portal-data'],
  }),
  register(footer, () => import('@skein/shell').then(({ Footer }) => Footer as never)),
  register(
    addressCheck,
    () => import('@skein/shell').then(({ AddressCheckDialog }) => AddressCheckDialog as never),
    {
      when: 'interaction',
      island: 'address-check',
      on: ['open-address-check'],
    },
  ),
  // Of the heroes only those with a film move: one of them is the island, film and all.
  register(
    hero,
    () => import('@skein/blocks').then(({ Hero }) => Hero),
    (props) =>
      (props.variant === 'gamingHero' || props.variant === 'labsHero') && (props.film ?? props.filmWebm)
        ? { when: 'visible', island: 'hero-film' }
        : undefined,
  ),
  register(tvChoice, () => import('@skein/blocks').then(({ TvChoice }) => TvChoice)),
  register(
    video,
    () => import('@skein/blocks').then(({ Video }) => Video),
    ({ source }) => ({ when: source === 'embedded' ? 'interaction' : 'visible', island: 'video' }),
  ),
  register(contentBlock, () => import('@skein/blocks').then(({ ContentBlock }) => ContentBlock)),
  register(textBlock, () => import('@skein/blocks').then(({ TextBlock }) => TextBlock)),
  register(
    addressStatusHero,
    () => import('@skein/blocks').then(({ AddressStatusHero }) => AddressStatusHero),
    { when: 'load', island: 'address-status-hero' },
  ),
  // Forms work without script; they wake when a visitor comes near one.
  register(
    addressForm,
    () => import('@skein/forms').then(({ AddressForm }) => AddressForm),
    ({ variant }) => ({
      when: 'interaction',
      island: variant === 'forgotEmail' ? 'forgot-email-form' : 'address-form',
    }),
  ),
  register(heroSearchForm, () => import('@skein/forms').then(({ HeroSearchForm }) => HeroSearchForm), {
    when: 'interaction',
    island: 'hero-search-form',
  }),
  register(heroEmailForm, () => import('@skein/forms').then(({ HeroEmailForm }) => HeroEmailForm), {
    when: 'interaction',
    island: 'hero-email-form',
  }),
  register(faqAddressForm, () => import('@skein/forms').then(({ FaqAddressForm }) => FaqAddressForm), {
    when: 'interaction',
    island: 'faq-address-form',
  }),
  register(comingSoonSignUp, () => import('@skein/forms').then(({ ComingSoonSignUp }) => ComingSoonSignUp), {
    when: 'interaction',
    island: 'coming-soon-sign-up',
  }),
  register(
    stayConnectedForm,
    () => import('@skein/forms').then(({ StayConnectedForm }) => StayConnectedForm),
    { when: 'interaction', island: 'stay-connected-form' },
  ),
  register(accountNotFound, () => import('@skein/blocks').then(({ AccountNotFound }) => AccountNotFound)),
  // Opened by the first script: see libs/shell/src/enhance.
  register(accountNotFoundModal, () =>
    import('@skein/blocks').then(({ AccountNotFoundModal }) => AccountNotFoundModal),
  ),
]);

/** Content types that an editor may put on a page. */
export const blockTypes = [...registry.values()].map(({ type }) => type);
