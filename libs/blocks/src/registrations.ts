import { register, type RegistryEntry } from '@skein/cms-client';
import { accountNotFoundModal } from './help/account-not-found-modal/account-not-found-modal.content.ts';
import { accountNotFound } from './help/account-not-found/account-not-found.content.ts';
import { addressStatusHero } from './heroes/address-status-hero/address-status-hero.content.ts';
import { broadbandCsv } from './labels/broadband-csv/broadband-csv.content.ts';
import { broadbandLabels } from './labels/broadband-labels/broadband-labels.content.ts';
import { contentBlock } from './content-blocks/content-block/content-block.content.ts';
import { faq } from './questions/faq/faq.content.ts';
import { faqVideo } from './questions/faq-video/faq-video.content.ts';
import { faqTabs } from './questions/faq-tabs/faq-tabs.content.ts';
import { contentGrid } from './grids/content-grid/content-grid.content.ts';
import { banner } from './banners/banner/banner.content.ts';
import { highlightedBlock } from './content-blocks/highlighted-block/highlighted-block.content.ts';
import { subHero } from './heroes/sub-hero/sub-hero.content.ts';
import { techSpec } from './plans/tech-spec/tech-spec.content.ts';
import { callUs } from './help/call-us/call-us.content.ts';
import { featureCard } from './plans/feature-card/feature-card.content.ts';
import { featuredContainer } from './grids/featured-container/featured-container.content.ts';
import { hero } from './heroes/hero/hero.content.ts';
import { legalPage } from './text/legal-page/legal-page.content.ts';
import { networkStatus } from './network/network-status/network-status.content.ts';
import { plansSection } from './plans/plans-section/plans-section.content.ts';
import { referralProgram } from './community/referral-program/referral-program.content.ts';
import { reviewPage } from './community/review-page/review-page.content.ts';
import { wifiCalculator } from './network/wifi-calculator/wifi-calculator.content.ts';
import { competitiveComparison } from './plans/competitive-comparison/competitive-comparison.content.ts';
import { simpleModule } from './content-blocks/simple-module/simple-module.content.ts';
import { pageHero } from './heroes/page-hero/page-hero.content.ts';
import { secondaryHero } from './heroes/secondary-hero/secondary-hero.content.ts';
import { splitHero } from './heroes/split-hero/split-hero.content.ts';
import { pageVideos } from './grids/page-videos/page-videos.content.ts';
import { signUpHero } from './heroes/sign-up-hero/sign-up-hero.content.ts';
import { textBlock } from './text/text-block/text-block.content.ts';
import { tvChoice } from './heroes/tv-choice/tv-choice.content.ts';
import { video } from './parts/video/video.content.ts';
import { appDeepLink } from './app/app-deep-link/app-deep-link.content.ts';
import { pushToAppHero } from './app/push-to-app-hero/push-to-app-hero.content.ts';
import { buttonBanner } from './banners/button-banner/button-banner.content.ts';
import { helpCenterLinks } from './help/help-center-links/help-center-links.content.ts';
import { cityInterestHero } from './heroes/city-interest-hero/city-interest-hero.content.ts';
import { cityOfficials } from './community/city-officials/city-officials.content.ts';
import { servicesCards } from './grids/services-cards/services-cards.content.ts';
import { instructionSteps } from './help/instruction-steps/instruction-steps.content.ts';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(hero, () => import('./heroes/hero/hero.tsx').then(({ Hero }) => Hero)),
  register(tvChoice, () => import('./heroes/tv-choice/tv-choice.tsx').then(({ TvChoice }) => TvChoice)),
  register(video, () => import('./parts/video/video.tsx').then(({ Video }) => Video)),
  register(contentBlock, () =>
    import('./content-blocks/content-block/content-block.tsx').then(({ ContentBlock }) => ContentBlock),
  ),
  register(contentGrid, () =>
    import('./grids/content-grid/content-grid.tsx').then(({ ContentGrid }) => ContentGrid),
  ),
  register(featuredContainer, () =>
    import('./grids/featured-container/featured-container.tsx').then(
      ({ FeaturedContainer }) => FeaturedContainer,
    ),
  ),
  register(textBlock, () => import('./text/text-block/text-block.tsx').then(({ TextBlock }) => TextBlock)),
  register(faq, () => import('./questions/faq/faq.tsx').then(({ Faq }) => Faq)),
  register(faqTabs, () => import('./questions/faq-tabs/faq-tabs.tsx').then(({ FaqTabs }) => FaqTabs)),
  register(faqVideo, () => import('./questions/faq-video/faq-video.tsx').then(({ FaqVideo }) => FaqVideo)),
  register(broadbandLabels, () =>
    import('./labels/broadband-labels/broadband-labels.tsx').then(({ BroadbandLabels }) => BroadbandLabels),
  ),
  register(broadbandCsv, () =>
    import('./labels/broadband-csv/broadband-csv.tsx').then(({ BroadbandCsv }) => BroadbandCsv),
  ),
  register(addressStatusHero, () =>
    import('./heroes/address-status-hero/address-status-hero.tsx').then(
      ({ AddressStatusHero }) => AddressStatusHero,
    ),
  ),
  register(signUpHero, () =>
    import('./heroes/sign-up-hero/sign-up-hero.tsx').then(({ SignUpHero }) => SignUpHero),
  ),
  register(accountNotFound, () =>
    import('./help/account-not-found/account-not-found.tsx').then(({ AccountNotFound }) => AccountNotFound),
  ),
  register(accountNotFoundModal, () =>
    import('./help/account-not-found-modal/account-not-found-modal.tsx').then(
      ({ AccountNotFoundModal }) => AccountNotFoundModal,
    ),
  ),
  register(plansSection, () =>
    import('./plans/plans-section/plans-section.tsx').then(({ PlansSection }) => PlansSection),
  ),
  register(featureCard, () =>
    import('./plans/feature-card/feature-card.tsx').then(({ FeatureCard }) => FeatureCard),
  ),
  register(callUs, () => import('./help/call-us/call-us.tsx').then(({ CallUs }) => CallUs)),
  register(legalPage, () => import('./text/legal-page/legal-page.tsx').then(({ LegalPage }) => LegalPage)),
  register(reviewPage, () =>
    import('./community/review-page/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  ),
  register(wifiCalculator, () =>
    import('./network/wifi-calculator/wifi-calculator.tsx').then(({ WifiCalculator }) => WifiCalculator),
  ),
  register(competitiveComparison, () =>
    import('./plans/competitive-comparison/competitive-comparison.tsx').then(
      ({ CompetitiveComparison }) => CompetitiveComparison,
    ),
  ),
  register(simpleModule, () =>
    import('./content-blocks/simple-module/simple-module.tsx').then(({ SimpleModule }) => SimpleModule),
  ),
  register(pageHero, () => import('./heroes/page-hero/page-hero.tsx').then(({ PageHero }) => PageHero)),
  register(secondaryHero, () =>
    import('./heroes/secondary-hero/secondary-hero.tsx').then(({ SecondaryHero }) => SecondaryHero),
  ),
  register(splitHero, () => import('./heroes/split-hero/split-hero.tsx').then(({ SplitHero }) => SplitHero)),
  register(pageVideos, () =>
    import('./grids/page-videos/page-videos.tsx').then(({ PageVideos }) => PageVideos),
  ),
  register(referralProgram, () =>
    import('./community/referral-program/referral-program.tsx').then(
      ({ ReferralProgram }) => ReferralProgram,
    ),
  ),
  register(networkStatus, () =>
    import('./network/network-status/network-status.tsx').then(({ NetworkStatus }) => NetworkStatus),
  ),
  register(banner, () => import('./banners/banner/banner.tsx').then(({ Banner }) => Banner)),
  register(highlightedBlock, () =>
    import('./content-blocks/highlighted-block/highlighted-block.tsx').then(
      ({ HighlightedBlock }) => HighlightedBlock,
    ),
  ),
  register(subHero, () => import('./heroes/sub-hero/sub-hero.tsx').then(({ SubHero }) => SubHero)),
  register(techSpec, () => import('./plans/tech-spec/tech-spec.tsx').then(({ TechSpec }) => TechSpec)),
  register(appDeepLink, () =>
    import('./app/app-deep-link/app-deep-link.tsx').then(({ AppDeepLink }) => AppDeepLink),
  ),
  register(pushToAppHero, () =>
    import('./app/push-to-app-hero/push-to-app-hero.tsx').then(({ PushToAppHero }) => PushToAppHero),
  ),
  register(buttonBanner, () =>
    import('./banners/button-banner/button-banner.tsx').then(({ ButtonBanner }) => ButtonBanner),
  ),
  register(helpCenterLinks, () =>
    import('./help/help-center-links/help-center-links.tsx').then(({ HelpCenterLinks }) => HelpCenterLinks),
  ),
  register(cityInterestHero, () =>
    import('./heroes/city-interest-hero/city-interest-hero.tsx').then(
      ({ CityInterestHero }) => CityInterestHero,
    ),
  ),
  register(cityOfficials, () =>
    import('./community/city-officials/city-officials.tsx').then(({ CityOfficials }) => CityOfficials),
  ),
  register(servicesCards, () =>
    import('./grids/services-cards/services-cards.tsx').then(({ ServicesCards }) => ServicesCards),
  ),
  register(instructionSteps, () =>
    import('./help/instruction-steps/instruction-steps.tsx').then(({ InstructionSteps }) => InstructionSteps),
  ),
];
