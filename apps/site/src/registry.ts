import { apartmentFinder, apartmentSearch } from '@skein/apartment-finder/content';
import { registrations as finder } from '@skein/apartment-finder/registrations';
import { registrations as blocks } from '@skein/blocks/registrations';
import { jobApplication, jobPage, openRoles, type JobPageContent } from '@skein/careers/content';
import { registrations as careers } from '@skein/careers/registrations';
import type { ServedJob } from '@skein/careers/serve';
import {
  accolades,
  animatedText,
  carouselBlock,
  featuresCarousel,
  heroCarousel,
  primaryHero,
  testimonialsModule,
  tvDemoScroll,
  type CarouselVariant,
} from '@skein/carousels/content';
import { registrations as carousels } from '@skein/carousels/registrations';
import {
  addressStatusHero,
  appDeepLink,
  broadbandCsv,
  comparisonHasToggle,
  competitiveComparison,
  contentBlock,
  contentGrid,
  faq,
  faqTabs,
  faqVideo,
  hero,
  networkStatus,
  plansSection,
  pushToAppHero,
  reviewPage,
  techSpec,
  video,
  wifiCalculator,
} from '@skein/blocks/content';
import { serviceSpace } from '@skein/cities/content';
import { registrations as cities } from '@skein/cities/registrations';
import { createRegistry, wakes } from '@skein/cms-client';
import {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  formOfProps,
  heroEmailForm,
  heroSearchForm,
  maintenanceCall,
  scheduleCall,
  requestForm,
  stayConnectedForm,
} from '@skein/forms/content';
import { registrations as forms } from '@skein/forms/registrations';
import { quiz } from '@skein/quiz/content';
import { registrations as quizzes } from '@skein/quiz/registrations';
import { addressCheck, header } from '@skein/shell/content';
import { registrations as shell } from '@skein/shell/registrations';

/** What the libraries draw: content type → component. */
const drawn = [...shell, ...blocks, ...forms, ...cities, ...carousels, ...finder, ...quizzes, ...careers];

/** A sign-up takes the address along that its page is about. */
const signsUp = { on: ['known-address'] } as const;

/** What makes a carousel of each type move. */
const carouselEnhancers: { readonly [V in CarouselVariant]: string } = {
  gamingStories: 'gaming-stories',
  videos: 'video-carousel',
  testimonials: 'carousel',
  timedList: 'carousel',
  cards: 'carousel',
};
const carousel = { when: 'visible', enhancer: 'carousel' } as const;
/** One thing alone does not move. */
const ifMany = <W>(things: readonly unknown[], wake: W) => (things.length > 1 ? wake : undefined);
const momentOf = (props: object) => ('openSlug' in props ? 'load' : 'visible');

/**
 * When a component wakes up in the browser; one that is not listed never does. `island` names a file in src/islands,
 * `enhancer` one in src/enhancers.
 */
