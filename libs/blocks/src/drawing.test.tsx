/// <reference types="vite/types/importMeta.d.ts" />
import { describeDrawing } from '@skein/cms-client/testing';
import { InLanguage } from './testing/in-language.tsx';

describeDrawing({
  stories: import.meta.glob(
    // Families that have such tests of their own.
    ['./**/*.stories.tsx', '!./{content-blocks/content-block,grids/content-grid,heroes/hero}/**'],
    { eager: true },
  ),
  wrap: InLanguage,
});
