/// <reference types="vite/types/importMeta.d.ts" />
import { describeDrawing } from '@skein/cms-client/testing';
import { InLanguage } from '../../testing/in-language.tsx';

describeDrawing({
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  wrap: InLanguage,
});
