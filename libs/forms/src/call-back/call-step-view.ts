import type { RefusalPage } from '../post/refusal-view.ts';
import type { BothLanguages } from '../rules/both-languages.ts';
import type { ServedStep } from './call-back.block.ts';
import type { CallFace } from './engine/call-rules.ts';

/** The data that a page needs to show the next step to a visitor without script. */
export interface CallStepView {
  readonly status: number;
  readonly face: CallFace;
  readonly served: ServedStep;
  /** Id of the block's entry. */
  readonly entryId: string | undefined;
  /** Paths of pages that may have the block. The first is the page from which the form was posted, if known. */
  readonly pages: readonly string[];
  readonly language: keyof BothLanguages;
  /**
   * URLs by language code, such as `es`. If the step's form is posted to one of these URLs, the answer shows the same
   * step in that language.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** Renders the page of a step. If it returns undefined, the services show their own page. */
export type RenderStep = (view: CallStepView) => Promise<RefusalPage | undefined>;
