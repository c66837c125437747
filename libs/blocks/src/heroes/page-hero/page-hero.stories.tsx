import { story } from '../../testing/story.ts';
import { pageHero } from './page-hero.block.ts';
import * as fixtures from './page-hero.fixtures.ts';
import { PageHero } from './page-hero.tsx';

export default {
  title: 'Blocks/Page hero · gfPageHero',
  id: 'blocks-page-hero',
  component: PageHero,
  tags: ['page-hero'],
};
const show = story(pageHero, PageHero);

export const Plain = { ...show(fixtures.pageHeroPlain), name: 'Plain, with a picture' };
export const WithForm = { ...show(fixtures.pageHeroForm), name: 'Plain, with a form, on violet' };
export const Module = { ...show(fixtures.pageHeroModule), name: 'As a module, with a picture' };
export const ModuleWithForm = { ...show(fixtures.pageHeroModuleForm), name: 'As a module, with a form' };
export const Further = { ...show(fixtures.pageHeroFurther), name: 'Further down a page' };
export const TitleOnly = { ...show(fixtures.pageHeroTitleOnly), name: 'Only what is required' };
export const Long = { ...show(fixtures.pageHeroLong), name: 'Long text' };
export const Spanish = { ...Module, name: 'In Spanish', globals: { language: 'es' } };
