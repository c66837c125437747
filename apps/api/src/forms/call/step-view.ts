import type { ServedStep } from '@skein/forms/content';
import type { CallFace } from '@skein/forms/contract';
import type { Language } from '@skein/http';
import type { RefusalPage } from '../../posts/refusal.ts';

/** Everything that a page needs to show a visitor without script the step that follows. */
export interface CallStepView {
  readonly status: number;
  readonly face: CallFace;
  readonly served: ServedStep;
  /** Entry of the block. */
  readonly entryId: string | undefined;
  /** Paths of pages on which the block may stand, the one that the visitor comes from first. */
  readonly pages: readonly string[];
  readonly language: Language;
}

/** Draws the page of a step; undefined: it cannot, a page of the services' own will do. */
export type RenderStep = (view: CallStepView) => Promise<RefusalPage | undefined>;
