import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthoredEntry } from '@skein/cms-client';
import { story } from '../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './team-quote.fixtures.ts';
import { TeamQuote } from './team-quote.tsx';

const meta = {
  title: 'Blocks/Content block/10 · Team quote',
  component: TeamQuote,
  parameters: { contentType: contentBlock, variant: 'teamQuote' },
} satisfies Meta<typeof TeamQuote>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, TeamQuote, fixture);

export const Type10Standard: Story = {
  ...show(fixtures.teamQuote),
  tags: ['content-block-10'],
  name: '10 · Team quote',
};

export const Type10Right: Story = {
  ...show(fixtures.teamQuoteRight),
  tags: ['content-block-10'],
  name: '10 · Portrait right, on ink, with a link',
};

export const Type10Centered: Story = {
  ...show(fixtures.teamQuoteCentered),
  tags: ['content-block-10'],
  name: '10 · Centred',
};

export const Type10Panel: Story = {
  ...show(fixtures.teamQuotePanel),
  tags: ['content-block-10'],
  name: '10 · As a panel, square portrait',
};

export const Type10Module: Story = {
  ...show(fixtures.teamQuoteModule),
  tags: ['content-block-10'],
  name: '10 · Inside a module outline, title in colours',
};

export const Type10Long: Story = {
  ...show(fixtures.teamQuoteLong),
  tags: ['content-block-10'],
  name: '10 · Long, with quotation marks typed in',
};

export const Type10Plain: Story = {
  ...show(fixtures.teamQuotePlain),
  tags: ['content-block-10'],
  name: '10 · Without a portrait',
};

export const Type10Spanish: Story = {
  ...show(fixtures.teamQuote),
  tags: ['content-block-10'],
  name: '10 · In Spanish',
  globals: { language: 'es' },
};
