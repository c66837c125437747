import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { comingSoonCard } from './coming-soon-card.content.ts';
import { ComingSoonCard } from './coming-soon-card.tsx';
import { placesToCome, placeWithMuchToSay, placeWithoutPicture } from './places-to-come.fixtures.ts';

const meta = {
  title: 'Carousels/Coming soon card',
  component: ComingSoonCard,
  parameters: { contentType: comingSoonCard, layout: 'padded' },
} satisfies Meta<typeof ComingSoonCard>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(comingSoonCard, ComingSoonCard, fixture);

export const Standard: Story = show(placesToCome[0]);
export const WithAWordOfItsOwn: Story = show(placesToCome[1]);
export const WithoutPicture: Story = show(placeWithoutPicture);
export const Long: Story = show(placeWithMuchToSay);
export const Spanish: Story = { ...show(placesToCome[0]), globals: { language: 'es' } };
