import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory } from '../testing/form-story.tsx';
import { sendEmpty } from '../testing/play-form.ts';
import { heroEmailForm } from './address-form.content.ts';
import * as fixtures from './address-form.fixtures.ts';
import { HeroEmailForm } from './own-forms.tsx';

const meta = {
  title: 'Forms/Hero email form',
  component: HeroEmailForm,
  parameters: { contentType: heroEmailForm },
} satisfies Meta<typeof HeroEmailForm>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { ...formStory(fixtures.heroEmail, { width: '48rem' }) };
export const Errors: Story = { ...Empty, name: 'Sent empty', play: sendEmpty };
export const Spanish: Story = {
  ...Empty,
  name: 'In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
