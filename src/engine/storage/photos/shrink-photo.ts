import { trustedScriptUrl } from '../trusted-url.ts';
import workerUrl from './photo-worker.ts?worker&url';

/**
 * Returns a copy that is upright, has at most 2200 px on the longer side, and has no EXIF data, which can
 * contain the location. If it returns undefined, the original is sent.
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
      // The worker failed to load or run. This is not reported, because the original photo is sent.
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
