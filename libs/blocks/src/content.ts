import type { AnyEntryType } from '@skein/cms-client';
import { accountNotFoundModal } from './account-not-found-modal/account-not-found-modal.content.ts';
import { accountNotFound } from './account-not-found/account-not-found.content.ts';
import { addressStatusHero } from './address-status-hero/address-status-hero.content.ts';
import { broadbandCsv, csvDownload } from './broadband-csv/broadband-csv.content.ts';
import { broadbandPlan } from './broadband-label/broadband-plan.content.ts';
import { broadbandSpeed, broadbandTerms } from './broadband-label/broadband-terms.content.ts';
import { broadbandLabels } from './broadband-labels/broadband-labels.content.ts';
import { contentBlock } from './content-block/content-block.content.ts';
import { socialItem } from './content-block/stay-in-touch/stay-in-touch.content.ts';
import { faq } from './faq/faq.content.ts';
import { faqItem } from './faq-questions/faq-item.content.ts';
import { faqVideo } from './faq-video/faq-video.content.ts';
import { faqTabs } from './faq-tabs/faq-tabs.content.ts';
import { faqTab } from './faq-tabs/shared/faq-tab.content.ts';
import { contentGrid } from './content-grid/content-grid.content.ts';
import { card } from './content-grid/items/card.content.ts';
import { textItem } from './content-grid/items/text-item.content.ts';
import { banner } from './banner/banner.content.ts';
import { highlightedBlock } from './highlighted-block/highlighted-block.content.ts';
import { subHero } from './sub-hero/sub-hero.content.ts';
import { techSpec } from './tech-spec/tech-spec.content.ts';
import { callUsColumn } from './call-us/call-us-column.content.ts';
import { callUs } from './call-us/call-us.content.ts';
import { featureCard } from './feature-card/feature-card.content.ts';
import { featuredContainer } from './featured-container/featured-container.content.ts';
import { post } from './featured-container/frame/post.content.ts';
import { hero } from './hero/hero.content.ts';
import { heroPortrait } from './hero/officials-hero/hero-portrait.content.ts';
import { legalContent } from './legal-page/legal-content.content.ts';
import { legalPage } from './legal-page/legal-page.content.ts';
import { planCard } from './plans-section/plan-card.content.ts';
import { networkStatus } from './network-status/network-status.content.ts';
import { plansSection } from './plans-section/plans-section.content.ts';
import { referralProgram } from './referral-program/referral-program.content.ts';
import { referralStep } from './referral-program/referral-step.content.ts';
import { reviewCity } from './review-page/review-city.content.ts';
import { reviewPage } from './review-page/review-page.content.ts';
import { reviewState } from './review-page/review-state.content.ts';
import { wifiCalculator } from './wifi-calculator/wifi-calculator.content.ts';
import { competitiveComparison } from './competitive-comparison/competitive-comparison.content.ts';
import { simpleModule } from './simple-module/simple-module.content.ts';
import { pageHero } from './page-hero/page-hero.content.ts';
import { secondaryHero } from './secondary-hero/secondary-hero.content.ts';
import { splitHero } from './split-hero/split-hero.content.ts';
import { pageVideos } from './page-videos/page-videos.content.ts';
import {
  comparedFeature,
  comparedProvider,
  comparedValue,
} from './competitive-comparison/compared-feature.content.ts';
import { deviceCategory, deviceSpeed, wifiDevice } from './wifi-calculator/wifi-device.content.ts';
import { wifiRouter } from './wifi-calculator/wifi-router.content.ts';
import { signUpHero } from './sign-up-hero/sign-up-hero.content.ts';
import { tableColumn } from './spec-table/table-column.content.ts';
import { tableRow } from './spec-table/table-row.content.ts';
import { textBlock } from './text-block/text-block.content.ts';
import { coloredText } from './title/title.content.ts';
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
import { official } from './city-officials/official.content.ts';
import { serviceCard } from './services-cards/service-card.content.ts';
import { instructionStep } from './instruction-steps/instruction-step.content.ts';

