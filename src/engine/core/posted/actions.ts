/**
 * The name of the request parameter that carries a button's action in a form posted without JavaScript. The
 * main button does not send this parameter.
 */
export const actionName = 'do';

/**
 * What a button other than the main one does in a form posted without JavaScript: `edit` opens a step, field or
 * row; `add`, `change` and `remove` are followed by the path of the repeat or the row.
 */
export type PostedAction =
  | 'back'
  | 'stay'
  | 'undo'
  | 'clear'
  | 'clear yes'
  | `edit ${string}`
  | `${'add' | 'change' | 'remove'} ${string}`;

/** Returns the posted action and its target, such as ['edit', 'address']. The default is ['next']. */
export const readAction = (posted: URLSearchParams): readonly string[] =>
  (posted.get(actionName) ?? 'next').split(' ');
