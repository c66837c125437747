import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { simpleModule } from './simple-module.content.ts';
import * as fixtures from './simple-module.fixtures.ts';
import { SimpleModule } from './simple-module.tsx';

const meta = {
  title: 'Blocks/Simple module with form',
  component: SimpleModule,
  tags: ['simple-module'],
  parameters: { contentType: simpleModule },
} satisfies Meta<typeof SimpleModule>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(simpleModule, SimpleModule, fixture);

export const Basic: Story = { ...show(fixtures.simpleModuleBasic), name: 'Form beside the words' };
export const Below: Story = { ...show(fixtures.simpleModuleBelow), name: 'Form below the words, on ink' };
export const WithPicture: Story = { ...show(fixtures.simpleModulePicture), name: 'With a picture' };
export const WithCta: Story = {
  ...show(fixtures.simpleModuleCta),
  name: 'A call to action in place of the form',
};
export const TitleOnly: Story = { ...show(fixtures.simpleModuleTitleOnly), name: 'Only what is required' };
export const Long: Story = { ...show(fixtures.simpleModuleLong), name: 'Long text' };
export const Spanish: Story = { ...WithPicture, name: 'In Spanish', globals: { language: 'es' } };
