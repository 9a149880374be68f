/** The form field in which a pressed button posts its action. The main button posts none. */
export const actionName = 'do';

/**
 * The action of a button other than the main one in a posted form: `edit` goes to a step, field or row; the others name
 * the list of rows, or the row, that they apply to.
 */
export type PostedAction =
  | 'back'
  | 'stay'
  | 'undo'
  | 'clear'
  | 'clear yes'
  | `edit ${string}`
  | `${'add' | 'change' | 'remove'} ${string}`;

/** The action and its target, joined. */
export const readAction = (posted: URLSearchParams): readonly string[] =>
  (posted.get(actionName) ?? 'next').split(' ');
