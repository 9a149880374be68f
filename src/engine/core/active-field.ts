import type { FieldSchema, FieldUi } from './definition.ts';
import type { Facts, OptionList } from './values/lists.ts';

/** A field as the answers given so far make it: what is hidden is not in the list. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
  /** The noun of a question that must be answered before this one offers anything. */
  readonly waitsFor?: string;
  /** A list too long to be in the schema, with the facts that are wanted of its options beside these answers. */
  readonly list?: OptionList & { readonly wanted: Facts };
}
