import type { BlockNode } from '@skein/cms-client';
import { everyBlock, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import { maintenanceCall, scheduleCall, type ServedStep } from '../call-back/call-back.content.ts';
import type { CallFace } from '../call-back/engine/call-rules.ts';

/** A step of a call that follows without script. */
export interface CallStep {
  /** Entry of the block. */
  readonly entryId: string | undefined;
  readonly face: CallFace;
  readonly served: ServedStep;
  /** Whether any block of this kind will do: the page stands in for a dialog. */
  readonly standsIn: boolean;
}

/** A visitor on the way through the steps of a call. */
export const callSteps: VisitKind<CallStep> = visitKind('step of a call');

const TYPES: Readonly<Record<CallFace, string>> = { modal: scheduleCall.id, maintenance: maintenanceCall.id };

/** Content without what dialogs hold: they are closed where no script runs. */
function outsideDialogs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outsideDialogs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'modal' ? [] : [[name, outsideDialogs(part)]])),
  );
}

/**
 * The step that follows in the place of the first. A block that stands in a dialog goes on on the page that stands in for
 * the dialog, in the words of the block there.
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
