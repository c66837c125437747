import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory, notSent, onItsWay } from '../testing/form-story.tsx';
import { seesBusy, seesFailure, seesSuggestions, sendEmpty } from '../testing/play-form.ts';
import { heroSearchForm } from './address-form.content.ts';
import * as fixtures from './address-form.fixtures.ts';
import { HeroSearchForm } from './own-forms.tsx';

const meta = {
  title: 'Forms/Hero search form',
  component: HeroSearchForm,
  parameters: { contentType: heroSearchForm },
} satisfies Meta<typeof HeroSearchForm>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { ...formStory(fixtures.heroSearch, { width: '64rem' }) };
export const Errors: Story = { ...Empty, name: 'Sent empty', play: sendEmpty };
export const Spanish: Story = {
  ...Empty,
  name: 'In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const Busy: Story = {
  ...formStory(fixtures.heroSearch, { width: '64rem', answer: onItsWay }),
  name: 'On its way',
  play: seesBusy,
};
export const Failed: Story = {
  ...formStory(fixtures.heroSearch, { width: '64rem', answer: notSent }),
  name: 'Not sent',
  play: seesFailure,
};
export const Suggested: Story = { ...Empty, name: 'Suggestions', play: seesSuggestions };
