export * from './app/app-deep-link/app-deep-link.block.ts';
export * from './app/push-to-app-hero/push-to-app-hero.block.ts';
export * from './banners/banner/banner.block.ts';
export * from './banners/button-banner/button-banner.block.ts';
export * from './community/city-officials/city-officials.block.ts';
export * from './community/city-officials/official.content.ts';
export * from './community/referral-program/referral-program.block.ts';
export * from './community/referral-program/referral-step.content.ts';
export * from './community/review-page/review-city.content.ts';
export * from './community/review-page/review-page.block.ts';
export * from './community/review-page/review-state.content.ts';
export {
  contentBlock,
  type ContentBlockProps,
  type ContentBlockVariant,
} from './content-blocks/content-block/content-block.block.ts';
export {
  socialItem,
  type SocialItem,
} from './content-blocks/content-block/stay-in-touch/stay-in-touch.content.ts';
export * from './experiments/experiment/experiment.block.ts';
export {
  highlightedBlock,
  type HighlightedBlockProps,
} from './content-blocks/highlighted-block/highlighted-block.block.ts';
export * from './content-blocks/simple-module/simple-module.block.ts';
export {
  contentGrid,
  type ContentGridProps,
  type ContentGridVariant,
} from './grids/content-grid/content-grid.block.ts';
export * from './grids/content-grid/items/card.content.ts';
export { textItem } from './grids/content-grid/items/text-item.content.ts';
export {
  featuredContainer,
  type FeaturedContainerProps,
  type FeaturedContainerVariant,
} from './grids/featured-container/featured-container.block.ts';
export * from './grids/featured-container/frame/post.content.ts';
export * from './grids/page-videos/page-videos.block.ts';
export * from './grids/services-cards/service-card.content.ts';
export * from './grids/services-cards/services-cards.block.ts';
export {
  accountNotFoundModal,
  type AccountNotFoundModalProps,
} from './help/account-not-found-modal/account-not-found-modal.block.ts';
export * from './help/account-not-found/account-not-found.block.ts';
export * from './help/call-us/call-us-column.content.ts';
export * from './help/call-us/call-us.block.ts';
export * from './help/help-center-links/help-center-links.block.ts';
export * from './help/instruction-steps/instruction-step.content.ts';
export * from './help/instruction-steps/instruction-steps.block.ts';
export * from './heroes/address-status-hero/address-status-hero.block.ts';
export * from './heroes/city-interest-hero/city-interest-hero.block.ts';
export { hero, type HeroProps, type HeroVariant } from './heroes/hero/hero.block.ts';
export * from './heroes/hero/officials-hero/hero-portrait.content.ts';
export * from './heroes/page-hero/page-hero.block.ts';
export * from './heroes/secondary-hero/secondary-hero.block.ts';
export * from './heroes/sign-up-hero/sign-up-hero.block.ts';
export * from './heroes/split-hero/split-hero.block.ts';
export { subHero, type SubHeroProps } from './heroes/sub-hero/sub-hero.block.ts';
export * from './heroes/tv-choice/tv-choice.block.ts';
export * from './labels/broadband-csv/broadband-csv.block.ts';
export * from './labels/broadband-label/broadband-plan.content.ts';
export * from './labels/broadband-label/broadband-terms.content.ts';
export * from './labels/broadband-labels/broadband-labels.block.ts';
export * from './network/network-status/network-status.block.ts';
export * from './network/wifi-calculator/wifi-calculator.block.ts';
export * from './network/wifi-calculator/wifi-device.content.ts';
export * from './network/wifi-calculator/wifi-router.content.ts';
export * from './parts/spec-table/table-column.content.ts';
export * from './parts/spec-table/table-row.content.ts';
export * from './parts/title/title.content.ts';
export * from './parts/video/video.block.ts';
export * from './plans/competitive-comparison/compared-feature.content.ts';
export * from './plans/competitive-comparison/competitive-comparison.block.ts';
export * from './plans/feature-card/feature-card.block.ts';
export * from './plans/plans-section/plan-card.content.ts';
export * from './plans/plans-section/plans-section.block.ts';
export * from './plans/tech-spec/tech-spec.block.ts';
export * from './questions/faq-questions/faq-item.content.ts';
export { faqTabs, type FaqTabsProps, type FaqTabsVariant } from './questions/faq-tabs/faq-tabs.block.ts';
export * from './questions/faq-tabs/shared/faq-tab.content.ts';
export * from './questions/faq-video/faq-video.block.ts';
export * from './questions/faq/faq.block.ts';
export * from './text/legal-page/legal-content.content.ts';
export * from './text/legal-page/legal-page.block.ts';
export * from './text/text-block/text-block.block.ts';
