/** The parameter with the pressed button's action, without JavaScript. The main button sends none. */
export const actionName = 'do';

/**
 * `edit` is followed by a step id and, for a row, the row's path; `add`, `change` and `remove` are followed
 * by the path of a repeat or row.
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
