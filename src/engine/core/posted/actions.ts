/** The name under which a pressed button posts its action. The one that leads on posts none. */
export const actionName = 'do';

/**
 * What a button other than the one that leads on is for, where a form is posted: `edit` leads to a step, or to a field
 * or row of it; the others say which list of rows, or which row, they are about.
 */
export type PostedAction =
  | 'back'
  | 'stay'
  | 'undo'
  | 'clear'
  | 'clear yes'
  | `edit ${string}`
  | `${'add' | 'change' | 'remove'} ${string}`;

/** The action and what it is about, one after the other. */
export const readAction = (posted: URLSearchParams): readonly string[] =>
  (posted.get(actionName) ?? 'next').split(' ');