const moments = [
  wakes(header, { when: 'interaction', island: 'header', on: ['portal-data'] }),
  wakes(addressCheck, { when: 'interaction', island: 'address-check', on: ['open-address-check'] }),
  // Films, in a block or in a hero.
  wakes(video, { when: 'visible', enhancer: 'video' }),
  wakes(hero, (props) =>
    (props.variant === 'gamingHero' || props.variant === 'labsHero') && (props.film ?? props.filmWebm)
      ? { when: 'visible', enhancer: 'video' }
      : undefined,
  ),
  // Which phone it is, and which campaign brought the visitor: pages are kept for everybody.
  wakes(appDeepLink, { when: 'load', enhancer: 'app-stores' }),
  wakes(pushToAppHero, { when: 'load', enhancer: 'push-to-app' }),
  // Its list of cities is three groups to swipe through on a phone.
  wakes(contentBlock, ({ variant }) => (variant === 'citiesMap' ? carousel : undefined)),
  wakes(carouselBlock, ({ variant, items }) =>
    ifMany(items, { when: 'visible', enhancer: carouselEnhancers[variant] }),
  ),
  wakes(testimonialsModule, ({ items }) => ifMany(items, carousel)),
  wakes(accolades, ({ items }) => ifMany(items, carousel)),
  wakes(featuresCarousel, ({ items }) => ifMany(items, carousel)),
  wakes(heroCarousel, ({ slides }) => ifMany(slides, carousel)),
  // Portal data says whether the visitor is in the experiment that the hero names.
  wakes(primaryHero, ({ items }) =>
    ifMany(items, { when: 'load', enhancer: 'primary-hero', on: ['portal-data'] }),
  ),
  wakes(animatedText, { when: 'visible', enhancer: 'animated-text' }),
  wakes(tvDemoScroll, ({ screens }) =>
    screens.length > 0 ? { when: 'visible', enhancer: 'scroll-progress' } : undefined,
  ),
  // Questions open by themselves; a link to one is followed as soon as the page is there.
  wakes(faq, (props) => ({ when: momentOf(props), enhancer: 'faq' })),
  wakes(faqTabs, (props) => ({ when: momentOf(props), enhancer: 'faq' })),
  wakes(faqVideo, { when: 'visible', enhancer: 'faq-video' }),
  // One that was drawn with an answer goes on telling how old it is.
  wakes(networkStatus, (props) => ({
    when: 'answered' in props ? 'visible' : 'interaction',
    island: 'network-status',
  })),
  // What the address names of them.
  wakes(contentGrid, ({ variant }) =>
    variant === 'supportContacts' ? { when: 'load', enhancer: 'support-contacts' } : undefined,
  ),
  wakes(broadbandCsv, { when: 'interaction', enhancer: 'broadband-csv' }),
  // Whether it is open now, and its map.
  wakes(serviceSpace, { when: 'visible', enhancer: 'service-space' }),
  // Opened by the browser itself; these follow what the visitor looks at, or remember it.
  wakes(plansSection, { when: 'visible', enhancer: 'plans' }),
  wakes(techSpec, { when: 'visible', enhancer: 'tech-spec' }),
  wakes(reviewPage, { when: 'load', enhancer: 'review' }),
  wakes(wifiCalculator, { when: 'load', enhancer: 'wifi-calculator' }),
  // Its button is there when it has something to show.
  wakes(competitiveComparison, (props) =>
    comparisonHasToggle(props) ? { when: 'interaction', enhancer: 'comparison' } : undefined,
  ),
  wakes(addressStatusHero, { when: 'load', island: 'address-status-hero' }),
  // A list at its address, to which a map comes.
  wakes(apartmentFinder, { when: 'visible', island: 'apartment-finder', ownsUrl: true }),
  wakes(apartmentSearch, { when: 'interaction', island: 'apartment-search' }),
  wakes(jobPage, ({ served }: JobPageContent & { readonly served?: ServedJob }) =>
    served?.status === 'open' && served.job.video !== undefined
      ? { when: 'visible', enhancer: 'video' }
      : undefined,
  ),
  // What says thanks, and a job that takes no applications, have nothing to wake.
  wakes(jobApplication, (props) =>
    'job' in props && props.job && !('applied' in props)
      ? { when: 'interaction', island: 'job-application' }
      : undefined,
  ),
  // A list at its address, drawn with all roles.
  wakes(openRoles, { when: 'interaction', island: 'open-roles', ownsUrl: true }),
  // At a question or the result it says so to the data layer at once; its introduction waits for the visitor.
  wakes(quiz, ({ steps = [], ...props }) =>
    steps.length > 0
      ? { when: 'query' in props ? 'load' : 'interaction', island: 'quiz', ownsUrl: true }
      : undefined,
  ),
  // Forms work without script; they wake when a visitor comes near one.
  wakes(addressForm, ({ variant }) => ({
    when: 'interaction',
    island: variant === 'forgotEmail' ? 'forgot-email-form' : 'address-form',
    ...(formOfProps(addressForm.id, { variant })?.signUp && signsUp),
  })),
  // Who has allowed the vendor's chat is not asked again.
  wakes(requestForm, (props) =>
    'liveChat' in props
      ? { when: 'load', island: 'chat-form' }
      : { when: 'interaction', island: 'request-form' },
  ),
  wakes(heroSearchForm, { when: 'interaction', island: 'hero-search-form' }),
  wakes(heroEmailForm, { when: 'interaction', island: 'hero-email-form', ...signsUp }),
  wakes(faqAddressForm, { when: 'interaction', island: 'faq-address-form' }),
  wakes(comingSoonSignUp, { when: 'interaction', island: 'coming-soon-sign-up', ...signsUp }),
  wakes(stayConnectedForm, { when: 'interaction', island: 'stay-connected-form', ...signsUp }),
  // A step that was drawn after a post without script needs none to go on.
  wakes(scheduleCall, { when: 'interaction', island: 'schedule-call' }),
  wakes(maintenanceCall, { when: 'interaction', island: 'maintenance-call' }),
];

export const registry = createRegistry(drawn, moments);

/** Content types that an editor may put on a page. */
export const blockTypes = [...registry.values()].map(({ type }) => type);
