import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { fixtureProps } from '../testing/fixture-props.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { inToolbarLanguage } from '../testing/story-locale.ts';
import { consent } from './consent.block.ts';
import { bareConsent, siteConsent } from './consent.fixtures.ts';
import { Consent } from './consent.tsx';
import { enhanceConsent } from './enhance-consent.ts';

type StageProps = { fixture: AuthoredEntry; locale: SiteLocale };

function Stage({ fixture, locale }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => (stage.current ? enhanceConsent(stage.current) : undefined), []);
  return (
    <InLocale locale={locale}>
      <div ref={stage}>
        <Consent
          {...fixtureProps(consent, fixture, locale)}
          page={{ locale }}
          asks={['analytics', 'ads', 'chat']}
          choicePage="/cookies"
        />
      </div>
    </InLocale>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Shell/Cookie banner · gfConsent',
  id: 'shell-consent',
  component: Stage,
  parameters: { layout: 'fullscreen', contentType: consent },
  args: { fixture: siteConsent, locale: 'en-US' },
  render: (args, context) => <Stage {...inToolbarLanguage(args, context)} />,
  argTypes: { locale: { control: 'radio', options: ['en-US', 'es'] }, fixture: { control: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible());
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const English: Story = {};
export const Spanish: Story = { args: { locale: 'es' } };
export const BuiltInTexts: Story = { args: { fixture: bareConsent } };
