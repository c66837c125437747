import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { pageHero } from './page-hero.content.ts';
import * as fixtures from './page-hero.fixtures.ts';
import { PageHero } from './page-hero.tsx';

const meta = {
  title: 'Blocks/Page hero',
  component: PageHero,
  tags: ['page-hero'],
  parameters: { contentType: pageHero },
} satisfies Meta<typeof PageHero>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(pageHero, PageHero, fixture);

export const Plain: Story = { ...show(fixtures.pageHeroPlain), name: 'Plain, with a picture' };
export const WithForm: Story = { ...show(fixtures.pageHeroForm), name: 'Plain, with a form, on violet' };
export const Module: Story = { ...show(fixtures.pageHeroModule), name: 'As a module, with a picture' };
export const ModuleWithForm: Story = {
  ...show(fixtures.pageHeroModuleForm),
  name: 'As a module, with a form',
};
export const Further: Story = { ...show(fixtures.pageHeroFurther), name: 'Further down a page' };
export const TitleOnly: Story = { ...show(fixtures.pageHeroTitleOnly), name: 'Only what is required' };
export const Long: Story = { ...show(fixtures.pageHeroLong), name: 'Long text' };
export const Spanish: Story = { ...Module, name: 'In Spanish', globals: { language: 'es' } };
