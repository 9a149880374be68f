import { trustedScriptUrl } from '../trusted-url.ts';
import workerUrl from './photo-worker.ts?worker&url';

/**
 * A smaller copy of a photo, made beside the page so that nothing waits for it: at most 2200 px on its long side,
 * upright, and without EXIF data (and the place in it). Undefined whenever there is any doubt: then the photo goes
 * as it was chosen.
 */
export function shrinkPhoto(file: File, signal: AbortSignal): Promise<File | undefined> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
    const end = (made?: Blob) => {
      worker.terminate();
      resolve(made && new File([made], jpegName(file.name), { type: made.type }));
    };
    worker.onmessage = ({ data }) => end(data);
    worker.onmessageerror = () => end();
    worker.onerror = (event) => {
      // It did not load, or it cannot run here. That is no fault of the page.
      event.preventDefault();
      end();
    };
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason);
    });
    worker.postMessage(file);
  });
}

function jpegName(name: string): string {
  return `${name.replace(/\.\w+$/, '')}.jpg`;
}
