import type { FieldDefinition } from '../../cms/cms.types.ts';

/** Props of the editors of all kinds of fields. */
export interface FieldEditorProps {
  /** Id of the entry that has the field. */
  readonly entryId: string;
  readonly field: FieldDefinition;
  readonly value: unknown;
  /** Called with the new value. Undefined removes the value. */
  readonly onChange: (value: unknown) => void;
  readonly hint: string | undefined;
  /** Id of the control in the document. */
  readonly id: string;
  /** Accessible name of the control, or of a group of controls. */
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Language of the value, as a tag; undefined if the field is not localized. */
  readonly lang: string | undefined;
  /** Opens a linked entry in the panel, in place of this one. */
  readonly onOpen: (entryId: string) => void;
}
