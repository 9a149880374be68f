import { form } from '#generated/login/form.ts';

/* A form of its own: what it asks opens a session, and is kept nowhere. */

export const login = form;
