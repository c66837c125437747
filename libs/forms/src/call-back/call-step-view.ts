import type { RefusalPage } from '../post/refusal-view.ts';
import type { BothLanguages } from '../rules/both-languages.ts';
import type { ServedStep } from './call-back.content.ts';
import type { CallFace } from './engine/call-rules.ts';

/** Everything that a page needs to show a visitor without script the step that follows. */
export interface CallStepView {
  readonly status: number;
  readonly face: CallFace;
  readonly served: ServedStep;
  /** Entry of the block. */
  readonly entryId: string | undefined;
  /** Paths of pages on which the block may stand, the one that the visitor comes from first. */
  readonly pages: readonly string[];
  readonly language: keyof BothLanguages;
}

/** Draws the page of a step; undefined: it cannot, a page of the services' own will do. */
export type RenderStep = (view: CallStepView) => Promise<RefusalPage | undefined>;
