import { form } from '#generated/login/form.ts';

/* This form has a hand-written page (see `hasOwnPage`). It has no draft, because its answers must not be
   stored. */

export const login = form;
