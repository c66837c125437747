export {
  contentBlock,
  type ContentBlockProps,
  type ContentBlockVariant,
} from './content-block/content-block.content.ts';
export { hero, type HeroProps, type HeroVariant } from './hero/hero.content.ts';
export { textBlock, type TextBlockProps } from './text-block/text-block.content.ts';
export { coloredText, type ColoredText } from './title/title.content.ts';
