import { sessionSeconds } from './form-sessions-repository.ts';

/** Only this host, over HTTPS, may set a cookie of this name: none that another site has planted is read. */
const name = '__Host-form';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export const formCookie = (token: string) => `${name}=${token}; Max-Age=${sessionSeconds}; ${attributes}`;

/** The token that a browser brings, if it has the shape of one of ours. */
export const tokenIn = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)__Host-form=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
