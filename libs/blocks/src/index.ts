export * from './content.ts';
export { ContentBlock } from './content-block/content-block.tsx';
export { Hero } from './hero/hero.tsx';
export { FilmHero } from './hero/film/film-hero.tsx';
export { ModuleOutline, type ModuleOutlineProps } from './module-outline/module-outline.tsx';
export { TvChoice } from './tv-choice/tv-choice.tsx';
export { TextBlock } from './text-block/text-block.tsx';
export { Video } from './video/video.tsx';
