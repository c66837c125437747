import type { AuthoredEntry, EntryType } from '@skein/cms-client';
import type { FixtureStory } from '@skein/cms-client/stories';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { PostResult } from '../post/send-post.ts';
import { FormServicesProvider } from '../services/form-services-provider.tsx';
import { formComponents } from './form-components.ts';
import { standInServices, type StandInOptions } from './stand-in-services.ts';
import { story } from './story.ts';

export interface FormStoryOptions extends StandInOptions {
  /** Width around the form, as in its usual hero, dialog or column. CSS length. */
  readonly width?: string;
}

/** Functions that simulate a service: `onItsWay` never answers, and `notSent` reports a failure. */
export const onItsWay = (): Promise<never> => new Promise(() => {});
export const notSent = (): PostResult => ({ kind: 'failed', reason: 'story' });

/** Matches the message of the console about a form that could not be sent. */
const TOLD = / submission failed story$/;

/** Creates a story of a form whose services answer from memory. */
export function formStory(
  fixture: AuthoredEntry,
  { width = '72rem', ...options }: FormStoryOptions = {},
): FixtureStory {
  const Form = formComponents[fixture.type.id] as ComponentType<{ readonly id: string }>;
  const shown = story(fixture.type as EntryType<object>, Form)(fixture);
  const services = standInServices(options);
  const load = async () => services;
  return {
    ...shown,
    parameters: { ...shown.parameters, ...(options.answer === notSent && { says: TOLD }) },
    render: (args, context) => (
      <FormServicesProvider load={load}>
        <Stage $width={width}>{shown.render(args, context)}</Stage>
      </FormServicesProvider>
    ),
  };
}

const Stage = styled.div<{ $width: string }>`
  box-sizing: border-box;
  max-inline-size: calc(${({ $width }) => $width} + 2 * var(--space-gutter));
  min-block-size: 26rem;
  margin-inline: auto;
  padding: var(--space-8) var(--space-gutter);
`;