export { accountNotFound, type AccountNotFoundProps } from './account-not-found/account-not-found.content.ts';
export {
  accountNotFoundModal,
  type AccountNotFoundModalProps,
} from './account-not-found-modal/account-not-found-modal.content.ts';
export {
  addressStatusHero,
  type AddressStatusHeroProps,
} from './address-status-hero/address-status-hero.content.ts';
export { banner, type BannerProps } from './banner/banner.content.ts';
export {
  highlightedBlock,
  type HighlightedBlockProps,
} from './highlighted-block/highlighted-block.content.ts';
export { subHero, type SubHeroProps } from './sub-hero/sub-hero.content.ts';
export { techSpec, type TechSpecProps } from './tech-spec/tech-spec.content.ts';
export { callUsColumn, type CallUsColumnProps } from './call-us/call-us-column.content.ts';
export { callUs, type CallUsProps } from './call-us/call-us.content.ts';
export {
  broadbandCsv,
  csvDownload,
  type BroadbandCsvProps,
  type CsvDownload,
} from './broadband-csv/broadband-csv.content.ts';
export { broadbandPlan, type BroadbandPlan } from './broadband-label/broadband-plan.content.ts';
export {
  broadbandSpeed,
  broadbandTerms,
  type BroadbandSpeed,
  type BroadbandTerms,
} from './broadband-label/broadband-terms.content.ts';
export { isSoldIn, labelRecord } from './broadband-label/label-record.ts';
export { broadbandLabels, type BroadbandLabelsProps } from './broadband-labels/broadband-labels.content.ts';
export {
  contentBlock,
  type ContentBlockProps,
  type ContentBlockVariant,
} from './content-block/content-block.content.ts';
export {
  contentGrid,
  type ContentGridProps,
  type ContentGridVariant,
} from './content-grid/content-grid.content.ts';
export { card } from './content-grid/items/card.content.ts';
export { textItem } from './content-grid/items/text-item.content.ts';
export {
  featuredContainer,
  type FeaturedContainerProps,
  type FeaturedContainerVariant,
} from './featured-container/featured-container.content.ts';
export { post, type Post } from './featured-container/frame/post.content.ts';
export { socialItem, type SocialItem } from './content-block/stay-in-touch/stay-in-touch.content.ts';
export { faq, type FaqProps } from './faq/faq.content.ts';
export { faqItem, type FaqItemProps } from './faq-questions/faq-item.content.ts';
export { faqOfProps, type FaqOfProps } from './faq-links/faq-of-props.ts';
export { keptEmail } from './address-label/kept-email.ts';
export type { FaqAddress } from './faq-questions/faq-address.ts';
export { faqSlug } from './faq-questions/faq-slug.ts';
export { FAQ_SLUG_PARAM } from './faq-questions/faq.constants.ts';
export { faqVideo, type FaqVideoProps } from './faq-video/faq-video.content.ts';
export { faqTabs, type FaqTabsProps, type FaqTabsVariant } from './faq-tabs/faq-tabs.content.ts';
export { faqTab, type FaqTabProps } from './faq-tabs/shared/faq-tab.content.ts';
export { featureCard, type FeatureCardProps } from './feature-card/feature-card.content.ts';
export { hero, type HeroProps, type HeroVariant } from './hero/hero.content.ts';
export { heroPortrait, type HeroPortrait } from './hero/officials-hero/hero-portrait.content.ts';
export { legalContent, type LegalContentProps } from './legal-page/legal-content.content.ts';
export { legalPage, type LegalPageProps } from './legal-page/legal-page.content.ts';
export { homeStatuses, type HomeStatus } from './network-status/home-status.ts';
export { networkStatus, type NetworkStatusProps } from './network-status/network-status.content.ts';
export { planCard, type PlanCardProps } from './plans-section/plan-card.content.ts';
export { plansSection, type PlansSectionProps } from './plans-section/plans-section.content.ts';
export { referralProgram, type ReferralProgramProps } from './referral-program/referral-program.content.ts';
export { referralStep, type ReferralStepProps } from './referral-program/referral-step.content.ts';
export { reviewCity, type ReviewCityProps } from './review-page/review-city.content.ts';
export { reviewPage, type ReviewPageProps } from './review-page/review-page.content.ts';
export { reviewState, type ReviewStateProps } from './review-page/review-state.content.ts';
export { wifiCalculator, type WifiCalculatorProps } from './wifi-calculator/wifi-calculator.content.ts';
export {
  competitiveComparison,
  type CompetitiveComparisonProps,
} from './competitive-comparison/competitive-comparison.content.ts';
export { simpleModule, type SimpleModuleProps } from './simple-module/simple-module.content.ts';
export { pageHero, type PageHeroProps } from './page-hero/page-hero.content.ts';
export { secondaryHero, type SecondaryHeroProps } from './secondary-hero/secondary-hero.content.ts';
export { splitHero, type SplitHeroProps } from './split-hero/split-hero.content.ts';
export { pageVideos, type PageVideosProps } from './page-videos/page-videos.content.ts';
export {
  comparedFeature,
  comparedProvider,
  comparedValue,
  type ComparedFeatureProps,
  type ComparedProviderProps,
  type ComparedValueProps,
} from './competitive-comparison/compared-feature.content.ts';
export { hasToggle as comparisonHasToggle } from './competitive-comparison/has-toggle.ts';
export { calculatorQuery, chosenIn, type ChosenSpeed } from './wifi-calculator/calculator-query.ts';
export {
  deviceCategory,
  deviceSpeed,
  wifiDevice,
  type DeviceCategoryProps,
  type DeviceSpeedProps,
  type WifiDeviceProps,
} from './wifi-calculator/wifi-device.content.ts';
export { wifiGenerations, type WifiGeneration } from './wifi-calculator/wifi-generation.ts';
export { wifiRouter, type WifiRouterProps } from './wifi-calculator/wifi-router.content.ts';
export { signUpHero, type SignUpHeroProps } from './sign-up-hero/sign-up-hero.content.ts';
export { tableColumn, type TableColumnProps } from './spec-table/table-column.content.ts';
export { tableRow, type TableRowProps } from './spec-table/table-row.content.ts';
export { tvChoice, type TvChoiceProps } from './tv-choice/tv-choice.content.ts';
export { textBlock, type TextBlockProps } from './text-block/text-block.content.ts';
export { coloredText, type ColoredText } from './title/title.content.ts';
export { video, type VideoProps } from './video/video.content.ts';
export { appDeepLink, type AppDeepLinkProps } from './app-deep-link/app-deep-link.content.ts';
export { pushToAppHero, type PushToAppHeroProps } from './push-to-app-hero/push-to-app-hero.content.ts';
export { buttonBanner, type ButtonBannerProps } from './button-banner/button-banner.content.ts';
export { helpCenterLinks, type HelpCenterLinksProps } from './help-center-links/help-center-links.content.ts';
export {
  cityInterestHero,
  type CityInterestHeroProps,
} from './city-interest-hero/city-interest-hero.content.ts';
export { cityOfficials, type CityOfficialsProps } from './city-officials/city-officials.content.ts';
export { servicesCards, type ServicesCardsProps } from './services-cards/services-cards.content.ts';
export {
  instructionSteps,
  type InstructionStepsProps,
} from './instruction-steps/instruction-steps.content.ts';
export { official, type OfficialProps } from './city-officials/official.content.ts';
export { serviceCard, type ServiceCardProps } from './services-cards/service-card.content.ts';
export { instructionStep, type InstructionStepProps } from './instruction-steps/instruction-step.content.ts';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes: readonly AnyEntryType[] = [
  hero,
  contentBlock,
  contentGrid,
  card,
  textItem,
  featuredContainer,
  post,
  textBlock,
  faq,
  faqTabs,
  faqTab,
  faqItem,
  faqVideo,
  broadbandLabels,
  broadbandCsv,
  broadbandPlan,
  broadbandTerms,
  broadbandSpeed,
  csvDownload,
  addressStatusHero,
  signUpHero,
  accountNotFound,
  accountNotFoundModal,
  heroPortrait,
  socialItem,
  tvChoice,
  video,
  coloredText,
  planCard,
  tableColumn,
  tableRow,
  callUsColumn,
  legalContent,
  reviewState,
  reviewCity,
  referralStep,
  plansSection,
  featureCard,
  callUs,
  legalPage,
  reviewPage,
  wifiCalculator,
  competitiveComparison,
  simpleModule,
  pageHero,
  secondaryHero,
  splitHero,
  pageVideos,
  wifiRouter,
  deviceCategory,
  wifiDevice,
  deviceSpeed,
  comparedProvider,
  comparedFeature,
  comparedValue,
  referralProgram,
  techSpec,
  highlightedBlock,
  subHero,
  banner,
  networkStatus,
  appDeepLink,
  pushToAppHero,
  buttonBanner,
  helpCenterLinks,
  cityInterestHero,
  cityOfficials,
  servicesCards,
  instructionSteps,
  official,
  serviceCard,
  instructionStep,
];
