import type { RefusalPage } from '../post/refusal-view.ts';
import type { BothLanguages } from '../rules/both-languages.ts';
import type { ServedStep } from './call-back.content.ts';
import type { CallFace } from './engine/call-rules.ts';

/** Everything that a page needs to show the next step to a visitor without script. */
export interface CallStepView {
  readonly status: number;
  readonly face: CallFace;
  readonly served: ServedStep;
  /** Id of the block's entry. */
  readonly entryId: string | undefined;
  /** Paths of pages that may hold the block, the visitor's previous page first. */
  readonly pages: readonly string[];
  readonly language: keyof BothLanguages;
}

/** Renders the page of a step. Undefined if it cannot, and the services then use their own page. */
export type RenderStep = (view: CallStepView) => Promise<RefusalPage | undefined>;
