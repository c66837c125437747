import type { FieldDefinition } from '../../cms/cms.types.ts';

/** Props of the editors of all kinds of fields. */
export interface FieldEditorProps {
  /** The entry of the field. */
  readonly entryId: string;
  readonly field: FieldDefinition;
  readonly value: unknown;
  /** Undefined removes the value. */
  readonly onChange: (value: unknown) => void;
  readonly hint: string | undefined;
  /** Id of the control. */
  readonly id: string;
  /** Accessible name of editors that are more than one control. */
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Language of the value, as a tag; undefined if the field is not localized. */
  readonly lang: string | undefined;
  /** Opens an entry in place. */
  readonly onOpen: (entryId: string) => void;
}
