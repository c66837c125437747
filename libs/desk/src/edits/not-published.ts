import { CmsError } from '../cms/cms-client.ts';
import type { Draft, SaveState } from './edit-store.types.ts';

/** The states of a draft that cannot be published: visitors would see the version before these edits. */
type Unsaved = Extract<SaveState, 'conflict' | 'refused' | 'failed'>;
const UNSAVED: readonly SaveState[] = ['conflict', 'refused', 'failed'] satisfies readonly Unsaved[];

/** Returns the state that keeps a draft from being published, or undefined. */
export const unsavedState = (draft: Draft | undefined): Unsaved | undefined =>
  draft && UNSAVED.includes(draft.state) ? (draft.state as Unsaved) : undefined;

/** What the CMS says of one field, or of the entry if `fieldId` is undefined. */
export interface Refusal {
  readonly fieldId?: string | undefined;
  /** The vendor's name for the broken rule, such as `required`. */
  readonly name?: string | undefined;
  readonly words: string;
}

/**
 * Thrown when an entry or asset is not published. Items before it in the publication are published, and items after
 * it are not.
 */
export class NotPublished extends Error {
  readonly id: string;
  /** The state of an unsaved draft, `noAnswer` if the CMS did not answer, or what the CMS says. */
  readonly reason: Unsaved | 'noAnswer' | { readonly faults: readonly Refusal[] };
  /** @param cause the state of the draft, or the error of the request */
  constructor(id: string, cause: unknown) {
    super(`${id} was not published.`, { cause });
    this.id = id;
    this.reason = reasonOf(cause);
  }
}

function reasonOf(cause: unknown): NotPublished['reason'] {
  if (cause instanceof CmsError) return { faults: refusalsIn(cause) };
  // A request that gets no answer rejects with a TypeError.
  if (cause instanceof TypeError) return 'noAnswer';
  const unsaved = UNSAVED.find((state) => state === cause) as Unsaved | undefined;
  return unsaved ?? { faults: [{ words: cause instanceof Error ? cause.message : String(cause) }] };
}

function refusalsIn({ faults, message }: CmsError): readonly Refusal[] {
  const each = faults.flatMap(({ path, name, details = name }) =>
    details === undefined
      ? []
      : [{ fieldId: path?.[1] === undefined ? undefined : String(path[1]), name, words: details }],
  );
  return each.length > 0 ? each : [{ words: message }];
}
