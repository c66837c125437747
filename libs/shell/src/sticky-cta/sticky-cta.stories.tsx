import { callToAction } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { SCROLLED_FAR_ATTRIBUTE } from '../shell/shell.constants.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { stickyCta } from './sticky-cta.fixtures.ts';
import { StickyCta } from './sticky-cta.tsx';

type StageProps = {
  /** As after more than 1000 px of scroll. */
  scrolledFar: boolean;
  locale: 'en-US' | 'es';
};

function Stage({ scrolledFar, locale }: StageProps) {
  useEffect(() => {
    document.documentElement.toggleAttribute(SCROLLED_FAR_ATTRIBUTE, scrolledFar);
    return () => document.documentElement.removeAttribute(SCROLLED_FAR_ATTRIBUTE);
  }, [scrolledFar]);
  return (
    <>
      <Page>
        A page, scrolled far down. <LowLink href="#low">A link at the lower edge</LowLink>
      </Page>
      <StickyCta cta={fixtureProps(callToAction, stickyCta, locale)} />
    </>
  );
}

const Page = styled.p`
  min-block-size: 120vb;
  padding: var(--space-8);
`;

/** Where the bar lies when the page is not scrolled. */
const LowLink = styled.a`
  position: absolute;
  inset-block-start: calc(100vb - 3rem);
  inset-inline-start: var(--space-8);
`;

const meta: Meta<typeof Stage> = {
  title: 'Shell/StickyCta',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { scrolledFar: true, locale: 'en-US' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** What lies behind the bar comes to rest above it when it is tabbed to. */
export const ScrolledFar: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'A link at the lower edge' });
    const bar = await canvas.findByRole('complementary');
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    link.focus();
    await waitFor(() =>
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
  },
};
export const AtTheTop: Story = { args: { scrolledFar: false } };
export const Spanish: Story = { args: { locale: 'es' } };
