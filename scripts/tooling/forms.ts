import { createServer } from 'vite';
import { galleryPath } from '../build/gallery-plugin.ts';

/** Every form in every state, with reload in place. It asks no server for anything. */
const portal = await createServer();
await portal.listen();
const [address] = portal.resolvedUrls?.local ?? [];
console.log(`All forms: ${address?.replace(/\/$/, '')}${galleryPath}`);
