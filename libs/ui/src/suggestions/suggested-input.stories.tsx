import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SuggestionSource } from './suggester.ts';
import { SuggestedInput } from './suggested-input.tsx';

const STREETS = ['418 Alder Street', '12 Juniper Street', '7 Juniper Court'];
const source: SuggestionSource = async (query) =>
  STREETS.filter((text) => text.toLowerCase().includes(query.toLowerCase())).map((text) => ({
    id: text,
    text,
  }));

const meta = {
  title: 'UI/SuggestedInput',
  component: SuggestedInput,
  parameters: {
    advice: {
      use: 'A field that offers answers while somebody types, such as an address.',
      avoid: 'Short lists: use a Select. Fields where any text will do: use a TextField.',
      keyboard: 'Arrow keys move through the suggestions, Enter takes one, Escape closes the list.',
      accessibility:
        'The WAI pattern for a combobox. The number of suggestions is announced. Without script, it is a text field.',
      status: 'stable',
    },
  },
  args: {
    label: 'Street address',
    suggest: {
      source,
      onChoose: () => {},
      debounceMs: 0,
      minLength: 1,
      nothing: 'We know no street like this.',
    },
  },
} satisfies Meta<typeof SuggestedInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Street address');
    await userEvent.type(field, 'juniper');
    await expect(await within(document.body).findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Street address');
    await userEvent.type(field, 'x');
    // The text is once visible, and once in the live region for screen readers.
    await expect(await within(canvasElement).findAllByText('We know no street like this.')).toHaveLength(2);
  },
};
