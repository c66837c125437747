import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory } from '../testing/form-story.tsx';
import { sendEmpty } from '../testing/play-form.ts';
import { faqAddressForm } from './address-form.content.ts';
import * as fixtures from './address-form.fixtures.ts';
import { FaqAddressForm } from './own-forms.tsx';

const meta = {
  title: 'Forms/FAQ address form',
  component: FaqAddressForm,
  parameters: { contentType: faqAddressForm },
} satisfies Meta<typeof FaqAddressForm>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { ...formStory(fixtures.faqAddress, { width: '56rem' }) };
export const Errors: Story = { ...Empty, name: 'Sent empty', play: sendEmpty };
export const Spanish: Story = {
  ...Empty,
  name: 'In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const WithEmail: Story = {
  ...formStory(fixtures.faqAddressWithEmail, { width: '56rem' }),
  name: 'With an email',
};
