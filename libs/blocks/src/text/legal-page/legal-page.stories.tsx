import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { legalPage } from './legal-page.content.ts';
import * as fixtures from './legal-page.fixtures.ts';
import { LegalPage } from './legal-page.tsx';

const meta = {
  title: 'Blocks/Legal page',
  component: LegalPage,
  tags: ['legal-page'],
  parameters: { contentType: legalPage },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(legalPage, LegalPage, fixture);

export const Basic: Story = { ...show(fixtures.privacy) };
export const TitleOnly: Story = { ...show(fixtures.legalTitleOnly), name: 'Only what is required' };
export const Long: Story = { ...show(fixtures.legalLong), name: 'Long text' };
export const Spanish: Story = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
