export * from './content.ts';
export { AccountNotFound } from './help/account-not-found/account-not-found.tsx';
export { AccountNotFoundModal } from './help/account-not-found-modal/account-not-found-modal.tsx';
export { AddressStatusHero } from './heroes/address-status-hero/address-status-hero.tsx';
export type { SignUp } from './heroes/sign-up-hero/sign-up-hero.tsx';
export { SignUpHero } from './heroes/sign-up-hero/sign-up-hero.tsx';
export { AddressStatusHeroAwake } from './heroes/address-status-hero/address-status-hero-awake.tsx';
export type { CheckedAddress } from './heroes/address-label/address-lines.ts';
export { BroadbandCsv } from './labels/broadband-csv/broadband-csv.tsx';
export { BroadbandLabel, type BroadbandLabelProps } from './labels/broadband-label/broadband-label.tsx';
export { BroadbandLabels } from './labels/broadband-labels/broadband-labels.tsx';
export { ContentBlock } from './content-blocks/content-block/content-block.tsx';
export { Faq } from './questions/faq/faq.tsx';
export { FaqTabs } from './questions/faq-tabs/faq-tabs.tsx';
export {
  HorizontalTabs,
  type HorizontalTabsProps,
} from './questions/faq-tabs/horizontal-tabs/horizontal-tabs.tsx';
export { VerticalTabs, type VerticalTabsProps } from './questions/faq-tabs/vertical-tabs/vertical-tabs.tsx';
export {
  AccordionTabs,
  type AccordionTabsProps,
} from './questions/faq-tabs/accordion-tabs/accordion-tabs.tsx';
export { FaqVideo } from './questions/faq-video/faq-video.tsx';
export { Banner } from './banners/banner/banner.tsx';
export { BlogPromo, type BlogPromoProps } from './banners/banner/blog-promo/blog-promo.tsx';
export { Notice, type NoticeProps } from './banners/banner/notice/notice.tsx';
export { CallUs } from './help/call-us/call-us.tsx';
export { FeatureCard } from './plans/feature-card/feature-card.tsx';
export { HighlightedBlock } from './content-blocks/highlighted-block/highlighted-block.tsx';
export { LegalPage } from './text/legal-page/legal-page.tsx';
export { NetworkStatus, type NetworkStatusViewProps } from './network/network-status/network-status.tsx';
export type { ServedAnswer } from './network/network-status/use-network-lookup.ts';
export { PlansSection } from './plans/plans-section/plans-section.tsx';
export { ReferralProgram } from './community/referral-program/referral-program.tsx';
export { ReviewPage } from './community/review-page/review-page.tsx';
export { WifiCalculator, type WifiCalculatorViewProps } from './network/wifi-calculator/wifi-calculator.tsx';
export { CompetitiveComparison } from './plans/competitive-comparison/competitive-comparison.tsx';
export { SimpleModule } from './content-blocks/simple-module/simple-module.tsx';
export { PageHero } from './heroes/page-hero/page-hero.tsx';
export { SecondaryHero } from './heroes/secondary-hero/secondary-hero.tsx';
export { SplitHero } from './heroes/split-hero/split-hero.tsx';
export { PageVideos } from './grids/page-videos/page-videos.tsx';
export { SubHero } from './heroes/sub-hero/sub-hero.tsx';
export { TechSpec } from './plans/tech-spec/tech-spec.tsx';
export { ContentGrid } from './grids/content-grid/content-grid.tsx';
export { FeaturedContainer } from './grids/featured-container/featured-container.tsx';
export { Hero } from './heroes/hero/hero.tsx';
export { TvChoice } from './heroes/tv-choice/tv-choice.tsx';
export { TextBlock } from './text/text-block/text-block.tsx';
export { Video } from './parts/video/video.tsx';
export {
  CenteredText,
  type CenteredTextProps,
} from './content-blocks/content-block/centered-text/centered-text.tsx';
export {
  CenteredVideo,
  type CenteredVideoProps,
} from './content-blocks/content-block/centered-video/centered-video.tsx';
export { CitiesMap, type CitiesMapProps } from './content-blocks/content-block/cities-map/cities-map.tsx';
export { CityOffer, type CityOfferProps } from './content-blocks/content-block/city-offer/city-offer.tsx';
export {
  ComingSoonInterest,
  type ComingSoonInterestProps,
} from './content-blocks/content-block/coming-soon-interest/coming-soon-interest.tsx';
export {
  GamingVideo,
  type GamingVideoProps,
} from './content-blocks/content-block/gaming-video/gaming-video.tsx';
export { Lifestyle, type LifestyleProps } from './content-blocks/content-block/lifestyle/lifestyle.tsx';
export {
  ModuleSpeedTest,
  type ModuleSpeedTestProps,
} from './content-blocks/content-block/module-speed-test/module-speed-test.tsx';
export {
  Reliability,
  type ReliabilityProps,
} from './content-blocks/content-block/reliability/reliability.tsx';
export { SpeedTest, type SpeedTestProps } from './content-blocks/content-block/speed-test/speed-test.tsx';
export {
  StayInTouch,
  type StayInTouchProps,
} from './content-blocks/content-block/stay-in-touch/stay-in-touch.tsx';
export { Teaching, type TeachingProps } from './content-blocks/content-block/teaching/teaching.tsx';
export { TeamQuote, type TeamQuoteProps } from './content-blocks/content-block/team-quote/team-quote.tsx';
export {
  TextWithImage,
  type TextWithImageProps,
} from './content-blocks/content-block/text-with-image/text-with-image.tsx';
export {
  TextWithMapNote,
  type TextWithMapNoteProps,
} from './content-blocks/content-block/text-with-map-note/text-with-map-note.tsx';
export {
  TextWithSpeedTest,
  type TextWithSpeedTestProps,
} from './content-blocks/content-block/text-with-speed-test/text-with-speed-test.tsx';
export {
  TextWithVideo,
  type TextWithVideoProps,
} from './content-blocks/content-block/text-with-video/text-with-video.tsx';
export {
  ComingSoonHero,
  type ComingSoonHeroProps,
} from './heroes/hero/coming-soon-hero/coming-soon-hero.tsx';
export { CommunityHero, type CommunityHeroProps } from './heroes/hero/community-hero/community-hero.tsx';
export {
  FreeExtrasHero,
  type FreeExtrasHeroProps,
} from './heroes/hero/free-extras-hero/free-extras-hero.tsx';
export { GamingHero, type GamingHeroProps } from './heroes/hero/gaming-hero/gaming-hero.tsx';
export { ImageHero, type ImageHeroProps } from './heroes/hero/image-hero/image-hero.tsx';
export { LabsHero, type LabsHeroProps } from './heroes/hero/labs-hero/labs-hero.tsx';
export {
  NeighborhoodHero,
  type NeighborhoodHeroProps,
} from './heroes/hero/neighborhood-hero/neighborhood-hero.tsx';
export { OfficialsHero, type OfficialsHeroProps } from './heroes/hero/officials-hero/officials-hero.tsx';
export {
  OverlappingHero,
  type OverlappingHeroProps,
} from './heroes/hero/overlapping-hero/overlapping-hero.tsx';
export { PhoneHero, type PhoneHeroProps } from './heroes/hero/phone-hero/phone-hero.tsx';
export {
  StateInterestHero,
  type StateInterestHeroProps,
} from './heroes/hero/state-interest-hero/state-interest-hero.tsx';
export { TvHero, type TvHeroProps } from './heroes/hero/tv-hero/tv-hero.tsx';
export { AboutUs, type AboutUsProps } from './grids/content-grid/about-us/about-us.tsx';
export { Accolades, type AccoladesProps } from './grids/content-grid/accolades/accolades.tsx';
export { BorderedText, type BorderedTextProps } from './grids/content-grid/bordered-text/bordered-text.tsx';
export { CityOffers, type CityOffersProps } from './grids/content-grid/city-offers/city-offers.tsx';
export { CityValues, type CityValuesProps } from './grids/content-grid/city-values/city-values.tsx';
export { Claims, type ClaimsProps } from './grids/content-grid/claims/claims.tsx';
export {
  ComingSoonTimeline,
  type ComingSoonTimelineProps,
} from './grids/content-grid/coming-soon-timeline/coming-soon-timeline.tsx';
export {
  EmployeeGroups,
  type EmployeeGroupsProps,
} from './grids/content-grid/employee-groups/employee-groups.tsx';
export { ExploreTv, type ExploreTvProps } from './grids/content-grid/explore-tv/explore-tv.tsx';
export { FaqVideos, type FaqVideosProps } from './grids/content-grid/faq-videos/faq-videos.tsx';
export { IconList, type IconListProps } from './grids/content-grid/icon-list/icon-list.tsx';
export { Leadership, type LeadershipProps } from './grids/content-grid/leadership/leadership.tsx';
export {
  NeighborhoodBenefits,
  type NeighborhoodBenefitsProps,
} from './grids/content-grid/neighborhood-benefits/neighborhood-benefits.tsx';
export { PhoneTerms, type PhoneTermsProps } from './grids/content-grid/phone-terms/phone-terms.tsx';
export {
  PlanOfferings,
  type PlanOfferingsProps,
} from './grids/content-grid/plan-offerings/plan-offerings.tsx';
export {
  RoundedNumbers,
  type RoundedNumbersProps,
} from './grids/content-grid/rounded-numbers/rounded-numbers.tsx';
export {
  StayInTouch as StayInTouchGrid,
  type StayInTouchProps as StayInTouchGridProps,
} from './grids/content-grid/stay-in-touch/stay-in-touch.tsx';
export {
  SupplierStart,
  type SupplierStartProps,
} from './grids/content-grid/supplier-start/supplier-start.tsx';
export {
  SupportContacts,
  type SupportContactsProps,
} from './grids/content-grid/support-contacts/support-contacts.tsx';
export { TvChoices, type TvChoicesProps } from './grids/content-grid/tv-choices/tv-choices.tsx';
export { VideoList, type VideoListProps } from './grids/content-grid/video-list/video-list.tsx';
export { WebpassCards, type WebpassCardsProps } from './grids/content-grid/webpass-cards/webpass-cards.tsx';
export {
  WebpassSupport,
  type WebpassSupportProps,
} from './grids/content-grid/webpass-support/webpass-support.tsx';
export { WifiText, type WifiTextProps } from './grids/content-grid/wifi-text/wifi-text.tsx';
export {
  YoutubeEmbeds,
  type YoutubeEmbedsProps,
} from './grids/content-grid/youtube-embeds/youtube-embeds.tsx';
export {
  FeaturedList,
  type FeaturedListProps,
} from './grids/featured-container/featured-list/featured-list.tsx';
export {
  FeaturedPost,
  type FeaturedPostProps,
} from './grids/featured-container/featured-post/featured-post.tsx';
export { AppDeepLink } from './app/app-deep-link/app-deep-link.tsx';
export { PushToAppHero } from './app/push-to-app-hero/push-to-app-hero.tsx';
export { ButtonBanner } from './banners/button-banner/button-banner.tsx';
export { HelpCenterLinks } from './help/help-center-links/help-center-links.tsx';
export { CityInterestHero } from './heroes/city-interest-hero/city-interest-hero.tsx';
export { CityOfficials } from './community/city-officials/city-officials.tsx';
export { ServicesCards } from './grids/services-cards/services-cards.tsx';
export { InstructionSteps } from './help/instruction-steps/instruction-steps.tsx';
