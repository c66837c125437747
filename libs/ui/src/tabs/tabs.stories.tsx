import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onInk } from '../section/on-ink.test-support.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Plans by speed',
    onSelect: fn(),
    tabs: [
      { id: 'core', label: 'Core', content: 'One gigabit. Enough for most homes, most days.' },
      { id: 'home', label: 'Home', content: 'Three gigabits, for a house where everyone is online at once.' },
      { id: 'edge', label: 'Edge', content: 'Eight gigabits, for people who know why.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByArrowKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Core' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('home');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three gigabits');
  },
};

export const StartsElsewhere: Story = { args: { defaultSelected: 'edge' } };

export const ManyTabs: Story = {
  args: {
    tabs: ['Portland', 'Salem', 'Eugene', 'Bend', 'Medford', 'Corvallis', 'Albany', 'Ashland', 'Astoria'].map(
      (city) => ({
        id: city,
        label: city,
        content: `What is happening in ${city}.`,
      }),
    ),
  },
};

export const Spanish: Story = {
  args: {
    label: 'Planes por velocidad',
    tabs: [
      { id: 'uno', label: 'Esencial', content: 'Un gigabit.' },
      { id: 'dos', label: 'Hogar', content: 'Tres gigabits.' },
    ],
  },
};

export const OnInk: Story = { decorators: [onInk] };
