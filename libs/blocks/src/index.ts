export * from './content.ts';
export { AccountNotFound } from './account-not-found/account-not-found.tsx';
export { AccountNotFoundModal } from './account-not-found-modal/account-not-found-modal.tsx';
export { AddressStatusHero } from './address-status-hero/address-status-hero.tsx';
export type { SignUp } from './sign-up-hero/sign-up-hero.tsx';
export { SignUpHero } from './sign-up-hero/sign-up-hero.tsx';
export { AddressStatusHeroAwake } from './address-status-hero/address-status-hero-awake.tsx';
export type { CheckedAddress } from './address-label/address-lines.ts';
export { BroadbandCsv } from './broadband-csv/broadband-csv.tsx';
export { BroadbandLabel, type BroadbandLabelProps } from './broadband-label/broadband-label.tsx';
export { BroadbandLabels } from './broadband-labels/broadband-labels.tsx';
export { ContentBlock } from './content-block/content-block.tsx';
export { Faq } from './faq/faq.tsx';
export { FaqTabs } from './faq-tabs/faq-tabs.tsx';
export { HorizontalTabs, type HorizontalTabsProps } from './faq-tabs/horizontal-tabs/horizontal-tabs.tsx';
export { VerticalTabs, type VerticalTabsProps } from './faq-tabs/vertical-tabs/vertical-tabs.tsx';
export { AccordionTabs, type AccordionTabsProps } from './faq-tabs/accordion-tabs/accordion-tabs.tsx';
export { FaqVideo } from './faq-video/faq-video.tsx';
export { Banner } from './banner/banner.tsx';
export { BlogPromo, type BlogPromoProps } from './banner/blog-promo/blog-promo.tsx';
export { Notice, type NoticeProps } from './banner/notice/notice.tsx';
export { CallUs } from './call-us/call-us.tsx';
export { FeatureCard } from './feature-card/feature-card.tsx';
export { HighlightedBlock } from './highlighted-block/highlighted-block.tsx';
export { LegalPage } from './legal-page/legal-page.tsx';
export { NetworkStatus, type NetworkStatusViewProps } from './network-status/network-status.tsx';
export type { ServedAnswer } from './network-status/use-network-lookup.ts';
export { PlansSection } from './plans-section/plans-section.tsx';
export { ReferralProgram } from './referral-program/referral-program.tsx';
export { ReviewPage } from './review-page/review-page.tsx';
export { WifiCalculator, type WifiCalculatorViewProps } from './wifi-calculator/wifi-calculator.tsx';
export { CompetitiveComparison } from './competitive-comparison/competitive-comparison.tsx';
export { SimpleModule } from './simple-module/simple-module.tsx';
export { PageHero } from './page-hero/page-hero.tsx';
export { SecondaryHero } from './secondary-hero/secondary-hero.tsx';
export { SplitHero } from './split-hero/split-hero.tsx';
export { PageVideos } from './page-videos/page-videos.tsx';
export { SubHero } from './sub-hero/sub-hero.tsx';
export { TechSpec } from './tech-spec/tech-spec.tsx';
export { ContentGrid } from './content-grid/content-grid.tsx';
export { FeaturedContainer } from './featured-container/featured-container.tsx';
export { Hero } from './hero/hero.tsx';
export { TvChoice } from './tv-choice/tv-choice.tsx';
export { TextBlock } from './text-block/text-block.tsx';
export { Video } from './video/video.tsx';
export { CenteredText, type CenteredTextProps } from './content-block/centered-text/centered-text.tsx';
export { CenteredVideo, type CenteredVideoProps } from './content-block/centered-video/centered-video.tsx';
export { CitiesMap, type CitiesMapProps } from './content-block/cities-map/cities-map.tsx';
export { CityOffer, type CityOfferProps } from './content-block/city-offer/city-offer.tsx';
export {
  ComingSoonInterest,
  type ComingSoonInterestProps,
} from './content-block/coming-soon-interest/coming-soon-interest.tsx';
export { GamingVideo, type GamingVideoProps } from './content-block/gaming-video/gaming-video.tsx';
export { Lifestyle, type LifestyleProps } from './content-block/lifestyle/lifestyle.tsx';
export {
  ModuleSpeedTest,
  type ModuleSpeedTestProps,
} from './content-block/module-speed-test/module-speed-test.tsx';
export { Reliability, type ReliabilityProps } from './content-block/reliability/reliability.tsx';
export { SpeedTest, type SpeedTestProps } from './content-block/speed-test/speed-test.tsx';
export { StayInTouch, type StayInTouchProps } from './content-block/stay-in-touch/stay-in-touch.tsx';
export { Teaching, type TeachingProps } from './content-block/teaching/teaching.tsx';
export { TeamQuote, type TeamQuoteProps } from './content-block/team-quote/team-quote.tsx';
export { TextWithImage, type TextWithImageProps } from './content-block/text-with-image/text-with-image.tsx';
export {
  TextWithMapNote,
  type TextWithMapNoteProps,
} from './content-block/text-with-map-note/text-with-map-note.tsx';
export {
  TextWithSpeedTest,
  type TextWithSpeedTestProps,
} from './content-block/text-with-speed-test/text-with-speed-test.tsx';
export { TextWithVideo, type TextWithVideoProps } from './content-block/text-with-video/text-with-video.tsx';
export { ComingSoonHero, type ComingSoonHeroProps } from './hero/coming-soon-hero/coming-soon-hero.tsx';
export { CommunityHero, type CommunityHeroProps } from './hero/community-hero/community-hero.tsx';
export { FreeExtrasHero, type FreeExtrasHeroProps } from './hero/free-extras-hero/free-extras-hero.tsx';
export { GamingHero, type GamingHeroProps } from './hero/gaming-hero/gaming-hero.tsx';
export { ImageHero, type ImageHeroProps } from './hero/image-hero/image-hero.tsx';
export { LabsHero, type LabsHeroProps } from './hero/labs-hero/labs-hero.tsx';
export { NeighborhoodHero, type NeighborhoodHeroProps } from './hero/neighborhood-hero/neighborhood-hero.tsx';
export { OfficialsHero, type OfficialsHeroProps } from './hero/officials-hero/officials-hero.tsx';
export { OverlappingHero, type OverlappingHeroProps } from './hero/overlapping-hero/overlapping-hero.tsx';
export { PhoneHero, type PhoneHeroProps } from './hero/phone-hero/phone-hero.tsx';
export {
  StateInterestHero,
  type StateInterestHeroProps,
} from './hero/state-interest-hero/state-interest-hero.tsx';
export { TvHero, type TvHeroProps } from './hero/tv-hero/tv-hero.tsx';
export { AboutUs, type AboutUsProps } from './content-grid/about-us/about-us.tsx';
export { Accolades, type AccoladesProps } from './content-grid/accolades/accolades.tsx';
export { BorderedText, type BorderedTextProps } from './content-grid/bordered-text/bordered-text.tsx';
export { CityOffers, type CityOffersProps } from './content-grid/city-offers/city-offers.tsx';
export { CityValues, type CityValuesProps } from './content-grid/city-values/city-values.tsx';
export { Claims, type ClaimsProps } from './content-grid/claims/claims.tsx';
export {
  ComingSoonTimeline,
  type ComingSoonTimelineProps,
} from './content-grid/coming-soon-timeline/coming-soon-timeline.tsx';
export { EmployeeGroups, type EmployeeGroupsProps } from './content-grid/employee-groups/employee-groups.tsx';
export { ExploreTv, type ExploreTvProps } from './content-grid/explore-tv/explore-tv.tsx';
export { FaqVideos, type FaqVideosProps } from './content-grid/faq-videos/faq-videos.tsx';
export { IconList, type IconListProps } from './content-grid/icon-list/icon-list.tsx';
export { Leadership, type LeadershipProps } from './content-grid/leadership/leadership.tsx';
export {
  NeighborhoodBenefits,
  type NeighborhoodBenefitsProps,
} from './content-grid/neighborhood-benefits/neighborhood-benefits.tsx';
export { PhoneTerms, type PhoneTermsProps } from './content-grid/phone-terms/phone-terms.tsx';
export { PlanOfferings, type PlanOfferingsProps } from './content-grid/plan-offerings/plan-offerings.tsx';
export { RoundedNumbers, type RoundedNumbersProps } from './content-grid/rounded-numbers/rounded-numbers.tsx';
export {
  StayInTouch as StayInTouchGrid,
  type StayInTouchProps as StayInTouchGridProps,
} from './content-grid/stay-in-touch/stay-in-touch.tsx';
export { SupplierStart, type SupplierStartProps } from './content-grid/supplier-start/supplier-start.tsx';
export {
  SupportContacts,
  type SupportContactsProps,
} from './content-grid/support-contacts/support-contacts.tsx';
export { TvChoices, type TvChoicesProps } from './content-grid/tv-choices/tv-choices.tsx';
export { VideoList, type VideoListProps } from './content-grid/video-list/video-list.tsx';
export { WebpassCards, type WebpassCardsProps } from './content-grid/webpass-cards/webpass-cards.tsx';
export { WebpassSupport, type WebpassSupportProps } from './content-grid/webpass-support/webpass-support.tsx';
export { WifiText, type WifiTextProps } from './content-grid/wifi-text/wifi-text.tsx';
export { YoutubeEmbeds, type YoutubeEmbedsProps } from './content-grid/youtube-embeds/youtube-embeds.tsx';
export { FeaturedList, type FeaturedListProps } from './featured-container/featured-list/featured-list.tsx';
export { FeaturedPost, type FeaturedPostProps } from './featured-container/featured-post/featured-post.tsx';
export { AppDeepLink } from './app-deep-link/app-deep-link.tsx';
export { PushToAppHero } from './push-to-app-hero/push-to-app-hero.tsx';
export { ButtonBanner } from './button-banner/button-banner.tsx';
export { HelpCenterLinks } from './help-center-links/help-center-links.tsx';
export { CityInterestHero } from './city-interest-hero/city-interest-hero.tsx';
export { CityOfficials } from './city-officials/city-officials.tsx';
export { ServicesCards } from './services-cards/services-cards.tsx';
export { InstructionSteps } from './instruction-steps/instruction-steps.tsx';
