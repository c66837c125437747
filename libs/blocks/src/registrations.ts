import { register, type RegistryEntry } from '@skein/cms-client';
import { accountNotFoundModal } from './account-not-found-modal/account-not-found-modal.content.ts';
import { accountNotFound } from './account-not-found/account-not-found.content.ts';
import { addressStatusHero } from './address-status-hero/address-status-hero.content.ts';
import { broadbandCsv } from './broadband-csv/broadband-csv.content.ts';
import { broadbandLabels } from './broadband-labels/broadband-labels.content.ts';
import { contentBlock } from './content-block/content-block.content.ts';
import { faq } from './faq/faq.content.ts';
import { faqVideo } from './faq-video/faq-video.content.ts';
import { faqTabs } from './faq-tabs/faq-tabs.content.ts';
import { contentGrid } from './content-grid/content-grid.content.ts';
import { banner } from './banner/banner.content.ts';
import { highlightedBlock } from './highlighted-block/highlighted-block.content.ts';
import { subHero } from './sub-hero/sub-hero.content.ts';
import { techSpec } from './tech-spec/tech-spec.content.ts';
import { callUs } from './call-us/call-us.content.ts';
import { featureCard } from './feature-card/feature-card.content.ts';
import { featuredContainer } from './featured-container/featured-container.content.ts';
import { hero } from './hero/hero.content.ts';
import { legalPage } from './legal-page/legal-page.content.ts';
import { networkStatus } from './network-status/network-status.content.ts';
import { plansSection } from './plans-section/plans-section.content.ts';
import { referralProgram } from './referral-program/referral-program.content.ts';
import { reviewPage } from './review-page/review-page.content.ts';
import { wifiCalculator } from './wifi-calculator/wifi-calculator.content.ts';
import { competitiveComparison } from './competitive-comparison/competitive-comparison.content.ts';
import { simpleModule } from './simple-module/simple-module.content.ts';
import { pageHero } from './page-hero/page-hero.content.ts';
import { secondaryHero } from './secondary-hero/secondary-hero.content.ts';
import { splitHero } from './split-hero/split-hero.content.ts';
import { pageVideos } from './page-videos/page-videos.content.ts';
import { signUpHero } from './sign-up-hero/sign-up-hero.content.ts';
import { textBlock } from './text-block/text-block.content.ts';
import { tvChoice } from './tv-choice/tv-choice.content.ts';
import { video } from './video/video.content.ts';
import { appDeepLink } from './app-deep-link/app-deep-link.content.ts';
import { pushToAppHero } from './push-to-app-hero/push-to-app-hero.content.ts';
import { buttonBanner } from './button-banner/button-banner.content.ts';
import { helpCenterLinks } from './help-center-links/help-center-links.content.ts';
import { cityInterestHero } from './city-interest-hero/city-interest-hero.content.ts';
import { cityOfficials } from './city-officials/city-officials.content.ts';
import { servicesCards } from './services-cards/services-cards.content.ts';
import { instructionSteps } from './instruction-steps/instruction-steps.content.ts';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(hero, () => import('./hero/hero.tsx').then(({ Hero }) => Hero)),
  register(tvChoice, () => import('./tv-choice/tv-choice.tsx').then(({ TvChoice }) => TvChoice)),
  register(video, () => import('./video/video.tsx').then(({ Video }) => Video)),
  register(contentBlock, () =>
    import('./content-block/content-block.tsx').then(({ ContentBlock }) => ContentBlock),
  ),
  register(contentGrid, () =>
    import('./content-grid/content-grid.tsx').then(({ ContentGrid }) => ContentGrid),
  ),
  register(featuredContainer, () =>
    import('./featured-container/featured-container.tsx').then(({ FeaturedContainer }) => FeaturedContainer),
  ),
  register(textBlock, () => import('./text-block/text-block.tsx').then(({ TextBlock }) => TextBlock)),
  register(faq, () => import('./faq/faq.tsx').then(({ Faq }) => Faq)),
  register(faqTabs, () => import('./faq-tabs/faq-tabs.tsx').then(({ FaqTabs }) => FaqTabs)),
  register(faqVideo, () => import('./faq-video/faq-video.tsx').then(({ FaqVideo }) => FaqVideo)),
  register(broadbandLabels, () =>
    import('./broadband-labels/broadband-labels.tsx').then(({ BroadbandLabels }) => BroadbandLabels),
  ),
  register(broadbandCsv, () =>
    import('./broadband-csv/broadband-csv.tsx').then(({ BroadbandCsv }) => BroadbandCsv),
  ),
  register(addressStatusHero, () =>
    import('./address-status-hero/address-status-hero.tsx').then(
      ({ AddressStatusHero }) => AddressStatusHero,
    ),
  ),
  register(signUpHero, () => import('./sign-up-hero/sign-up-hero.tsx').then(({ SignUpHero }) => SignUpHero)),
  register(accountNotFound, () =>
    import('./account-not-found/account-not-found.tsx').then(({ AccountNotFound }) => AccountNotFound),
  ),
  register(accountNotFoundModal, () =>
    import('./account-not-found-modal/account-not-found-modal.tsx').then(
      ({ AccountNotFoundModal }) => AccountNotFoundModal,
    ),
  ),
  register(plansSection, () =>
    import('./plans-section/plans-section.tsx').then(({ PlansSection }) => PlansSection),
  ),
  register(featureCard, () =>
    import('./feature-card/feature-card.tsx').then(({ FeatureCard }) => FeatureCard),
  ),
  register(callUs, () => import('./call-us/call-us.tsx').then(({ CallUs }) => CallUs)),
  register(legalPage, () => import('./legal-page/legal-page.tsx').then(({ LegalPage }) => LegalPage)),
  register(reviewPage, () => import('./review-page/review-page.tsx').then(({ ReviewPage }) => ReviewPage)),
  register(wifiCalculator, () =>
    import('./wifi-calculator/wifi-calculator.tsx').then(({ WifiCalculator }) => WifiCalculator),
  ),
  register(competitiveComparison, () =>
    import('./competitive-comparison/competitive-comparison.tsx').then(
      ({ CompetitiveComparison }) => CompetitiveComparison,
    ),
  ),
  register(simpleModule, () =>
    import('./simple-module/simple-module.tsx').then(({ SimpleModule }) => SimpleModule),
  ),
  register(pageHero, () => import('./page-hero/page-hero.tsx').then(({ PageHero }) => PageHero)),
  register(secondaryHero, () =>
    import('./secondary-hero/secondary-hero.tsx').then(({ SecondaryHero }) => SecondaryHero),
  ),
  register(splitHero, () => import('./split-hero/split-hero.tsx').then(({ SplitHero }) => SplitHero)),
  register(pageVideos, () => import('./page-videos/page-videos.tsx').then(({ PageVideos }) => PageVideos)),
  register(referralProgram, () =>
    import('./referral-program/referral-program.tsx').then(({ ReferralProgram }) => ReferralProgram),
  ),
  register(networkStatus, () =>
    import('./network-status/network-status.tsx').then(({ NetworkStatus }) => NetworkStatus),
  ),
  register(banner, () => import('./banner/banner.tsx').then(({ Banner }) => Banner)),
  register(highlightedBlock, () =>
    import('./highlighted-block/highlighted-block.tsx').then(({ HighlightedBlock }) => HighlightedBlock),
  ),
  register(subHero, () => import('./sub-hero/sub-hero.tsx').then(({ SubHero }) => SubHero)),
  register(techSpec, () => import('./tech-spec/tech-spec.tsx').then(({ TechSpec }) => TechSpec)),
  register(appDeepLink, () =>
    import('./app-deep-link/app-deep-link.tsx').then(({ AppDeepLink }) => AppDeepLink),
  ),
  register(pushToAppHero, () =>
    import('./push-to-app-hero/push-to-app-hero.tsx').then(({ PushToAppHero }) => PushToAppHero),
  ),
  register(buttonBanner, () =>
    import('./button-banner/button-banner.tsx').then(({ ButtonBanner }) => ButtonBanner),
  ),
  register(helpCenterLinks, () =>
    import('./help-center-links/help-center-links.tsx').then(({ HelpCenterLinks }) => HelpCenterLinks),
  ),
  register(cityInterestHero, () =>
    import('./city-interest-hero/city-interest-hero.tsx').then(({ CityInterestHero }) => CityInterestHero),
  ),
  register(cityOfficials, () =>
    import('./city-officials/city-officials.tsx').then(({ CityOfficials }) => CityOfficials),
  ),
  register(servicesCards, () =>
    import('./services-cards/services-cards.tsx').then(({ ServicesCards }) => ServicesCards),
  ),
  register(instructionSteps, () =>
    import('./instruction-steps/instruction-steps.tsx').then(({ InstructionSteps }) => InstructionSteps),
  ),
];
