import { form } from '#generated/login/form.ts';

/* Hand-written page (see `hasOwnPage`) without a draft: the answers start a session and must not be
   stored. */

export const login = form;
