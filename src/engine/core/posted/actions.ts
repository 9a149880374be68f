/**
 * The name of the parameter with the pressed button's action, in a form posted without JavaScript. The main
 * button does not send this parameter.
 */
export const actionName = 'do';

/**
 * What a button other than the main button does in a form posted without JavaScript. `edit` is followed by a
 * step id and, for a row, the path of the row; `add`, `change` and `remove` are followed by the path of a
 * repeat or a row.
 */
export type PostedAction =
  | 'back'
  | 'stay'
  | 'undo'
  | 'clear'
  | 'clear yes'
  | `edit ${string}`
  | `${'add' | 'change' | 'remove'} ${string}`;

/** Returns the posted action and its target, such as ['edit', 'address'], or ['next'] for the main button. */
export const readAction = (posted: URLSearchParams): readonly string[] =>
  (posted.get(actionName) ?? 'next').split(' ');
