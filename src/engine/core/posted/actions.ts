/** Without JavaScript, a pressed button sends its action in this parameter. The main button sends none. */
export const actionName = 'do';

/**
 * `edit` is followed by the id of a step and, for a row, by the row's path. `add`, `change` and `remove` are
 * followed by the path of a repeat or row.
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
