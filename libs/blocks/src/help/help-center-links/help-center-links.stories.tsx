import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { helpCenterLinks } from './help-center-links.content.ts';
import * as fixtures from './help-center-links.fixtures.ts';
import { HelpCenterLinks } from './help-center-links.tsx';

const meta = {
  title: 'Blocks/Help-center links',
  component: HelpCenterLinks,
  tags: ['help-center-links'],
  parameters: { contentType: helpCenterLinks },
} satisfies Meta<typeof HelpCenterLinks>;
export default meta;
type Story = StoryObj;

export const City: Story = {
  ...story(helpCenterLinks, HelpCenterLinks, fixtures.helpCenterCity),
  name: 'Of a city',
};
export const OneLink: Story = {
  ...story(helpCenterLinks, HelpCenterLinks, fixtures.helpCenterPlain),
  name: 'One link, on ink',
};
export const Many: Story = story(helpCenterLinks, HelpCenterLinks, fixtures.helpCenterMany);
export const Spanish: Story = { ...City, globals: { language: 'es' } };
