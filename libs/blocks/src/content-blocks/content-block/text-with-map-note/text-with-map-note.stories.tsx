import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthoredEntry } from '@skein/cms-client';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './text-with-map-note.fixtures.ts';
import { TextWithMapNote } from './text-with-map-note.tsx';

const meta = {
  title: 'Blocks/Content block/4 · Text with map note',
  component: TextWithMapNote,
  tags: ['content-block-4'],
  parameters: { contentType: contentBlock, variant: 'textWithMapNote' },
} satisfies Meta<typeof TextWithMapNote>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, TextWithMapNote, fixture);

export const Type04Standard: Story = { ...show(fixtures.mapNote), name: '4 · Text, image and map note' };
export const Type04Left: Story = { ...show(fixtures.mapNoteLeft), name: '4 · Image left, on ink' };
export const Type04Panel: Story = { ...show(fixtures.mapNotePanel), name: '4 · As a tinted panel' };
export const Type04Module: Story = {
  ...show(fixtures.mapNoteModule),
  name: '4 · Inside a module outline, title in colours',
};
export const Type04Long: Story = { ...show(fixtures.mapNoteLong), name: '4 · Long text, square corners' };
export const Type04Plain: Story = { ...show(fixtures.mapNotePlain), name: '4 · Without a map' };
export const Type04Spanish: Story = {
  ...Type04Standard,
  name: '4 · In Spanish',
  globals: { language: 'es' },
};
