export { accountNotFound, type AccountNotFoundProps } from './account-not-found/account-not-found.content.ts';
export {
  accountNotFoundModal,
  type AccountNotFoundModalProps,
} from './account-not-found-modal/account-not-found-modal.content.ts';
export {
  addressStatusHero,
  type AddressStatusHeroProps,
} from './address-status-hero/address-status-hero.content.ts';
export {
  contentBlock,
  type ContentBlockProps,
  type ContentBlockVariant,
} from './content-block/content-block.content.ts';
export { socialItem, type SocialItem } from './content-block/stay-in-touch/stay-in-touch.content.ts';
export { hero, type HeroProps, type HeroVariant } from './hero/hero.content.ts';
export { heroPortrait, type HeroPortrait } from './hero/officials-hero/hero-portrait.content.ts';
export { tvChoice, type TvChoiceProps } from './tv-choice/tv-choice.content.ts';
export { textBlock, type TextBlockProps } from './text-block/text-block.content.ts';
export { coloredText, type ColoredText } from './title/title.content.ts';
export { video, type VideoProps } from './video/video.content.ts';
