import { form } from '#generated/login/form.ts';

/* This form has a hand-written page (see `hasOwnPage`) and no draft, because its answers start a session
   and must not be stored. */

export const login = form;
