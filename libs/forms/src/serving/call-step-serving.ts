import type { BlockNode } from '@skein/cms-client';
import { everyBlock, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import { maintenanceCall, scheduleCall, type ServedStep } from '../call-back/call-back.content.ts';
import type { CallFace } from '../call-back/engine/call-rules.ts';

/** The next step of a call for a visitor without script. */
export interface CallStep {
  /** Id of the block's entry. */
  readonly entryId: string | undefined;
  readonly face: CallFace;
  readonly served: ServedStep;
  /** Whether any block of this kind will do, because the page replaces a dialog. */
  readonly standsIn: boolean;
}

/** The visit of a visitor who goes through the steps of a call. */
export const callSteps: VisitKind<CallStep> = visitKind('step of a call');

const TYPES: Readonly<Record<CallFace, string>> = { modal: scheduleCall.id, maintenance: maintenanceCall.id };

/** Returns content without what its dialogs hold, because dialogs are closed without script. */
function outsideDialogs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outsideDialogs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'modal' ? [] : [[name, outsideDialogs(part)]])),
  );
}

/**
 * Shows the next step of a call in place of the first. A block in a dialog continues on the page that replaces
 * the dialog, with the texts of the block there.
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
    const { served } = step;
    return { props: ({ id }) => (id === own.id ? { served } : undefined) };
  },
};
