import { register, type RegistryEntry } from '@skein/cms-client';
import type { ExperimentProps } from './experiments/experiment/experiment.content.ts';
import type { ExperimentHostProps } from './experiments/experiment/experiment.tsx';
import * as content from './definitions.ts';
import { hasToggle } from './plans/competitive-comparison/has-toggle.ts';

const momentOf = (props: object) => ('openSlug' in props ? 'load' : 'visible');

/**
 * The component of each content type in this library, and when it wakes in the browser. Without `when` it
 * never wakes.
 */
export const registrations: readonly RegistryEntry[] = [
  // Films, in a hero or in a block.
  register(
    content.hero,
    async () => (await import('./heroes/hero/hero.tsx')).Hero,
    (props) =>
      (props.variant === 'gamingHero' || props.variant === 'labsHero') && (props.film ?? props.filmWebm)
        ? { when: 'visible', enhancer: 'video' }
        : undefined,
  ),
  register(content.tvChoice, async () => (await import('./heroes/tv-choice/tv-choice.tsx')).TvChoice),
  register(content.video, async () => (await import('./parts/video/video.tsx')).Video, {
    when: 'visible',
    enhancer: 'video',
  }),
  // Its list of cities is three groups to swipe through on a phone.
  register(
    content.contentBlock,
    async () => (await import('./content-blocks/content-block/content-block.tsx')).ContentBlock,
    ({ variant }) => (variant === 'citiesMap' ? { when: 'visible', enhancer: 'carousel' } : undefined),
  ),
  // What the address names of them.
  register(
    content.contentGrid,
    async () => (await import('./grids/content-grid/content-grid.tsx')).ContentGrid,
    ({ variant }) =>
      variant === 'supportContacts' ? { when: 'load', enhancer: 'support-contacts' } : undefined,
  ),
  register(
    content.featuredContainer,
    async () => (await import('./grids/featured-container/featured-container.tsx')).FeaturedContainer,
  ),
  register(content.textBlock, async () => (await import('./text/text-block/text-block.tsx')).TextBlock),
  // Questions open by themselves; a link to one is followed as soon as the page is there.
  register(
    content.faq,
    async () => (await import('./questions/faq/faq.tsx')).Faq,
    (props) => ({ when: momentOf(props), enhancer: 'faq' }),
  ),
  register(
    content.faqTabs,
    async () => (await import('./questions/faq-tabs/faq-tabs.tsx')).FaqTabs,
    (props) => ({ when: momentOf(props), enhancer: 'faq' }),
  ),
  register(content.faqVideo, async () => (await import('./questions/faq-video/faq-video.tsx')).FaqVideo, {
    when: 'visible',
    enhancer: 'faq-video',
  }),
  register(
    content.broadbandLabels,
    async () => (await import('./labels/broadband-labels/broadband-labels.tsx')).BroadbandLabels,
  ),
  register(
    content.broadbandCsv,
    async () => (await import('./labels/broadband-csv/broadband-csv.tsx')).BroadbandCsv,
    { when: 'interaction', enhancer: 'broadband-csv' },
  ),
  register(
    content.addressStatusHero,
    async () => (await import('./heroes/address-status-hero/address-status-hero.tsx')).AddressStatusHero,
    { when: 'load', island: 'address-status-hero' },
  ),
  register(
    content.signUpHero,
    async () => (await import('./heroes/sign-up-hero/sign-up-hero.tsx')).SignUpHero,
  ),
  register(
    content.accountNotFound,
    async () => (await import('./help/account-not-found/account-not-found.tsx')).AccountNotFound,
  ),
  register(
    content.accountNotFoundModal,
    async () =>
      (await import('./help/account-not-found-modal/account-not-found-modal.tsx')).AccountNotFoundModal,
  ),
  // Its dialogs are opened by the browser itself; it follows what the visitor looks at.
  register(
    content.plansSection,
    async () => (await import('./plans/plans-section/plans-section.tsx')).PlansSection,
    { when: 'interaction', enhancer: 'plans' },
  ),
  register(
    content.featureCard,
    async () => (await import('./plans/feature-card/feature-card.tsx')).FeatureCard,
  ),
  register(content.callUs, async () => (await import('./help/call-us/call-us.tsx')).CallUs),
  register(content.legalPage, async () => (await import('./text/legal-page/legal-page.tsx')).LegalPage),
  register(
    content.reviewPage,
    async () => (await import('./community/review-page/review-page.tsx')).ReviewPage,
    { when: 'load', enhancer: 'review' },
  ),
  register(
    content.wifiCalculator,
    async () => (await import('./network/wifi-calculator/wifi-calculator.tsx')).WifiCalculator,
    { when: 'load', enhancer: 'wifi-calculator' },
  ),
  // Its button is there when it has something to show.
  register(
    content.competitiveComparison,
    async () =>
      (await import('./plans/competitive-comparison/competitive-comparison.tsx')).CompetitiveComparison,
    (props) => (hasToggle(props) ? { when: 'interaction', enhancer: 'comparison' } : undefined),
  ),
  register(
    content.simpleModule,
    async () => (await import('./content-blocks/simple-module/simple-module.tsx')).SimpleModule,
  ),
  register(content.pageHero, async () => (await import('./heroes/page-hero/page-hero.tsx')).PageHero),
  register(
    content.secondaryHero,
    async () => (await import('./heroes/secondary-hero/secondary-hero.tsx')).SecondaryHero,
  ),
  register(content.splitHero, async () => (await import('./heroes/split-hero/split-hero.tsx')).SplitHero),
  register(content.pageVideos, async () => (await import('./grids/page-videos/page-videos.tsx')).PageVideos),
  register(
    content.referralProgram,
    async () => (await import('./community/referral-program/referral-program.tsx')).ReferralProgram,
  ),
  // One that was drawn with an answer goes on telling how old it is.
  register(
    content.networkStatus,
    async () => (await import('./network/network-status/network-status.tsx')).NetworkStatus,
    (props) => ({ when: 'answered' in props ? 'visible' : 'interaction', island: 'network-status' }),
  ),
  register(content.banner, async () => (await import('./banners/banner/banner.tsx')).Banner),
  register(
    content.highlightedBlock,
    async () => (await import('./content-blocks/highlighted-block/highlighted-block.tsx')).HighlightedBlock,
  ),
  register(content.subHero, async () => (await import('./heroes/sub-hero/sub-hero.tsx')).SubHero),
  register(content.techSpec, async () => (await import('./plans/tech-spec/tech-spec.tsx')).TechSpec, {
    when: 'visible',
    enhancer: 'tech-spec',
  }),
  // Which phone it is, and which campaign brought the visitor: pages are kept for everybody.
  register(
    content.appDeepLink,
    async () => (await import('./app/app-deep-link/app-deep-link.tsx')).AppDeepLink,
    { when: 'load', enhancer: 'app-stores' },
  ),
  // Who has seen it is counted once it is seen.
  register<ExperimentProps, ExperimentHostProps>(
    content.experiment,
    async () => (await import('./experiments/experiment/experiment.tsx')).Experiment,
    ({ isRunning }) => (isRunning ? { when: 'visible', enhancer: 'experiment' } : undefined),
  ),
  register(
    content.pushToAppHero,
    async () => (await import('./app/push-to-app-hero/push-to-app-hero.tsx')).PushToAppHero,
    { when: 'load', enhancer: 'push-to-app' },
  ),
  register(
    content.buttonBanner,
    async () => (await import('./banners/button-banner/button-banner.tsx')).ButtonBanner,
  ),
  register(
    content.helpCenterLinks,
    async () => (await import('./help/help-center-links/help-center-links.tsx')).HelpCenterLinks,
  ),
  register(
    content.cityInterestHero,
    async () => (await import('./heroes/city-interest-hero/city-interest-hero.tsx')).CityInterestHero,
  ),
  register(
    content.cityOfficials,
    async () => (await import('./community/city-officials/city-officials.tsx')).CityOfficials,
  ),
  register(
    content.servicesCards,
    async () => (await import('./grids/services-cards/services-cards.tsx')).ServicesCards,
  ),
  register(
    content.instructionSteps,
    async () => (await import('./help/instruction-steps/instruction-steps.tsx')).InstructionSteps,
  ),
];
