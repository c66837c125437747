import type { BlockNode } from '@skein/cms-client';
import { everyBlock, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import { maintenanceCall, scheduleCall, type ServedStep } from '../call-back/call-back.block.ts';
import { POSTED_FORM_ID } from '../post/post-fields.ts';
import type { CallFace } from '../call-back/engine/call-rules.ts';

/** The next step of a call request, for a visitor without script. */
export interface CallStep {
  /** Id of the block's entry. */
  readonly entryId: string | undefined;
  readonly face: CallFace;
  readonly served: ServedStep;
  /**
   * URLs by language code, such as `es`. If the step's form is posted to one of these URLs, the answer shows the same
   * step in that language.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /**
   * Whether the page may show the step in any call form of the same kind. True for a page that replaces a dialog,
   * because the dialog's own form is not on that page.
   */
  readonly standsIn: boolean;
}

/** Marks the visit of a visitor who is between two steps of a call request. */
export const callSteps: VisitKind<CallStep> = visitKind('step of a call');

const TYPES: Readonly<Record<CallFace, string>> = { modal: scheduleCall.id, maintenance: maintenanceCall.id };

/** Removes the content of dialogs, because dialogs stay closed without script. */
function outsideDialogs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outsideDialogs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'modal' ? [] : [[name, outsideDialogs(part)]])),
  );
}

/**
 * Shows the next step of a call request in place of the first step. If the form is in a dialog, the page for call
 * requests shows the step instead of the page with the dialog, because dialogs stay closed without script.
 */
export const callStepServing: Serving = {
  types: Object.values(TYPES),
  tell({ blocks }, visit) {
    const step = callSteps.of(visit);
    if (!step) return undefined;
    const candidates: BlockNode[] = [];
    everyBlock(outsideDialogs(blocks), (node) => {
      if (node.type === TYPES[step.face]) candidates.push(node);
    });
    const own =
      candidates.find(({ id }) => id === step.entryId) ?? (step.standsIn ? candidates[0] : undefined);
    if (!own) return undefined;
    const { served, languageLinks } = step;
    return {
      props: ({ id }) => (id === own.id ? { served } : undefined),
      shows: own.id,
      ...(languageLinks && { languageLinks, languageForm: POSTED_FORM_ID }),
    };
  },
};
