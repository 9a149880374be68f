import { form } from '#generated/login/form.ts';

/* A form with its own page: its answers open a session, and are not stored. */

export const login = form;
