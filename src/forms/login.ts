import { form } from '#generated/login/form.ts';

/*
 * This form has a hand-written page (see `hasOwnPage`), because its answers open a session. It has no draft, because
 * they are not stored.
 */

export const login = form;
