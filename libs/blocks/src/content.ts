import type { AnyEntryType } from '@skein/cms-client';
import { accountNotFoundModal } from './help/account-not-found-modal/account-not-found-modal.content.ts';
import { accountNotFound } from './help/account-not-found/account-not-found.content.ts';
import { addressStatusHero } from './heroes/address-status-hero/address-status-hero.content.ts';
import { broadbandCsv, csvDownload } from './labels/broadband-csv/broadband-csv.content.ts';
import { broadbandPlan } from './labels/broadband-label/broadband-plan.content.ts';
import { broadbandSpeed, broadbandTerms } from './labels/broadband-label/broadband-terms.content.ts';
import { broadbandLabels } from './labels/broadband-labels/broadband-labels.content.ts';
import { contentBlock } from './content-blocks/content-block/content-block.content.ts';
import { socialItem } from './content-blocks/content-block/stay-in-touch/stay-in-touch.content.ts';
import { faq } from './questions/faq/faq.content.ts';
import { faqItem } from './questions/faq-questions/faq-item.content.ts';
import { faqVideo } from './questions/faq-video/faq-video.content.ts';
import { faqTabs } from './questions/faq-tabs/faq-tabs.content.ts';
import { faqTab } from './questions/faq-tabs/shared/faq-tab.content.ts';
import { contentGrid } from './grids/content-grid/content-grid.content.ts';
import { card } from './grids/content-grid/items/card.content.ts';
import { textItem } from './grids/content-grid/items/text-item.content.ts';
import { banner } from './banners/banner/banner.content.ts';
import { highlightedBlock } from './content-blocks/highlighted-block/highlighted-block.content.ts';
import { subHero } from './heroes/sub-hero/sub-hero.content.ts';
import { techSpec } from './plans/tech-spec/tech-spec.content.ts';
import { callUsColumn } from './help/call-us/call-us-column.content.ts';
import { callUs } from './help/call-us/call-us.content.ts';
import { featureCard } from './plans/feature-card/feature-card.content.ts';
import { featuredContainer } from './grids/featured-container/featured-container.content.ts';
import { post } from './grids/featured-container/frame/post.content.ts';
import { hero } from './heroes/hero/hero.content.ts';
import { heroPortrait } from './heroes/hero/officials-hero/hero-portrait.content.ts';
import { legalContent } from './text/legal-page/legal-content.content.ts';
import { legalPage } from './text/legal-page/legal-page.content.ts';
import { planCard } from './plans/plans-section/plan-card.content.ts';
import { networkStatus } from './network/network-status/network-status.content.ts';
import { plansSection } from './plans/plans-section/plans-section.content.ts';
import { referralProgram } from './community/referral-program/referral-program.content.ts';
import { referralStep } from './community/referral-program/referral-step.content.ts';
import { reviewCity } from './community/review-page/review-city.content.ts';
import { reviewPage } from './community/review-page/review-page.content.ts';
import { reviewState } from './community/review-page/review-state.content.ts';
import { wifiCalculator } from './network/wifi-calculator/wifi-calculator.content.ts';
import { competitiveComparison } from './plans/competitive-comparison/competitive-comparison.content.ts';
import { simpleModule } from './content-blocks/simple-module/simple-module.content.ts';
import { pageHero } from './heroes/page-hero/page-hero.content.ts';
import { secondaryHero } from './heroes/secondary-hero/secondary-hero.content.ts';
import { splitHero } from './heroes/split-hero/split-hero.content.ts';
import { pageVideos } from './grids/page-videos/page-videos.content.ts';
import {
  comparedFeature,
  comparedProvider,
  comparedValue,
} from './plans/competitive-comparison/compared-feature.content.ts';
import { deviceCategory, deviceSpeed, wifiDevice } from './network/wifi-calculator/wifi-device.content.ts';
import { wifiRouter } from './network/wifi-calculator/wifi-router.content.ts';
import { signUpHero } from './heroes/sign-up-hero/sign-up-hero.content.ts';
import { tableColumn } from './parts/spec-table/table-column.content.ts';
import { tableRow } from './parts/spec-table/table-row.content.ts';
import { textBlock } from './text/text-block/text-block.content.ts';
import { coloredText } from './parts/title/title.content.ts';
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
import { official } from './community/city-officials/official.content.ts';
import { serviceCard } from './grids/services-cards/service-card.content.ts';
import { instructionStep } from './help/instruction-steps/instruction-step.content.ts';

