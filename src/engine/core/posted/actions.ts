import type { StepAnswers } from '../answers.ts';

/** Without JavaScript, a pressed button sends its action in this parameter. The main button sends none. */
export const actionName = 'do';

/**
 * The action of a pressed button. `edit` is followed by the id of a step and, for a row, by the row's path.
 * `add`, `change` and `remove` are followed by the path of a repeat or row.
 */
export type PostedAction =
  | 'back'
  | 'stay'
  | 'undo'
  | 'clear'
  | 'clear yes'
  | `edit ${string}`
  | `${'add' | 'change' | 'remove'} ${string}`;

export const readAction = (posted: URLSearchParams): readonly string[] =>
  (posted.get(actionName) ?? 'next').split(' ');

/** The result of a post (without JavaScript) after which the same step is rendered again. */
export interface PostResult {
  readonly step: string;
  /** The fields on the posted page. Fields that this post made visible show no error yet. */
  readonly asked: readonly string[];
  readonly page?: number;
  /** What the user typed into the search inputs of long lists, by field path. */
  readonly searches?: { readonly [path: string]: string };
  readonly clears?: boolean;
  /** The row that the user has just removed and can restore. `path` is the path of its repeat. */
  readonly removed?: {
    readonly path: string;
    readonly index: number;
    readonly row: StepAnswers;
    readonly name: string;
  };
}
