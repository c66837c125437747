import { BlockProvider, emitPageEvent, renderWith, type SiteLocale } from '@skein/cms-client';
import { Button, TextField } from '@skein/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureProps } from '../testing/fixture-props.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { inToolbarLanguage } from '../testing/story-locale.ts';
import { AddressCheckDialog } from './address-check-dialog.tsx';
import { addressCheck } from './address-check.block.ts';
import { addressCheckDialog } from './address-check.fixtures.ts';

type StageProps = {
  locale: SiteLocale;
  withForm: boolean;
};

const form = { id: 'form', type: 'gfStoryForm', props: {} };
const components = { gfStoryForm: () => <TextField label="Street address" name="street" /> };

function Stage({ locale, withForm }: StageProps) {
  const content = fixtureProps(addressCheck, addressCheckDialog, locale);
  return (
    <InLocale locale={locale}>
      <BlockProvider render={renderWith(components)}>
        <Button onClick={() => emitPageEvent('open-address-check', { source: 'story' })}>
          {locale === 'es' ? 'Ver cobertura' : 'Check availability'}
        </Button>
        <AddressCheckDialog {...content} {...(withForm && { form })} />
      </BlockProvider>
    </InLocale>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Shell/AddressCheckDialog · gfAddressCheckModal',
  id: 'shell-addresscheckdialog',
  component: Stage,
  parameters: { contentType: addressCheck },
  render: (args, context) => <Stage {...inToolbarLanguage(args, context)} />,
  args: { locale: 'en-US', withForm: false },
  argTypes: { locale: { control: 'radio', options: ['en-US', 'es'] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const openIt: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(canvasElement.querySelector('dialog')?.open).toBe(true));
};

export const Closed: Story = { tags: ['strangers'] };
export const Open: Story = { play: openIt };
export const OpenInSpanish: Story = { args: { locale: 'es' }, play: openIt };
export const WithForm: Story = { args: { withForm: true }, play: openIt };

export const FocusReturns: Story = {
  play: async (context) => {
    await openIt(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /^(Close|Cerrar)$/ }));
    await waitFor(() => expect(context.canvasElement.querySelector('dialog')?.open).toBe(false));
    await expect(document.activeElement).toBe(within(context.canvasElement).getAllByRole('button')[0]);
  },
};
