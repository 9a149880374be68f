import type { Plugin } from 'vite';

/** Where the gallery stands while developing. */
export const galleryPath = '/__forms';

/**
 * The gallery of all forms (src/gallery/), in development only: a build knows nothing of it, because nothing but
 * this answers for its page.
 */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://portal');
        if (pathname === galleryPath) request.url = `/gallery/index.html${search}`;
        // Vite's answer is empty: a browser that follows such a link stays where it is.
        if (pathname === '/__open-in-editor') response.statusCode = 204;
        next();
      });
    },
  };
}