export {
  accountNotFound,
  type AccountNotFoundProps,
} from './help/account-not-found/account-not-found.content.ts';
export {
  accountNotFoundModal,
  type AccountNotFoundModalProps,
} from './help/account-not-found-modal/account-not-found-modal.content.ts';
export {
  addressStatusHero,
  type AddressStatusHeroProps,
} from './heroes/address-status-hero/address-status-hero.content.ts';
export { banner, type BannerProps } from './banners/banner/banner.content.ts';
export {
  highlightedBlock,
  type HighlightedBlockProps,
} from './content-blocks/highlighted-block/highlighted-block.content.ts';
export { subHero, type SubHeroProps } from './heroes/sub-hero/sub-hero.content.ts';
export { techSpec, type TechSpecProps } from './plans/tech-spec/tech-spec.content.ts';
export { callUsColumn, type CallUsColumnProps } from './help/call-us/call-us-column.content.ts';
export { callUs, type CallUsProps } from './help/call-us/call-us.content.ts';
export {
  broadbandCsv,
  csvDownload,
  type BroadbandCsvProps,
  type CsvDownload,
} from './labels/broadband-csv/broadband-csv.content.ts';
export { broadbandPlan, type BroadbandPlan } from './labels/broadband-label/broadband-plan.content.ts';
export {
  broadbandSpeed,
  broadbandTerms,
  type BroadbandSpeed,
  type BroadbandTerms,
} from './labels/broadband-label/broadband-terms.content.ts';
export { isSoldIn, labelRecord } from './labels/broadband-label/label-record.ts';
export {
  broadbandLabels,
  type BroadbandLabelsProps,
} from './labels/broadband-labels/broadband-labels.content.ts';
export {
  contentBlock,
  type ContentBlockProps,
  type ContentBlockVariant,
} from './content-blocks/content-block/content-block.content.ts';
export {
  contentGrid,
  type ContentGridProps,
  type ContentGridVariant,
} from './grids/content-grid/content-grid.content.ts';
export { card } from './grids/content-grid/items/card.content.ts';
export { textItem } from './grids/content-grid/items/text-item.content.ts';
export {
  featuredContainer,
  type FeaturedContainerProps,
  type FeaturedContainerVariant,
} from './grids/featured-container/featured-container.content.ts';
export { post, type Post } from './grids/featured-container/frame/post.content.ts';
export {
  socialItem,
  type SocialItem,
} from './content-blocks/content-block/stay-in-touch/stay-in-touch.content.ts';
export { faq, type FaqProps } from './questions/faq/faq.content.ts';
export { faqItem, type FaqItemProps } from './questions/faq-questions/faq-item.content.ts';
export { faqOfProps, type FaqOfProps } from './questions/faq-links/faq-of-props.ts';
export { keptEmail } from './heroes/address-label/kept-email.ts';
export type { FaqAddress } from './questions/faq-questions/faq-address.ts';
export { faqSlug } from './questions/faq-questions/faq-slug.ts';
export { FAQ_SLUG_PARAM } from './questions/faq-questions/faq.constants.ts';
export { faqVideo, type FaqVideoProps } from './questions/faq-video/faq-video.content.ts';
export { faqTabs, type FaqTabsProps, type FaqTabsVariant } from './questions/faq-tabs/faq-tabs.content.ts';
export { faqTab, type FaqTabProps } from './questions/faq-tabs/shared/faq-tab.content.ts';
export { featureCard, type FeatureCardProps } from './plans/feature-card/feature-card.content.ts';
export { hero, type HeroProps, type HeroVariant } from './heroes/hero/hero.content.ts';
export { heroPortrait, type HeroPortrait } from './heroes/hero/officials-hero/hero-portrait.content.ts';
export { legalContent, type LegalContentProps } from './text/legal-page/legal-content.content.ts';
export { legalPage, type LegalPageProps } from './text/legal-page/legal-page.content.ts';
export { homeStatuses, type HomeStatus } from './network/network-status/home-status.ts';
export { networkStatus, type NetworkStatusProps } from './network/network-status/network-status.content.ts';
export { planCard, type PlanCardProps } from './plans/plans-section/plan-card.content.ts';
export { plansSection, type PlansSectionProps } from './plans/plans-section/plans-section.content.ts';
export {
  referralProgram,
  type ReferralProgramProps,
} from './community/referral-program/referral-program.content.ts';
export { referralStep, type ReferralStepProps } from './community/referral-program/referral-step.content.ts';
export { reviewCity, type ReviewCityProps } from './community/review-page/review-city.content.ts';
export { reviewPage, type ReviewPageProps } from './community/review-page/review-page.content.ts';
export { reviewState, type ReviewStateProps } from './community/review-page/review-state.content.ts';
export {
  wifiCalculator,
  type WifiCalculatorProps,
} from './network/wifi-calculator/wifi-calculator.content.ts';
export {
  competitiveComparison,
  type CompetitiveComparisonProps,
} from './plans/competitive-comparison/competitive-comparison.content.ts';
export {
  simpleModule,
  type SimpleModuleProps,
} from './content-blocks/simple-module/simple-module.content.ts';
export { pageHero, type PageHeroProps } from './heroes/page-hero/page-hero.content.ts';
export { secondaryHero, type SecondaryHeroProps } from './heroes/secondary-hero/secondary-hero.content.ts';
export { splitHero, type SplitHeroProps } from './heroes/split-hero/split-hero.content.ts';
export { pageVideos, type PageVideosProps } from './grids/page-videos/page-videos.content.ts';
export {
  comparedFeature,
  comparedProvider,
  comparedValue,
  type ComparedFeatureProps,
  type ComparedProviderProps,
  type ComparedValueProps,
} from './plans/competitive-comparison/compared-feature.content.ts';
export { hasToggle as comparisonHasToggle } from './plans/competitive-comparison/has-toggle.ts';
export { calculatorQuery, chosenIn, type ChosenSpeed } from './network/wifi-calculator/calculator-query.ts';
export {
  deviceCategory,
  deviceSpeed,
  wifiDevice,
  type DeviceCategoryProps,
  type DeviceSpeedProps,
  type WifiDeviceProps,
} from './network/wifi-calculator/wifi-device.content.ts';
export { wifiGenerations, type WifiGeneration } from './network/wifi-calculator/wifi-generation.ts';
export { wifiRouter, type WifiRouterProps } from './network/wifi-calculator/wifi-router.content.ts';
export { signUpHero, type SignUpHeroProps } from './heroes/sign-up-hero/sign-up-hero.content.ts';
export { tableColumn, type TableColumnProps } from './parts/spec-table/table-column.content.ts';
export { tableRow, type TableRowProps } from './parts/spec-table/table-row.content.ts';
export { tvChoice, type TvChoiceProps } from './heroes/tv-choice/tv-choice.content.ts';
export { textBlock, type TextBlockProps } from './text/text-block/text-block.content.ts';
export { coloredText, type ColoredText } from './parts/title/title.content.ts';
export { video, type VideoProps } from './parts/video/video.content.ts';
export { appDeepLink, type AppDeepLinkProps } from './app/app-deep-link/app-deep-link.content.ts';
export { pushToAppHero, type PushToAppHeroProps } from './app/push-to-app-hero/push-to-app-hero.content.ts';
export { buttonBanner, type ButtonBannerProps } from './banners/button-banner/button-banner.content.ts';
export {
  helpCenterLinks,
  type HelpCenterLinksProps,
} from './help/help-center-links/help-center-links.content.ts';
export {
  cityInterestHero,
  type CityInterestHeroProps,
} from './heroes/city-interest-hero/city-interest-hero.content.ts';
export { cityOfficials, type CityOfficialsProps } from './community/city-officials/city-officials.content.ts';
export { servicesCards, type ServicesCardsProps } from './grids/services-cards/services-cards.content.ts';
export {
  instructionSteps,
  type InstructionStepsProps,
} from './help/instruction-steps/instruction-steps.content.ts';
export { official, type OfficialProps } from './community/city-officials/official.content.ts';
export { serviceCard, type ServiceCardProps } from './grids/services-cards/service-card.content.ts';
export {
  instructionStep,
  type InstructionStepProps,
} from './help/instruction-steps/instruction-step.content.ts';

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
