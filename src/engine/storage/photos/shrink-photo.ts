import { trustedScriptUrl } from '../trusted-url.ts';
import workerUrl from './photo-worker.ts?worker&url';

/**
 * A smaller copy of a photo, made in a worker: at most 2200 px on its long side, upright, and without EXIF data (which
 * may contain the location). Undefined in any doubt: then the photo is sent as it was chosen.
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
      // The worker did not load or cannot run here; not an error of the page.
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
