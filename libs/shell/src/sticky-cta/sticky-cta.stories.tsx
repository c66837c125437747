import { callToAction } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { SCROLLED_FAR_ATTRIBUTE } from '../shell.constants.ts';
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
      <Page>A page, scrolled far down.</Page>
      <StickyCta cta={fixtureProps(callToAction, stickyCta, locale)} />
    </>
  );
}

const Page = styled.p`
  min-block-size: 120vb;
  padding: var(--space-8);
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

export const ScrolledFar: Story = {};
export const AtTheTop: Story = { args: { scrolledFar: false } };
export const Spanish: Story = { args: { locale: 'es' } };
