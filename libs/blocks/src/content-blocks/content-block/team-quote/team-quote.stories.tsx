import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthoredEntry } from '@skein/cms-client';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './team-quote.fixtures.ts';
import { TeamQuote } from './team-quote.tsx';

const meta = {
  title: 'Blocks/Content block/10 · Team quote',
  component: TeamQuote,
  tags: ['content-block-10'],
  parameters: { contentType: contentBlock, variant: 'teamQuote' },
} satisfies Meta<typeof TeamQuote>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, TeamQuote, fixture);

export const Type10Standard: Story = { ...show(fixtures.teamQuote), name: '10 · Team quote' };
export const Type10Right: Story = {
  ...show(fixtures.teamQuoteRight),
  name: '10 · Portrait right, on ink, with a link',
};
export const Type10Centered: Story = { ...show(fixtures.teamQuoteCentered), name: '10 · Centred' };
export const Type10Panel: Story = {
  ...show(fixtures.teamQuotePanel),
  name: '10 · As a panel, square portrait',
};
export const Type10Module: Story = {
  ...show(fixtures.teamQuoteModule),
  name: '10 · Inside a module outline, title in colours',
};
export const Type10Long: Story = {
  ...show(fixtures.teamQuoteLong),
  name: '10 · Long, with quotation marks typed in',
};
export const Type10Plain: Story = { ...show(fixtures.teamQuotePlain), name: '10 · Without a portrait' };
export const Type10Spanish: Story = {
  ...Type10Standard,
  name: '10 · In Spanish',
  globals: { language: 'es' },
};
