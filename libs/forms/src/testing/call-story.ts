import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import type { ServedStep } from '../call-back/call-back.block.ts';
import { CALL_NOW_MS } from './call-cases.ts';
import { formStory, type FormStoryOptions } from './form-story.tsx';

const now = () => CALL_NOW_MS;

/** Creates the story of one step of a call, as a server draws the step. @param values input of earlier steps */
export const callStory =
  (usualFixture: AuthoredEntry, width: string, values: ServedStep['values']) =>
  (
    step: ServedStep['step'],
    more: Partial<ServedStep> = {},
    options: FormStoryOptions = {},
    fixture = usualFixture,
  ): StoryObj => {
    const story = formStory(fixture, { width, ...options });
    const served: ServedStep = { step, values, issues: [], hidden: {}, ...more };
    return { ...story, args: { ...story.args, now, served } };
  };
